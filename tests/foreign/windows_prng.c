/* For the tests alone: Wine 8 has no bcryptprimitives.dll, from which every Rust program takes its random bytes under Windows. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T length) {
    return RtlGenRandom(bytes, (ULONG)length);
}
