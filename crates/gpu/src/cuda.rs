//! A GPU: the driver, memory, and the kernels in the order in which they run.

use std::ffi::c_void;
use std::ops::Range;
use std::sync::Arc;

use backtrail::{Text, text};
use cudarc::driver::CudaContext;
use cudarc::driver::result::{self, DriverError};
use cudarc::driver::sys::{self, CUdeviceptr, CUevent, CUfunction};

use crate::columns::{Board, Set};
use crate::device::{Device, Report, Trouble, Used};
use crate::kernels::{Kernels, failed};
use crate::room::{JobRoom, LEVELS, Needs, Shape, Split, prefix, size, wanted};
use crate::tables::Tables;

/// Threads of a block that lists, and of one that joins.
const THREADS: u32 = 128;
/// Warps of a block that lists: a path each.
const LISTING_WARPS: u64 = 4;

/// What the beginning of the memory holds, each at a multiple of 256 bytes: tables, the board, counters.
const BOARD_AT: u64 = 6_656;
const COUNTERS_AT: u64 = 6_912;
const FIXED: u64 = 7_168;

/// Bytes below which a device has no room for any board.
const LEAST: u64 = 64 << 20;

/// What kernels count, as `kernels.cu` has it.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
struct Counters {
    leaves: u64,
    keys: [u64; LEVELS],
    buckets: u32,
    overflow: u32,
}

/// Where listing kernels write, as `kernels.cu` has it.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
struct Output {
    keys: CUdeviceptr,
    room: u64,
    counts: CUdeviceptr,
    codes: CUdeviceptr,
    codes_room: u64,
    buckets: CUdeviceptr,
    buckets_room: u32,
}

/// Is there a driver? Looked for by the names that it has on this system.
pub(crate) fn has_driver() -> bool {
    // SAFETY: loading NVIDIA's driver library runs its initialisers alone.
    unsafe { sys::is_culib_present() }
}

/// How many devices the driver sees; none if it does not start.
pub(crate) fn devices() -> usize {
    let count = || {
        result::init()?;
        result::device::get_count()
    };
    count().map_or(0, |count: i32| usize::try_from(count).unwrap_or(0))
}

/// A device with its memory.
pub(crate) struct Cuda {
    context: Arc<CudaContext>,
    n: u32,
    shape: Shape,
    kernels: Kernels,
    memory: CUdeviceptr,
    bytes: u64,
    split: Split,
    needs: Needs,
    /// The sets whose keys are listed, and the room of each.
    sets: usize,
    room: u64,
    events: Vec<CUevent>,
    report: Report,
}

// SAFETY: all handles belong to the context, which may be bound to any thread; every function binds it first, and `&mut self` keeps other
// threads out.
unsafe impl Send for Cuda {}

impl From<DriverError> for Trouble {
    fn from(error: DriverError) -> Self {
        Trouble::Failed(failed(error))
    }
}

impl Cuda {
    /// Opens a device for n queens, with no more memory than this.
    ///
    /// # Errors
    ///
    /// If the driver refuses, kernels do not compile, or there is too little memory.
    pub(crate) fn open(number: usize, n: u32, most: Option<u64>) -> Result<Self, Text> {
        let context = CudaContext::new(number).map_err(failed)?;
        let rows = n / 2;
        let (free, _) = result::mem_get_info().map_err(failed)?;
        let mut bytes = most.unwrap_or_else(|| wanted(rows)).min(free as u64 / 10 * 9);
        // Another program may take what was free a moment ago.
        let memory = loop {
            if bytes < LEAST {
                return Err(text!("gpu-no-room"));
            }
            // SAFETY: a context is bound, and nothing is read before it was written.
            match unsafe { result::malloc_sync(bytes as usize) } {
                Ok(memory) => break memory,
                Err(_) => bytes = bytes / 4 * 3,
            }
        };
        let shape = Shape { rows, prefix: prefix(rows, bytes - FIXED) };
        let kernels = Kernels::load(&context, n, shape)?;
        let event = || result::event::create(sys::CUevent_flags::CU_EVENT_DEFAULT).map_err(failed);
        let events = (0..4).map(|_| event()).collect::<Result<_, _>>()?;
        let device = context.name().unwrap_or_default();
        let cuda = Cuda {
            context,
            n,
            shape,
            kernels,
            memory,
            bytes: bytes - FIXED,
            split: Split::new(shape, bytes - FIXED),
            needs: Needs::guess(shape),
            sets: 0,
            room: 0,
            events,
            report: Report { device, memory: bytes, prefix: shape.prefix, ..Report::default() },
        };
        // SAFETY: the tables fit below the board.
        unsafe { result::memcpy_htod_sync(memory, &Tables::new().bytes()) }.map_err(failed)?;
        Ok(cuda)
    }

    fn counters(&self) -> CUdeviceptr {
        self.memory + COUNTERS_AT
    }

    fn board(&self) -> CUdeviceptr {
        self.memory + BOARD_AT
    }

    /// Where the sets, their counts, sums and lists are, and then their keys; each part has room for `sets`.
    fn sets_at(&self) -> [CUdeviceptr; 5] {
        let many = self.sets as u64;
        let start = self.memory + FIXED;
        let mut at = start;
        [16, 8, 8, size::LIST, 0].map(|bytes| {
            let part = at;
            at += (bytes * many).next_multiple_of(256);
            part
        })
    }

    fn reset(&self) -> Result<(), DriverError> {
        // SAFETY: the counters are a part of the memory.
        unsafe { result::memset_d8_sync(self.counters(), 0, size_of::<Counters>()) }
    }

    /// Waits for the kernels, and reads what they have counted.
    fn counted(&self) -> Result<Counters, DriverError> {
        let mut counters = [Counters::default()];
        // SAFETY: the counters are plain numbers, laid out as the kernels have them.
        unsafe { result::memcpy_dtoh_sync(&mut counters, self.counters()) }?;
        Ok(counters[0])
    }

    fn launch(
        &self,
        kernel: CUfunction,
        blocks: u64,
        threads: u32,
        shared: u32,
        arguments: &mut [&mut dyn Argument],
    ) -> Result<(), DriverError> {
        if blocks == 0 {
            return Ok(());
        }
        let Ok(blocks) = u32::try_from(blocks) else {
            return Err(DriverError(sys::CUresult::CUDA_ERROR_INVALID_VALUE));
        };
        let mut arguments: Vec<*mut c_void> = arguments.iter_mut().map(|argument| argument.pointer()).collect();
        // SAFETY: each kernel is given the arguments of its signature in `kernels.cu`; all pointers lie in this device's memory, with
        // as much room behind them as the arguments say.
        unsafe {
            result::launch_kernel(kernel, (blocks, 1, 1), (threads, 1, 1), shared, std::ptr::null_mut(), &mut arguments)
        }
    }

    fn record(&self, event: usize) -> Result<(), DriverError> {
        // SAFETY: the event was made in this context.
        unsafe { result::event::record(self.events[event], std::ptr::null_mut()) }
    }

    /// Adds the time between two events to what a kind of kernel took. They must have happened.
    fn note(&mut self, kind: usize, from: usize, to: usize) -> Result<(), DriverError> {
        // SAFETY: both events were recorded.
        let milliseconds = unsafe {
            result::event::synchronize(self.events[to])?;
            result::event::elapsed(self.events[from], self.events[to])?
        };
        self.report.kernels[kind] += f64::from(milliseconds) / 1e3;
        Ok(())
    }

    /// Where the room of jobs begins, behind that of sets.
    fn jobs_at(&self) -> CUdeviceptr {
        self.memory + FIXED + self.split.sets.next_multiple_of(256)
    }

    /// Where the keys for paths of the last level lie: their lists, and they themselves.
    fn level(&self, room: &JobRoom, level: u32) -> (CUdeviceptr, CUdeviceptr) {
        let [_, _, _, lists, keys] = self.sets_at();
        let at = self.jobs_at();
        if self.shape.levels().contains(&level) {
            (at + room.lists[level as usize], at + room.keys[level as usize])
        } else {
            (lists, keys)
        }
    }
}

impl Device for Cuda {
    fn list(&mut self, board: &Board, sets: &[Set]) -> Result<Used, Trouble> {
        self.context.bind_to_thread()?;
        self.sets = sets.len();
        let [sets_at, counts, sums, mut lists, keys] = self.sets_at();
        let left = (self.memory + FIXED + self.split.sets).checked_sub(keys).ok_or(Trouble::Overflow)?;
        self.room = left / size::KEY / sets.len() as u64;
        if self.room == 0 {
            return Err(Trouble::Overflow);
        }
        let many = sets.len();
        // SAFETY: each part has room for this many.
        unsafe {
            result::memcpy_htod_sync(self.board(), &board.blocked())?;
            result::memcpy_htod_sync(sets_at, sets)?;
            result::memset_d8_sync(counts, 0, 8 * many)?;
            result::memset_d8_sync(sums, 0, 8 * many)?;
        }
        self.reset()?;
        let mut output = Output { keys, room: self.room, counts, ..Output::default() };
        let mut paths = many as u64 * self.shape.paths(self.shape.path());
        let (mut tables, mut board, mut counters) = (self.memory, self.board(), self.counters());
        let (mut sets, mut counts, mut room, mut number) = (sets_at, counts, self.room, many as u32);
        self.record(0)?;
        self.launch(
            self.kernels.list_keys,
            paths.div_ceil(LISTING_WARPS),
            THREADS,
            self.kernels.shared[0],
            &mut [&mut tables, &mut board, &mut sets, &mut paths, &mut output, &mut counters],
        )?;
        self.launch(
            self.kernels.whole_lists,
            (many as u64).div_ceil(u64::from(THREADS)),
            THREADS,
            0,
            &mut [&mut counts, &mut number, &mut room, &mut lists, &mut counters],
        )?;
        self.record(1)?;
        let counted = self.counted()?;
        self.note(0, 0, 1)?;
        if counted.overflow > 0 { Err(Trouble::Overflow) } else { Ok(counted.keys[0] as f64 / self.room as f64) }
    }

    fn join(&mut self, jobs: Range<u64>) -> Result<Used, Trouble> {
        self.context.bind_to_thread()?;
        let (shape, many) = (self.shape, jobs.end - jobs.start);
        let room = JobRoom::new(shape, &self.needs, self.split.jobs - 256, many).ok_or(Trouble::Overflow)?;
        let each = |level: u32| shape.paths(level - shape.prefix);
        let at = self.jobs_at();
        let [mut sets, _, mut sums, ..] = self.sets_at();
        let (mut tables, mut board, mut counters) = (self.memory, self.board(), self.counters());
        self.reset()?;
        self.record(0)?;
        let (mut first, mut paths) = (jobs.start * each(shape.path()), many * each(shape.path()));
        let (mut codes, mut buckets) = (at + room.codes, at + room.buckets);
        let mut output = Output {
            codes,
            codes_room: room.codes_room,
            buckets,
            buckets_room: room.buckets_room as u32,
            ..Output::default()
        };
        self.launch(
            self.kernels.list_leaves,
            paths.div_ceil(LISTING_WARPS),
            THREADS,
            self.kernels.shared[1],
            &mut [&mut tables, &mut board, &mut sets, &mut first, &mut paths, &mut output, &mut counters],
        )?;
        self.record(1)?;
        for level in shape.levels() {
            // Lists are few and long at first, many and short later.
            let threads = match shape.last() - level {
                2.. => 1_024,
                1 => 512,
                0 => 256,
            };
            let (mut lists, mut keys) = if level == shape.prefix.max(1) {
                let [.., lists, keys] = self.sets_at();
                (lists, keys)
            } else {
                self.level(&room, level - 1)
            };
            let (mut new_lists, mut new_keys) = self.level(&room, level);
            let (mut first, mut keys_room) = (jobs.start * each(level), room.keys_room[level as usize]);
            self.launch(
                self.kernels.filters[level as usize - 1],
                many * each(level),
                threads,
                0,
                &mut [
                    &mut board,
                    &mut sets,
                    &mut first,
                    &mut lists,
                    &mut keys,
                    &mut new_lists,
                    &mut new_keys,
                    &mut keys_room,
                    &mut counters,
                ],
            )?;
        }
        self.record(2)?;
        let counted = self.counted()?;
        self.note(1, 0, 1)?;
        self.note(2, 1, 2)?;
        let share = |used: u64, each: u64| (used * each) as f64 / many as f64;
        let took = Needs {
            codes: share(counted.leaves, size::CODE),
            buckets: share(counted.buckets.into(), size::BUCKET),
            keys: counted.keys.map(|keys| share(keys, size::KEY)),
        };
        if counted.overflow > 0 {
            self.needs = self.needs.with(&took);
            return Err(Trouble::Overflow);
        }
        let (mut lists, mut keys) = self.level(&room, shape.last());
        self.launch(
            self.kernels.join,
            counted.buckets.into(),
            THREADS,
            self.kernels.shared[2],
            &mut [&mut board, &mut sets, &mut buckets, &mut codes, &mut lists, &mut keys, &mut sums],
        )?;
        self.record(3)?;
        self.note(3, 2, 3)?;
        // The next batch has its room shared out as this one has used it, unless it was too small to say.
        let fits = took.job(shape) * many as f64 / self.split.jobs as f64;
        if many >= 16 || fits > 0.2 {
            self.needs = took.near(&Needs::guess(shape));
            return Ok(self.needs.job(shape) * many as f64 / self.split.jobs as f64);
        }
        let used = |used: u64, room: u64| used as f64 / room.max(1) as f64;
        let levels = shape.levels().map(|level| used(counted.keys[level as usize], room.keys_room[level as usize]));
        let others = [used(counted.leaves, room.codes_room), used(counted.buckets.into(), room.buckets_room)];
        Ok(levels.chain(others).fold(0.0, f64::max))
    }

    fn sums(&mut self) -> Result<Vec<u64>, Trouble> {
        self.context.bind_to_thread()?;
        let mut sums = vec![0; self.sets];
        // SAFETY: there is a sum for each set.
        unsafe { result::memcpy_dtoh_sync(&mut sums, self.sets_at()[2]) }?;
        Ok(sums)
    }

    fn jobs(&self) -> u64 {
        self.shape.jobs()
    }

    fn guess(&self) -> (usize, u64) {
        self.split.guess
    }

    fn deepen(&mut self) -> Result<bool, Trouble> {
        if self.shape.prefix >= self.shape.last() {
            return Ok(false);
        }
        self.shape.prefix += 1;
        self.kernels = Kernels::load(&self.context, self.n, self.shape).map_err(Trouble::Failed)?;
        (self.split, self.needs) = (Split::new(self.shape, self.bytes), Needs::guess(self.shape));
        self.report.prefix = self.shape.prefix;
        Ok(true)
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}

impl Drop for Cuda {
    fn drop(&mut self) {
        if self.context.bind_to_thread().is_ok() {
            for event in self.events.drain(..) {
                // SAFETY: it was made in this context, and no kernel waits for it.
                let _ = unsafe { result::event::destroy(event) };
            }
            // SAFETY: it was taken when the device was opened, and is not used again; freeing waits for kernels.
            let _ = unsafe { result::free_sync(self.memory) };
        }
    }
}

/// What a kernel may be given: plain data.
trait Argument {
    fn pointer(&mut self) -> *mut c_void;
}

impl Argument for u64 {
    fn pointer(&mut self) -> *mut c_void {
        (&raw mut *self).cast()
    }
}

impl Argument for u32 {
    fn pointer(&mut self) -> *mut c_void {
        (&raw mut *self).cast()
    }
}

impl Argument for Output {
    fn pointer(&mut self) -> *mut c_void {
        (&raw mut *self).cast()
    }
}
