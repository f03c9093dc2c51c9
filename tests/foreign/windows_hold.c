/* For the tests alone: holds a file open as a scanner for viruses does, so that nobody may rename or remove it. hold.exe FILE MILLISECONDS */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

int wmain(int many, wchar_t **words) {
    HANDLE file = CreateFileW(words[1], GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    if (many != 3 || file == INVALID_HANDLE_VALUE) return 1;
    puts("held");
    fflush(stdout);
    Sleep((DWORD)_wtoi(words[2]));
    return 0;
}
