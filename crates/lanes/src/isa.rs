//! Instruction sets, and running a kernel with one.

use crate::bytes32::Bytes32;
use crate::numbers8::Numbers8;
use crate::words8::Words8;
use crate::words16::Words16;
use crate::words64::Words64;

/// An instruction set that kernels are compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Isa {
    /// 512-bit words with compression: F, BW, DQ, VL, VBMI, VBMI2, BITALG, VPOPCNTDQ, GFNI.
    Avx512,
    /// 256-bit words.
    Avx2,
    /// Plain integers, on any machine.
    Portable,
}

impl Isa {
    /// All of them, best first.
    pub const ALL: [Isa; 3] = [Isa::Avx512, Isa::Avx2, Isa::Portable];

    /// One word.
    pub fn name(self) -> &'static str {
        match self {
            Isa::Avx512 => "avx512",
            Isa::Avx2 => "avx2",
            Isa::Portable => "portable",
        }
    }

    /// Does this machine have it?
    pub fn is_available(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => has_avx512(),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => has_avx2(),
            Isa::Portable => true,
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// The best one here, or the one that the environment variable `BACKTRAIL_ISA` names, if this machine has it.
    pub fn best() -> Isa {
        let forced = std::env::var("BACKTRAIL_ISA").ok();
        let named = Isa::ALL.into_iter().find(|isa| Some(isa.name()) == forced.as_deref() && isa.is_available());
        named.or_else(|| Isa::ALL.into_iter().find(|isa| isa.is_available())).unwrap_or(Isa::Portable)
    }
}

/// Proof that the processor has an instruction set, and the words that go with it.
pub trait Simd: Copy + Send + Sync {
    /// Lanes of 8 bits.
    type W8: Words8;
    /// Thirty-two bytes.
    type B32: Bytes32;
    /// Lanes of 16 bits.
    type W16: Words16;
    /// Lanes of 64 bits.
    type W64: Words64;
    /// Eight numbers of 64 bits.
    type N8: Numbers8;

    /// Runs a part of a kernel by a function call, where all else is inlined: a recursion, or a large algorithm, is plain
    /// code that holds this proof and calls its parts.
    fn call<P: Part>(self, part: P) -> P::Out;
}

/// A part of a kernel that is called rather than inlined. Mark `run` and all that it calls `#[inline(always)]`, as for a
/// [`Kernel`]. Its type may name the words of a [`Simd`], which `run` of a kernel alone knows.
pub trait Part {
    /// What it computes.
    type Out;

    /// Computes it.
    fn run(self) -> Self::Out;
}

/// A part as a kernel.
struct Called<P>(P);

impl<P: Part> Kernel for Called<P> {
    type Out = P::Out;

    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> P::Out {
        self.0.run()
    }
}

/// An algorithm over vector words. Mark `run` and all that it calls `#[inline(always)]`: what is not inlined into
/// [`dispatch`] is compiled without the instructions.
pub trait Kernel {
    /// What it computes.
    type Out;

    /// Computes it with the words of `S`.
    fn run<S: Simd>(self, simd: S) -> Self::Out;
}

/// Runs a kernel with an instruction set.
///
/// # Panics
///
/// If this machine does not have it.
pub fn dispatch<K: Kernel>(isa: Isa, kernel: K) -> K::Out {
    assert!(isa.is_available(), "this machine has no {}", isa.name());
    match isa {
        // SAFETY: `is_available` has just said that the processor has every feature that the function enables.
        #[cfg(target_arch = "x86_64")]
        Isa::Avx512 => unsafe { with_avx512(kernel) },
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        Isa::Avx2 => unsafe { with_avx2(kernel) },
        _ => kernel.run(Portable(())),
    }
}

/// Runs a kernel that gains nothing from 512-bit words: where those are, with 256-bit words. There is one compiled copy less.
///
/// # Panics
///
/// If this machine does not have the instruction set.
pub fn dispatch_narrow<K: Kernel>(isa: Isa, kernel: K) -> K::Out {
    let isa = if isa == Isa::Avx512 { Isa::Avx2 } else { isa };
    assert!(isa.is_available(), "this machine has no {}", isa.name());
    match isa {
        // SAFETY: `is_available` has just said that the processor has every feature that the function enables.
        #[cfg(target_arch = "x86_64")]
        Isa::Avx2 => unsafe { with_avx2(kernel) },
        _ => kernel.run(Portable(())),
    }
}

/// What the processor must have and what a kernel is compiled with, from one list: a feature that was enabled and not asked for
/// would be an illegal instruction, or with LZCNT, which older processors take for another one, a wrong count.
macro_rules! compiled_with {
    ($has:ident, $with:ident, $simd:ident: $($feature:tt)*) => {
        #[cfg(target_arch = "x86_64")]
        fn $has() -> bool {
            true $(&& is_x86_feature_detected!($feature))*
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature($(enable = $feature),*)]
        fn $with<K: Kernel>(kernel: K) -> K::Out {
            kernel.run($simd(()))
        }
    };
}

compiled_with!(has_avx512, with_avx512, Avx512:
    "avx512f" "avx512bw" "avx512dq" "avx512vl" "avx512vbmi" "avx512vbmi2" "avx512bitalg" "avx512vpopcntdq" "gfni"
    "bmi1" "bmi2" "lzcnt" "popcnt");
compiled_with!(has_avx2, with_avx2, Avx2: "avx2" "bmi1" "bmi2" "lzcnt" "popcnt");

/// Plain integers.
#[derive(Clone, Copy, Debug)]
struct Portable(());

impl Simd for Portable {
    type W8 = crate::words8::portable::Words;
    type B32 = crate::bytes32::portable::Bytes;
    type W16 = crate::words16::portable::Words;
    type W64 = crate::words64::portable::Words;
    type N8 = crate::numbers8::portable::Numbers;

    fn call<P: Part>(self, part: P) -> P::Out {
        part.run()
    }
}

/// 256-bit words.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
struct Avx2(());

#[cfg(target_arch = "x86_64")]
impl Simd for Avx2 {
    type W8 = crate::words8::avx2::Words;
    type B32 = crate::bytes32::avx2::Bytes;
    type W16 = crate::words16::avx2::Words;
    type W64 = crate::words64::avx2::Words;
    type N8 = crate::numbers8::avx2::Numbers;

    fn call<P: Part>(self, part: P) -> P::Out {
        // SAFETY: only `dispatch` makes `self`, after it has asked the processor.
        unsafe { with_avx2(Called(part)) }
    }
}

/// 512-bit words.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
struct Avx512(());

#[cfg(target_arch = "x86_64")]
impl Simd for Avx512 {
    type W8 = crate::words8::avx512::Words;
    type B32 = crate::bytes32::avx512::Bytes;
    type W16 = crate::words16::avx512::Words;
    type W64 = crate::words64::avx512::Words;
    type N8 = crate::numbers8::avx512::Numbers;

    fn call<P: Part>(self, part: P) -> P::Out {
        // SAFETY: only `dispatch` makes `self`, after it has asked the processor.
        unsafe { with_avx512(Called(part)) }
    }
}

#[cfg(test)]
mod tests {
    /// Words of code, without comments.
    fn times(word: &str) -> usize {
        let read = |folder: &std::path::Path| -> Vec<std::path::PathBuf> {
            std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
        };
        let mut left = read(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let mut times = 0;
        while let Some(path) = left.pop() {
            if path.is_dir() {
                left.extend(read(&path));
                continue;
            }
            let code = std::fs::read_to_string(&path).expect("a source");
            let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            times += code.map(|line| line.matches(word).count()).sum::<usize>();
        }
        times
    }

    /// Every instruction set has its features from `compiled_with`, which asks for what it enables.
    #[test]
    fn nothing_is_enabled_that_is_not_asked_for() {
        let (enables, asks) = (["#[target", "_feature("].concat(), ["feature_", "detected!("].concat());
        assert_eq!((times(&enables), times(&asks)), (1, 1));
    }
}
