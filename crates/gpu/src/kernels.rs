//! The kernels for a number of queens and a device: from the cache, or compiled.

use std::ffi::CString;
use std::sync::Arc;

use backtrail::{Text, text};
use cudarc::driver::CudaContext;
use cudarc::driver::result::{self, DriverError};
use cudarc::driver::sys::{self, CUdevice_attribute, CUfunction, CUfunction_attribute, CUmodule};

use crate::cache::{self, Key};
use crate::nvrtc::Compiler;
use crate::room::Shape;

const SOURCE: &str = include_str!("kernels.cu");

/// The oldest compute capability with what the kernels use: votes and shuffles that name their lanes, 48 KiB of shared memory a block.
const OLDEST: (i32, i32) = (7, 0);

/// Kernels compiled for a number of queens, a prefix and a device.
pub(crate) struct Kernels {
    module: CUmodule,
    pub(crate) list_keys: CUfunction,
    pub(crate) list_leaves: CUfunction,
    pub(crate) whole_lists: CUfunction,
    pub(crate) filters: Vec<CUfunction>,
    pub(crate) join: CUfunction,
    /// Shared memory of a block of `list_keys`, `list_leaves` and `join`.
    pub(crate) shared: [u32; 3],
}

/// A sentence on what the driver has said.
pub(crate) fn failed(error: DriverError) -> Text {
    let name = error.error_string().ok().and_then(|text| text.to_str().ok());
    text!("gpu-failed", why = name.map_or_else(|| error.to_string(), str::to_string))
}

/// Is this device new enough?
pub(crate) fn is_fit(number: usize) -> bool {
    capability(number).is_ok_and(|capability| capability >= OLDEST)
}

fn capability(number: usize) -> Result<(i32, i32), DriverError> {
    let device = result::device::get(number as i32)?;
    let attribute = |attribute: CUdevice_attribute| {
        // SAFETY: the driver has given the device.
        unsafe { result::device::get_attribute(device, attribute) }
    };
    Ok((
        attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?,
        attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?,
    ))
}

impl Kernels {
    /// Loads kernels from the cache, or compiles them.
    pub(crate) fn load(context: &Arc<CudaContext>, n: u32, shape: Shape) -> Result<Self, Text> {
        let options = options(context.ordinal(), n, shape.prefix)?;
        let folder = cache::folder();
        let key = Key { source: SOURCE, options: &options, driver: driver() };
        context.bind_to_thread().map_err(failed)?;
        if let Some(kernels) = folder.as_deref().and_then(|folder| Kernels::of(&cache::get(folder, &key)?, shape).ok())
        {
            return Ok(kernels);
        }
        let compiler = Compiler::get().ok_or_else(|| text!("gpu-no-compiler"))?;
        let image = compiler.compile(SOURCE, &options)?;
        if let Some(folder) = folder {
            cache::put(&folder, &key, &image);
        }
        Kernels::of(&image, shape).map_err(failed)
    }

    fn of(image: &[u8], shape: Shape) -> Result<Self, DriverError> {
        // SAFETY: the image is what the compiler has made, of its full length; the driver checks it.
        let module = unsafe { result::module::load_data(image.as_ptr().cast()) }?;
        let function = |name: &str| {
            // SAFETY: the module was loaded above.
            unsafe { result::module::get_function(module, CString::new(name).expect("no zero bytes")) }
        };
        // SAFETY: as above.
        let (address, bytes) = unsafe { result::module::get_global(module, c"shared_bytes".into()) }?;
        let mut shared = [0_u32; 3];
        if bytes != size_of_val(&shared) {
            return Err(DriverError(sys::CUresult::CUDA_ERROR_INVALID_IMAGE));
        }
        // SAFETY: the module has three numbers there.
        unsafe { result::memcpy_dtoh_sync(&mut shared, address) }?;
        let kernels = Kernels {
            module,
            list_keys: function("list_keys")?,
            list_leaves: function("list_leaves")?,
            whole_lists: function("whole_lists")?,
            filters: (1..=shape.last()).map(|rows| function(&format!("filter_{rows}"))).collect::<Result<_, _>>()?,
            join: function("join")?,
            shared,
        };
        for (kernel, bytes) in [kernels.list_keys, kernels.list_leaves, kernels.join].into_iter().zip(shared) {
            let set = |attribute: CUfunction_attribute, value: u32| {
                // SAFETY: the function belongs to the module.
                unsafe { result::function::set_function_attribute(kernel, attribute, value as i32) }
            };
            set(CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, bytes)?;
            set(CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 100)?;
        }
        Ok(kernels)
    }
}

impl Drop for Kernels {
    fn drop(&mut self) {
        // SAFETY: it was loaded when this was made; unloading waits for its kernels. A context that is gone has taken it along.
        let _ = unsafe { result::module::unload(self.module) };
    }
}

/// What the compiler is told.
fn options(number: usize, n: u32, prefix: u32) -> Result<Vec<String>, Text> {
    let (major, minor) = capability(number).map_err(failed)?;
    let architecture = format!("--gpu-architecture=sm_{major}{minor}");
    Ok(vec![format!("-DN={n}"), format!("-DPREFIX={prefix}"), architecture, "--std=c++17".to_string()])
}

/// The driver's version.
fn driver() -> i32 {
    let mut version = 0;
    // SAFETY: the driver writes a number.
    let told = unsafe { sys::cuDriverGetVersion(&raw mut version) };
    if told == sys::CUresult::CUDA_SUCCESS { version } else { 0 }
}

/// Can kernels for n queens be had on this device, from the cache or from a compiler? A guess at the prefix may be wrong; a compiler is never.
pub(crate) fn has_kernels(number: usize, n: u32) -> bool {
    if Compiler::get().is_some() {
        return true;
    }
    let kept = |prefix: u32| {
        let options = options(number, n, prefix).ok()?;
        cache::get(&cache::folder()?, &Key { source: SOURCE, options: &options, driver: driver() })
    };
    kept(0).is_some()
}
