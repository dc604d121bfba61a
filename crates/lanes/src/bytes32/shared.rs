//! What thirty-two bytes do alike with AVX2 and AVX-512: both hold them in 256 bits.

/// The methods of [`Bytes32`](super::Bytes32) that are the same instructions in both.
macro_rules! in_256_bits {
    () => {
        #[inline(always)]
        fn splat(byte: u8) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_set1_epi8(byte.cast_signed()) })
        }

        #[inline(always)]
        fn load(from: &[u8; 32]) -> Self {
            // SAFETY: the processor has AVX2; the array has 32 bytes.
            Bytes(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
        }

        #[inline(always)]
        fn store(self, to: &mut [u8; 32]) {
            // SAFETY: the processor has AVX2; the array has 32 bytes.
            unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), self.0) }
        }

        #[inline(always)]
        fn without(self, b: Self) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_andnot_si256(b.0, self.0) })
        }

        #[inline(always)]
        fn up3(self) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_slli_epi16::<3>(self.0) })
        }

        #[inline(always)]
        fn down<const N: i32>(self) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_srli_epi16::<N>(self.0) })
        }

        #[inline(always)]
        fn shuffle(self, from: Self) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_shuffle_epi8(self.0, from.0) })
        }

        #[inline(always)]
        fn lookup(self, table: &[u8; 16]) -> Self {
            // SAFETY: the processor has AVX2; the table has 16 bytes.
            let table = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(table.as_ptr().cast())) };
            Bytes(table).shuffle(self)
        }

        #[inline(always)]
        fn add(self, other: Self) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_add_epi8(self.0, other.0) })
        }

        #[inline(always)]
        fn sub(self, other: Self) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_sub_epi8(self.0, other.0) })
        }

        #[inline(always)]
        fn min(self, other: Self) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_min_epu8(self.0, other.0) })
        }

        #[inline(always)]
        fn equals(self, other: Self) -> Self {
            // SAFETY: the processor has AVX2.
            Bytes(unsafe { _mm256_cmpeq_epi8(self.0, other.0) })
        }

        #[inline(always)]
        fn highest(self) -> u32 {
            // SAFETY: the processor has AVX2.
            unsafe { _mm256_movemask_epi8(self.0) }.cast_unsigned()
        }

        #[inline(always)]
        fn is_zero(self) -> bool {
            // SAFETY: the processor has AVX2.
            unsafe { _mm256_testz_si256(self.0, self.0) != 0 }
        }
    };
}

pub(super) use in_256_bits;
