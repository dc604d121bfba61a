//! The operators of the vectors: the same for every width of lane, since they know nothing of lanes.

/// Writes `&`, `|` and `^` for a vector by the instructions for them, and `!` too if there is one that makes ones.
macro_rules! operators {
    ($words:ident: $and:ident, $or:ident, $xor:ident) => {
        $crate::operators::operators!(@two BitAnd bitand $words $and);
        $crate::operators::operators!(@two BitOr bitor $words $or);
        $crate::operators::operators!(@two BitXor bitxor $words $xor);
    };
    ($words:ident: $and:ident, $or:ident, $xor:ident, $ones:ident) => {
        $crate::operators::operators!($words: $and, $or, $xor);

        impl std::ops::Not for $words {
            type Output = Self;

            #[inline(always)]
            fn not(self) -> Self {
                // SAFETY: there are vectors of this type only where `dispatch` found the instructions.
                $words(unsafe { $xor(self.0, $ones(-1)) })
            }
        }
    };
    (@two $operator:ident $method:ident $words:ident $instruction:ident) => {
        impl std::ops::$operator for $words {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: there are vectors of this type only where `dispatch` found the instructions.
                $words(unsafe { $instruction(self.0, other.0) })
            }
        }
    };
}

pub(crate) use operators;
