//! NVIDIA's run-time compiler, found and called.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::ptr::null_mut;
use std::sync::OnceLock;

use backtrail::{Text, text};
use libloading::Library;

/// The compiler.
pub(crate) struct Compiler {
    library: Library,
    /// What it opens by name itself when it is called.
    _builtins: Option<Library>,
}

type Program = *mut c_void;

impl Compiler {
    /// The compiler, if there is one: looked for once.
    pub(crate) fn get() -> Option<&'static Compiler> {
        static COMPILER: OnceLock<Option<Compiler>> = OnceLock::new();
        COMPILER.get_or_init(|| by_name().or_else(|| folders().iter().find_map(|folder| in_folder(folder)))).as_ref()
    }

    /// Compiles a source to machine code.
    ///
    /// # Errors
    ///
    /// If it does not compile, or the library has none of the functions: the last line that the compiler says.
    pub(crate) fn compile(&self, source: &str, options: &[String]) -> Result<Vec<u8>, Text> {
        self.try_compile(source, options).map_err(|why| text!("gpu-not-compiled", why = why))
    }

    fn try_compile(&self, source: &str, options: &[String]) -> Result<Vec<u8>, String> {
        type Create = unsafe extern "C" fn(
            *mut Program,
            *const c_char,
            *const c_char,
            c_int,
            *const *const c_char,
            *const *const c_char,
        ) -> c_int;
        type Compile = unsafe extern "C" fn(Program, c_int, *const *const c_char) -> c_int;
        type Size = unsafe extern "C" fn(Program, *mut usize) -> c_int;
        type Read = unsafe extern "C" fn(Program, *mut c_char) -> c_int;
        type Destroy = unsafe extern "C" fn(*mut Program) -> c_int;
        let missing = |error: libloading::Error| error.to_string();
        // SAFETY: these are the signatures that nvrtc.h gives these functions in all versions that compile to machine code (11.1 on).
        let (create, compile, destroy, log_size, log, image_size, image) = unsafe {
            (
                self.library.get::<Create>(b"nvrtcCreateProgram").map_err(missing)?,
                self.library.get::<Compile>(b"nvrtcCompileProgram").map_err(missing)?,
                self.library.get::<Destroy>(b"nvrtcDestroyProgram").map_err(missing)?,
                self.library.get::<Size>(b"nvrtcGetProgramLogSize").map_err(missing)?,
                self.library.get::<Read>(b"nvrtcGetProgramLog").map_err(missing)?,
                self.library.get::<Size>(b"nvrtcGetCUBINSize").map_err(missing)?,
                self.library.get::<Read>(b"nvrtcGetCUBIN").map_err(missing)?,
            )
        };
        let source = CString::new(source).map_err(|error| error.to_string())?;
        let options: Vec<CString> =
            options.iter().map(|option| CString::new(&**option).expect("options have no zero bytes")).collect();
        let options: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
        let mut program: Program = null_mut();
        // SAFETY: the source is a string with a zero byte at its end, and there are no headers.
        let made = unsafe {
            create(&raw mut program, source.as_ptr(), c"kernels.cu".as_ptr(), 0, std::ptr::null(), std::ptr::null())
        };
        if made != 0 {
            return Err(format!("nvrtcCreateProgram: {made}"));
        }
        let read = |size: &Size, read: &Read| -> Vec<u8> {
            let mut bytes = 0;
            // SAFETY: the program was made above.
            unsafe { size(program, &raw mut bytes) };
            let mut text = vec![0; bytes];
            if bytes > 0 {
                // SAFETY: the buffer has the size that the compiler has asked for.
                unsafe { read(program, text.as_mut_ptr().cast()) };
            }
            text
        };
        // SAFETY: the options are strings with zero bytes at their ends.
        let compiled = unsafe { compile(program, options.len() as c_int, options.as_ptr()) };
        let result = match compiled {
            0 => Ok(read(&image_size, &image)),
            error => {
                let log = read(&log_size, &log);
                let log = CStr::from_bytes_until_nul(&log).map(|log| log.to_string_lossy().into_owned());
                let line =
                    log.ok().and_then(|log| log.lines().find(|line| !line.trim().is_empty()).map(str::to_string));
                Err(line.unwrap_or_else(|| format!("nvrtcCompileProgram: {error}")))
            }
        };
        // SAFETY: the program was made above and is not used again.
        unsafe { destroy(&raw mut program) };
        result
    }
}

/// Major versions that are looked for.
const VERSIONS: [&str; 4] = ["14", "13", "12", "11.2"];

/// The library where the system looks for libraries.
fn by_name() -> Option<Compiler> {
    let names = VERSIONS.iter().map(|version| format!("libnvrtc.so.{version}")).chain(["libnvrtc.so".to_string()]);
    // SAFETY: loading NVIDIA's library runs its initialisers alone.
    let library = names.into_iter().find_map(|name| unsafe { Library::new(name) }.ok())?;
    Some(Compiler { library, _builtins: None })
}

/// The library in a folder, with what it opens by name itself.
fn in_folder(folder: &Path) -> Option<Compiler> {
    let files: Vec<PathBuf> = std::fs::read_dir(folder).ok()?.filter_map(|file| Some(file.ok()?.path())).collect();
    let find = |prefix: &str| {
        files.iter().find(|file| {
            file.file_name().is_some_and(|name| {
                let name = name.to_string_lossy();
                name.starts_with(prefix) && !name.contains(".alt.")
            })
        })
    };
    // SAFETY: loading NVIDIA's libraries runs their initialisers alone.
    let builtins = find("libnvrtc-builtins.so").and_then(|file| unsafe { Library::new(file) }.ok());
    // SAFETY: as above.
    let library = unsafe { Library::new(find("libnvrtc.so")?) }.ok()?;
    Some(Compiler { library, _builtins: builtins })
}

/// Where else it may be: the toolkit's folders, and those of Python's package.
fn folders() -> Vec<PathBuf> {
    let given = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let toolkits = ["CUDA_PATH", "CUDA_HOME"].into_iter().filter_map(given).chain([PathBuf::from("/usr/local/cuda")]);
    let mut folders: Vec<PathBuf> = toolkits
        .flat_map(|root| ["lib64", "lib", "targets/x86_64-linux/lib"].map(|folder| root.join(folder)))
        .collect();
    let pythons = ["VIRTUAL_ENV", "CONDA_PREFIX"].into_iter().filter_map(given);
    let pythons = pythons.chain(given("HOME").map(|home| home.join(".local")));
    let pythons = pythons.chain(["/usr/local", "/usr"].map(PathBuf::from));
    for python in pythons.flat_map(|root| children(&root.join("lib"), "python3")) {
        for packages in ["site-packages", "dist-packages"] {
            folders.extend(children(&python.join(packages).join("nvidia"), "cu").into_iter().map(|of| of.join("lib")));
        }
    }
    folders
}

/// What lies in a folder and begins so.
fn children(folder: &Path, prefix: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let entries =
        entries.filter_map(Result::ok).filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix));
    entries.map(|entry| entry.path()).collect()
}
