//! Chance that can be repeated: a small generator of numbers from one seed (splitmix64).

/// A stream of numbers.
#[derive(Clone)]
pub(crate) struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    pub(crate) const fn of(seed: u64) -> Chance {
        Chance(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n` - 1.
    pub(crate) const fn below(&mut self, n: i32) -> i32 {
        ((self.next() >> 33) % n as u64) as i32
    }

    /// A number from `a` to `b`, both included.
    pub(crate) const fn between(&mut self, a: i32, b: i32) -> i32 {
        a + self.below(b - a + 1)
    }

    /// True so many times in a hundred.
    pub(crate) const fn percent(&mut self, n: i32) -> bool {
        self.below(100) < n
    }

    /// One of several.
    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(i32::try_from(of.len()).expect("a short list")) as usize]
    }

    /// One of several, when there is any.
    pub(crate) fn pick_any<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        (!of.is_empty()).then(|| self.pick(of))
    }
}
