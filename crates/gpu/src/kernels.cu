// N queens by joining half boards: every kernel, in the order in which they run.
//
// The board is cut between two rows, or at its middle row if N is odd. A half has H rows, counted from the cut: row 0 lies
// next to it. Two queens of opposite halves, rows e and f, columns c and d, attack each other if |c - d| = e + f + GAP.
// For each column set one half takes these columns and the other half takes the rest; the pairs of half boards without a common diagonal
// are the solutions. One half's boards become *keys*, the other's *leaves*:
//
//     list_keys    ──► keys of each set ──► filter, row by row ──► keys of each path ┐
//     list_leaves  ──► codes of each path, in buckets ───────────────────────────────┴► join ──► a sum for each set
//
// A **key** has a bit for each diagonal that leads into the other half: falling ones (c + e) in its low word, rising ones
// (c - e - GAP) in its high word. A queen of the other half, row f and column d, stands on d - f - GAP and d + f: the key goes
// with it if it has neither bit.
//
// A **leaf** is a half board by ranks: the rank of a column is its place among the columns of its half board. The rows next to the cut,
// all but eight, are the *path*, a number to base H; the eight others, the *tail*, are four pairs of rows, six bits each:
//
//     bit      18 … 23        12 … 17        6 … 11         0 … 5
//     rows     0, 1           2, 3           4, 5           6, 7       of the tail; the first of a pair in the low three bits
//
// Eight columns are left for the tail, so their ranks there are 0 to 7. Leaves with one path are neighbours: a *bucket*.
//
// A half with fewer than eight rows is filled up with rows and columns that meet nothing: row r of them takes rank r.
//
// Boards that look the same from all sides are counted once for all their images: see `columns.rs`. For them a set has a
// *rank*; half boards whose rows have a smaller rank are left out, those of the same rank are *ties*. A pair counts 2,
// or 1 if either is a tie.

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long long u64;

__device__ constexpr int power(int base, int exponent) { return exponent ? base * power(base, exponent - 1) : 1; }

// The host defines N, and PREFIX: the first rows of a path that are counted one by one, so that lists stay short enough.
constexpr int H = N / 2, GAP = 1 + N % 2;
constexpr int LINES = N - GAP;                // diagonals of one family
constexpr int TAIL = 8, PATH = H > TAIL ? H - TAIL : 0;
constexpr int LAST = PATH > 0 ? PATH - 1 : 0; // keys are listed for paths of up to LAST rows; `join` itself filters by the last row
constexpr int FIRST = PREFIX > 0 ? PREFIX : 1;
constexpr u32 LEFT = (1u << H) - 1;           // the columns, or rows, of a quadrant
constexpr u32 ALL_LANES = ~0u;

extern __shared__ __align__(16) char shared[];

struct Set { u32 keys, leaves; int rank; u32 weight; }; // columns of either half; a rank of -1 leaves nothing out
struct Board { u32 blocked[16]; };             // by row: the columns that standing queens attack, in both halves
struct List { u64 first, first_tie; u32 strict, ties; };
struct Bucket { u32 set, list, path, first; u16 strict, ties; };
struct Counters { u64 leaves, keys[7]; u32 buckets, overflow; };

// What `tables.rs` knows of four rows that have four ranks left: there are 24 permutations, a bit each.
struct Tables {
  u32 four[256];     // by the set of ranks: the ranks, three bits each, and above them the number of the set
  u32 rows[2][256];  // the permutations that rows 0 and 1, or 2 and 3, allow, by four bits for each row
  u32 apart[6][4];   // by distance: the permutations in which a pair of columns at that distance is on no common diagonal
  u16 code[70 * 24]; // the twelve bits of a leaf, by number of the set and permutation
  u8 sets[72];       // the set of ranks, by its number
};

__device__ __forceinline__ u64 key_of(int row, int column) {
  int falling = column + row, rising = column - row - GAP;
  return (falling < LINES ? 1ull << falling : 0) | (rising >= 0 ? 1ull << (32 + rising) : 0);
}

// The diagonals on which a queen of the leaves' half stands.
__device__ __forceinline__ u64 against(int row, int column) {
  int falling = column - row - GAP, rising = column + row;
  return (falling >= 0 ? 1ull << falling : 0) | (rising < LINES ? 1ull << (32 + rising) : 0);
}

// Finds the columns of a path's queens, and those that are left; is it a path of queens that do not attack each other? A warp does it together.
template <int ROWS>
__device__ __forceinline__ bool walk(u32 set, u32 path, const Board* board, int* column, u32& left) {
  int lane = threadIdx.x & 31, rank = __popc(set & ((1u << lane) - 1));
  bool ok = true, in = set >> lane & 1;
  left = set;
#pragma unroll
  for (int row = ROWS - 1; row >= 0; row--) {
    int digit = path % H;
    path /= H;
    u32 queen = __ballot_sync(ALL_LANES, in && rank == digit);
    column[row] = __ffs(queen) - 1;
    ok &= (left & queen & ~board->blocked[row]) != 0;
    left &= ~queen;
  }
#pragma unroll
  for (int i = 0; i < ROWS; i++)
#pragma unroll
    for (int k = i + 1; k < ROWS; k++) ok &= abs(column[i] - column[k]) != k - i;
  return ok;
}

// ── Listing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
//
// A warp lists the half boards of one set and path. What is forbidden to the rows of the tail is eight bytes, a row each, a bit
// for each rank. Placing rank j in the first of them is `forbidden >> 8 | attacks[j]`: the row is gone, and byte d of attacks[j]
// has j itself and the ranks whose columns are d + 1 away.
//
// The first four rows go breadth first, 32 boards at a time, through small queues: a level whose successors do not all fit is gone on with
// later, so boards come out in lexicographic order and leaves that share their first pair are neighbours. For the last four rows
// three tables say which of 24 permutations are left; lanes then write theirs one after another.
constexpr int WARPS = 4; // of a block; with 8 of them listing leaves takes a tenth longer
constexpr int QUEUED = 1 + 8 + 56 + 64 + 96;
constexpr int ROOM = 1024; // leaves of a bucket at most

__device__ __forceinline__ int queue_at(int level) { return level < 2 ? level : level == 2 ? 9 : level == 3 ? 65 : 129; }
__device__ __forceinline__ int queue_size(int level) { return level == 1 ? 8 : level == 2 ? 56 : level == 3 ? 64 : 96; }

struct Queues {
  u64 forbidden[QUEUED], attacks[8], root;
  u32 code[QUEUED + 1]; // ranks so far in bits 12 to 23; used ranks in bits 0 to 7; which rows stand left of the middle in bits 24 to 31
  int column[8];
  u32 apart[72];
};
template <bool KEYS> struct Listing : Queues { u64 pair_key[4][64], row_key[64]; };
template <> struct Listing<false> : Queues { u32 codes[ROOM]; };

struct Output {
  u64* keys;      // the same room for each set: strict ones from its beginning, ties from its end
  u64 room;
  u32* counts;    // two for each set: strict, ties
  u32* codes;
  u64 codes_room;
  Bucket* buckets;
  u32 buckets_room;
};

template <bool KEYS>
__device__ __forceinline__ void list(const Tables* tables, const Board* board, const Set* sets, u64 first, u64 count, const Output& out, Counters* counters) {
  Tables& t = *(Tables*)shared;
  int warp = threadIdx.x >> 5, lane = threadIdx.x & 31;
  u32 before = (1u << lane) - 1;
  Listing<KEYS>& s = ((Listing<KEYS>*)(shared + sizeof(Tables)))[warp];
  constexpr u64 PATHS = power(H, PATH);
  u64 number = (u64)blockIdx.x * WARPS + warp, place = first + number;
  u32 set = place / PATHS, path = place % PATHS, left = 0;
  int column[PATH > 0 ? PATH : 1];
  bool ok = number < count;
  Set of = ok ? sets[set] : Set{0, 0, 0, 0};
  ok = walk<PATH>(KEYS ? of.keys : of.leaves, path, board, column, left) && ok;
  if (!__syncthreads_or(ok)) return;
  for (int i = threadIdx.x; i < sizeof(Tables) / 4; i += WARPS * 32) ((u32*)shared)[i] = ((const u32*)tables)[i];
  __syncthreads();
  if (!ok) return;

  // Which rows stand left of the middle, from the edge on, is the rank of the rows, or that of its complement if that is less.
  u32 path_rows = 0;
#pragma unroll
  for (int row = 0; row < PATH; row++)
    if (column[row] < H) path_rows |= 1u << (H - 1 - row);
  int left_ranks = __popc(left & LEFT);

  if (lane < 8) s.column[lane] = 1000 + 100 * lane;
  __syncwarp();
  if (left >> lane & 1) s.column[__popc(left & before)] = lane;
  __syncwarp();
  if (lane < 8) {
    u64 attacks = 0x0101010101010101ull << lane;
    u32 forbidden = 0;
    for (int k = 0; k < 8; k++) {
      int apart = abs(s.column[lane] - s.column[k]);
      if (apart >= 1 && apart <= 7) attacks |= (1ull << k) << (8 * (apart - 1));
      for (int row = 0; row < PATH; row++)
        if (abs(s.column[k] - column[row]) == PATH + lane - row) forbidden |= 1u << k;
      if (PATH + lane < H && s.column[k] < 32 && board->blocked[PATH + lane] >> s.column[k] & 1) forbidden |= 1u << k;
    }
    if (H < TAIL) forbidden |= lane < H ? 0xffu & ~((1u << H) - 1) : 0xffu & ~(1u << lane);
    s.attacks[lane] = attacks;
    ((u8*)&s.root)[lane] = forbidden;
  }
  for (int i = lane; i < 70; i += 32) {
    u32 four = t.four[t.sets[i]];
    int a = s.column[four & 7], b = s.column[four >> 3 & 7], c = s.column[four >> 6 & 7], d = s.column[four >> 9 & 7];
    auto apart = [&](int pair, int by) { return by < 4 ? t.apart[pair][by] : ~0u; };
    s.apart[i] = apart(0, b - a) & apart(1, c - a) & apart(2, d - a) & apart(3, c - b) & apart(4, d - b) & apart(5, d - c);
  }
  u64 path_key = 0;
  if constexpr (KEYS) {
    for (int i = lane; i < 64; i += 32) {
      int row = PATH + (i >> 3), rank = i & 7;
      s.row_key[i] = row < H && rank < H ? key_of(row, s.column[rank] & 31) : 0;
    }
    __syncwarp();
    for (int i = lane; i < 256; i += 32) {
      int pair = i >> 6;
      s.pair_key[pair][i & 63] = s.row_key[16 * pair + (i & 7)] | s.row_key[16 * pair + 8 + (i >> 3 & 7)];
    }
#pragma unroll
    for (int row = 0; row < PATH; row++) path_key |= key_of(row, column[row]);
  }
  if (lane == 0) s.forbidden[0] = s.root, s.code[0] = 0;
  __syncwarp();

  u32 strict = 0, ties = 0; // leaves that wait to be written
  auto flush = [&] {
    if constexpr (!KEYS) {
      u64 at = 0;
      u32 bucket = 0;
      if (lane == 0) {
        at = atomicAdd(&counters->leaves, (u64)(strict + ties));
        bucket = atomicAdd(&counters->buckets, 1u);
        if (at + strict + ties > out.codes_room || bucket >= out.buckets_room) counters->overflow = 1;
      }
      at = __shfl_sync(ALL_LANES, at, 0);
      bucket = __shfl_sync(ALL_LANES, bucket, 0);
      if (at + strict + ties <= out.codes_room && bucket < out.buckets_room) {
        for (u32 i = lane; i < strict; i += 32) out.codes[at + i] = s.codes[i];
        for (u32 i = lane; i < ties; i += 32) out.codes[at + strict + i] = s.codes[ROOM - 1 - i];
        if (lane == 0) out.buckets[bucket] = Bucket{set, LAST > 0 ? (u32)(number / H) : set, path, (u32)at, (u16)strict, (u16)ties};
      }
      strict = ties = 0;
      __syncwarp();
    }
  };

  // A byte for each level: the boards that were taken from its queue, and those that were put into it.
  u64 taken = 0, put = 1;
  int level = 0;
  while (level >= 0) {
    int head = taken >> 8 * level & 255, some = min(32, (int)(put >> 8 * level & 255) - head);
    if (some <= 0) {
      level--;
      continue;
    }
    u64 forbidden = ~0ull;
    u32 code = 0;
    if (lane < some) forbidden = s.forbidden[queue_at(level) + head + lane], code = s.code[queue_at(level) + head + lane];
    bool dead = lane >= some, tied = true; // can the rows still have the set's rank?
    if (H >= TAIL) {
      u32 rows = path_rows | code >> 24;
      if (rows >> (H - 1)) rows ^= LEFT;
      int known = rows >> (TAIL - level), least = of.rank >> (TAIL - level);
      dead |= known < least;
      tied = known == least;
    }
    if (level < 4) {
      u32 free = ~(u32)forbidden & 255;
      if (dead || ((u32)forbidden & 0xff00) == 0xff00) free = 0; // nothing left in the row, or in the next
      int successors = __popc(free);
      u32 b0 = __ballot_sync(ALL_LANES, successors & 1), b1 = __ballot_sync(ALL_LANES, successors & 2);
      u32 b2 = __ballot_sync(ALL_LANES, successors & 4), b3 = __ballot_sync(ALL_LANES, successors & 8);
      int at = __popc(b0 & before) + 2 * __popc(b1 & before) + 4 * __popc(b2 & before) + 8 * __popc(b3 & before);
      some = __popc(__ballot_sync(ALL_LANES, lane < some && at + successors <= queue_size(level + 1)));
      int total = __shfl_sync(ALL_LANES, at + successors, some - 1);
      taken += (u64)some << 8 * level;
      at += queue_at(level + 1);
      if (lane < some) {
        int shift = 6 * (3 - level / 2) + 3 * (level & 1);
        while (free) {
          int rank = __ffs(free) - 1;
          free &= free - 1;
          s.forbidden[at] = forbidden >> 8 | s.attacks[rank];
          s.code[at++] = code | (u32)rank << shift | (u32)(rank < left_ranks) << (31 - level) | 1u << rank;
        }
      }
      __syncwarp();
      if (total) {
        level++;
        taken &= ~(255ull << 8 * level);
        put = (put & ~(255ull << 8 * level)) | (u64)total << 8 * level;
      }
      continue;
    }
    // The last four rows.
    taken += (u64)some << 32;
    u32 four = t.four[~code & 255], allowed = ~(u32)forbidden, is_strict = 0, is_tie = 0;
    constexpr u32 EACH = 0x01010101;
    const u16* codes = t.code + (four >> 16) * 24;
    if (!dead) {
      u32 rows = (allowed >> (four & 7) & EACH) | (allowed >> (four >> 3 & 7) & EACH) << 1 | (allowed >> (four >> 6 & 7) & EACH) << 2 |
                 (allowed >> (four >> 9 & 7) & EACH) << 3;
      rows |= rows >> 4;
      is_strict = t.rows[0][rows & 255] & t.rows[1][rows >> 16 & 255] & s.apart[four >> 16];
    }
    if (__ballot_sync(ALL_LANES, tied && is_strict) && tied) {
      u32 rest = is_strict;
      is_strict = 0;
      while (rest) {
        int i = __ffs(rest) - 1;
        rest &= rest - 1;
        u32 last = codes[i];
        u32 rows = (u32)((last >> 6 & 7) < left_ranks) << 3 | (u32)((last >> 9 & 7) < left_ranks) << 2 |
                   (u32)((last & 7) < left_ranks) << 1 | (u32)((last >> 3 & 7) < left_ranks);
        rows |= path_rows | code >> 24;
        if (H < TAIL) rows = rows >> (TAIL - (H < TAIL ? H : TAIL)) & LEFT;
        int rank = min(rows, LEFT ^ rows);
        if (rank > of.rank) is_strict |= 1u << i;
        else if (rank == of.rank) is_tie |= 1u << i;
      }
    }
    u32 own = __popc(is_strict) | __popc(is_tie) << 16, sum = own;
#pragma unroll
    for (int by = 1; by < 32; by *= 2) {
      u32 other = __shfl_up_sync(ALL_LANES, sum, by);
      if (lane >= by) sum += other;
    }
    u32 total = __shfl_sync(ALL_LANES, sum, 31), new_strict = total & 0xffff, new_ties = total >> 16;
    u32 my_strict = (sum - own) & 0xffff, my_tie = (sum - own) >> 16;
    if (!total) continue;
    if constexpr (KEYS) {
      u32 strict_at = 0, tie_at = 0;
      if (lane == 0) {
        if (new_strict) strict_at = atomicAdd(&out.counts[2 * set], new_strict);
        if (new_ties) tie_at = atomicAdd(&out.counts[2 * set + 1], new_ties);
      }
      strict_at = __shfl_sync(ALL_LANES, strict_at, 0) + my_strict;
      tie_at = __shfl_sync(ALL_LANES, tie_at, 0) + my_tie;
      u64* keys = out.keys + set * out.room;
      u64 key = path_key | s.pair_key[0][code >> 18 & 63] | s.pair_key[1][code >> 12 & 63];
      while (is_strict) {
        u32 last = codes[__ffs(is_strict) - 1];
        is_strict &= is_strict - 1;
        if (strict_at < out.room) keys[strict_at] = key | s.pair_key[2][last >> 6] | s.pair_key[3][last & 63];
        strict_at++;
      }
      while (is_tie) {
        u32 last = codes[__ffs(is_tie) - 1];
        is_tie &= is_tie - 1;
        if (tie_at < out.room) keys[out.room - 1 - tie_at] = key | s.pair_key[2][last >> 6] | s.pair_key[3][last & 63];
        tie_at++;
      }
    } else {
      if (strict + ties + new_strict + new_ties > ROOM) flush();
      // Seven places to the left, a pair's six bits are an offset into its table of 128 bytes for each entry.
      u32 at = strict + my_strict;
      code &= 0xfff000;
      while (is_strict) {
        u32 last = codes[__ffs(is_strict) - 1];
        is_strict &= is_strict - 1;
        s.codes[at++] = (code | last) << 7;
      }
      at = ROOM - 1 - ties - my_tie;
      while (is_tie) {
        u32 last = codes[__ffs(is_tie) - 1];
        is_tie &= is_tie - 1;
        s.codes[at--] = (code | last) << 7;
      }
      strict += new_strict;
      ties += new_ties;
      __syncwarp();
    }
  }
  if (!KEYS && (strict | ties)) flush();
}

extern "C" __global__ void __launch_bounds__(WARPS * 32)
list_keys(const Tables* tables, const Board* board, const Set* sets, u64 count, Output out, Counters* counters) {
  list<true>(tables, board, sets, 0, count, out, counters);
}

extern "C" __global__ void __launch_bounds__(WARPS * 32)
list_leaves(const Tables* tables, const Board* board, const Set* sets, u64 first, u64 count, Output out, Counters* counters) {
  list<false>(tables, board, sets, first, count, out, counters);
}

// Where the keys of each set are. A set with more keys than room is an overflow.
extern "C" __global__ void whole_lists(const u32* counts, u32 sets, u64 room, List* lists, Counters* counters) {
  u32 set = blockIdx.x * blockDim.x + threadIdx.x;
  if (set >= sets) return;
  u32 strict = counts[2 * set], ties = counts[2 * set + 1];
  if ((u64)strict + ties > room) counters->overflow = 1;
  atomicMax(&counters->keys[0], (u64)strict + ties);
  lists[set] = List{set * room, (set + 1) * room - ties, strict, ties};
}

// ── Filtering ────────────────────────────────────────────────────────────────────────────────────────────────────────────
//
// The keys that go with the queens of a path of ROWS rows, from those that go with a path of a row less, or from all keys of the set
// if there is no such list. A block makes one list, in room for as many keys as it reads. What is written goes to memory and bounds
// the time; the paths that go on from one list follow each other, so it is read from the second cache. A block that reads a list once and makes
// those of all its paths was no faster with many lists (n = 24), and slower with few (a third at n = 22, several times at n = 26).
template <int ROWS>
__device__ __forceinline__ void filter(const Board* board, const Set* sets, u64 first, const List* lists, const u64* keys, List* new_lists, u64* new_keys, u64 room, Counters* counters) {
  constexpr u64 PATHS = power(H, ROWS);
  constexpr int EACH = ROWS == FIRST && PREFIX > 0 ? 8 : 4; // keys a lane: few blocks read all keys of a set, and wait for memory
  u64 place = first + blockIdx.x;
  u32 set = place / PATHS, left, before = (1u << (threadIdx.x & 31)) - 1;
  int column[ROWS], lane = threadIdx.x & 31;
  bool ok = walk<ROWS>(sets[set].leaves, place % PATHS, board, column, left);
  List from = ROWS == FIRST ? lists[set] : lists[blockIdx.x / H];
  if (!ok || from.strict + from.ties == 0) {
    if (threadIdx.x == 0) new_lists[blockIdx.x] = List{0, 0, 0, 0};
    return;
  }
  u64 ruled_out = 0;
#pragma unroll
  for (int row = ROWS == FIRST ? 0 : ROWS - 1; row < ROWS; row++) ruled_out |= against(row, column[row]);
  __shared__ u32 written[2];
  __shared__ u64 base;
  if (threadIdx.x < 2) written[threadIdx.x] = 0;
  if (threadIdx.x == 0) {
    base = atomicAdd(&counters->keys[ROWS], (u64)(from.strict + from.ties));
    if (base + from.strict + from.ties > room) {
      counters->overflow = 1;
      base = ~0ull;
      new_lists[blockIdx.x] = List{0, 0, 0, 0};
    }
  }
  __syncthreads();
  u64 at = base;
  if (at == ~0ull) return;
  for (int ties = 0; ties < 2; ties++) {
    u32 count = ties ? from.ties : from.strict;
    const u64* source = keys + (ties ? from.first_tie : from.first);
    u64* target = new_keys + at + (ties ? from.strict : 0);
    for (u32 start = (threadIdx.x >> 5) * 32 * EACH; start < count; start += blockDim.x * EACH) {
      u64 key[EACH];
      u32 those[EACH], sum = 0;
#pragma unroll
      for (int i = 0; i < EACH; i++) key[i] = start + i * 32 + lane < count ? source[start + i * 32 + lane] : ~0ull;
#pragma unroll
      for (int i = 0; i < EACH; i++) {
        those[i] = __ballot_sync(ALL_LANES, start + i * 32 + lane < count && !(key[i] & ruled_out));
        sum += __popc(those[i]);
      }
      u32 to = 0;
      if (lane == 0) to = atomicAdd(&written[ties], sum);
      to = __shfl_sync(ALL_LANES, to, 0);
#pragma unroll
      for (int i = 0; i < EACH; i++) {
        if (those[i] >> lane & 1) target[to + __popc(those[i] & before)] = key[i];
        to += __popc(those[i]);
      }
    }
  }
  __syncthreads();
  if (threadIdx.x == 0) new_lists[blockIdx.x] = List{at, at + from.strict, written[0], written[1]};
}

#define FILTER(ROWS)                                                                                                        \
  extern "C" __global__ void __launch_bounds__(1024) filter_##ROWS(const Board* board, const Set* sets, u64 first,          \
      const List* lists, const u64* keys, List* new_lists, u64* new_keys, u64 room, Counters* counters) {                   \
    if constexpr (ROWS >= FIRST && ROWS <= LAST)                                                                            \
      filter<ROWS>(board, sets, first, lists, keys, new_lists, new_keys, room, counters);                                   \
  }
FILTER(1) FILTER(2) FILTER(3) FILTER(4) FILTER(5) FILTER(6)

// ── The join ─────────────────────────────────────────────────────────────────────────────────────────────────────────────
//
// A block takes a bucket. Each of its four warps collects 256 keys that go with the last row of the path as well; together they are
// a chunk of 1024. It is transposed, so that a *slice* has one diagonal's bit of all 1024 keys, 32 words. From the slices
// come four tables, one for each pair of rows of the tail: the entry for ranks r and q has the keys that go with both queens.
// A leaf's partners are then the ones in
//
//     table 0 [pair 0]  &  table 1 [pair 1]  &  table 2 [pair 2]  &  table 3 [pair 3]
//
// A quarter of a warp takes a leaf, 16 bytes of an entry a lane; the entry of the first pair stays in registers as long as leaves
// share it. Ones are counted by carry-save adders, so that only every eighth word's worth of them meets `popc`.
//
// A tied key of the chunk's first warp sits in the low byte of each word: `tied` counts pairs with those again, since they count 1.
constexpr int CHUNK_WARPS = 4, OWN = 256, BUFFER = OWN + 128, MOST_TIES = 256;
constexpr int ZEROS = H + GAP - 1;         // slices of diagonals that are off the board
constexpr int FALLING = LINES - PATH + ZEROS;

// Shared memory: slices (rising diagonals from PATH on, zeros, falling diagonals), tables, leaves, and this.
struct Shared { int column[8]; u32 own[CHUNK_WARPS], more[CHUNK_WARPS], ties, next; };
constexpr int SLICES = (FALLING + LINES - PATH) * 128;
constexpr int TABLE = 64 * 128; // bytes; tables begin at a multiple of it, so that an offset is joined to the address by `|`
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
constexpr int RESERVED = 1024; // what the system keeps for itself at the beginning
#else
constexpr int RESERVED = 0;
#endif
constexpr int JOIN_SHARED = (RESERVED + SLICES + TABLE - 1) / TABLE * TABLE - RESERVED + 4 * TABLE + ROOM * 4 + sizeof(Shared);

// The shared memory that a block of list_keys, list_leaves and join needs, for the host to read.
extern "C" __device__ u32 shared_bytes[3] = {
    sizeof(Tables) + WARPS * sizeof(Listing<true>), sizeof(Tables) + WARPS * sizeof(Listing<false>), JOIN_SHARED};

// 32 × 32 bits at once, half of the bits of one word of the keys: word i of the result has bit i of 32 keys, in an order that is the same for
// every bit.
template <int HALF, bool IS_RISING>
__device__ __forceinline__ void transpose(const u32* keys, u32* slices, int lane) {
  u32 x[16];
#pragma unroll
  for (int k = 0; k < 16; k++) {
    u32 a = keys[k / 8 * BUFFER + k % 8 * 32 + lane], b = keys[(k / 8 + 2) * BUFFER + k % 8 * 32 + lane];
    x[k] = __byte_perm(a, b, HALF ? 0x7632 : 0x5410);
  }
#pragma unroll
  for (int k = 0; k < 8; k++) {
    u32 a = x[k], b = x[k + 8];
    x[k] = __byte_perm(a, b, 0x6240);
    x[k + 8] = __byte_perm(a, b, 0x7351);
  }
#define SWAP(BY, MASK)                                   \
  _Pragma("unroll") for (int g = 0; g < 16; g += 2 * BY) \
  _Pragma("unroll") for (int k = g; k < g + BY; k++) {   \
    u32 a = x[k], b = x[k + BY];                         \
    x[k] = (a & MASK) | (b << BY & ~MASK);               \
    x[k + BY] = (a >> BY & MASK) | (b & ~MASK);          \
  }
  SWAP(4, 0x0f0f0f0fu) SWAP(2, 0x33333333u) SWAP(1, 0x55555555u)
#undef SWAP
#pragma unroll
  for (int i = 0; i < 16; i++) {
    int line = 16 * HALF + i;
    if (IS_RISING && line >= PATH && line < LINES) slices[(line - PATH) * 32 + lane] = x[i];
    if (!IS_RISING && line < LINES - PATH) slices[(line + FALLING) * 32 + lane] = x[i];
  }
}

template <int OFFSET> __device__ __forceinline__ uint4 entry(u32 address) {
  uint4 x;
  asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3},[%4+%5];" : "=r"(x.x), "=r"(x.y), "=r"(x.z), "=r"(x.w) : "r"(address), "n"(OFFSET));
  return x;
}

template <bool TIES>
__device__ __forceinline__ void count(u32 tables, const u32* codes, int from, int to, u32 tie_mask, u32& all, u32& tied) {
  if (from >= to) return;
  u32 ones = 0, twos = 0, fours = 0, ties = 0, last = ~codes[from];
  uint4 first;
#pragma unroll 4
  for (int i = from; i < to; i++) {
    u32 code = codes[i];
    if ((code ^ last) >> 25) first = entry<0>((code >> 18 & 0x1f80) | tables);
    last = code;
    uint4 p = entry<TABLE>((code >> 12 & 0x1f80) | tables), q = entry<2 * TABLE>((code >> 6 & 0x1f80) | tables);
    uint4 r = entry<3 * TABLE>((code & 0x1f80) | tables);
    u32 a = first.x & p.x & q.x & r.x, b = first.y & p.y & q.y & r.y;
    u32 c = first.z & p.z & q.z & r.z, d = first.w & p.w & q.w & r.w;
    u32 sum = ones ^ a ^ b, carry = (ones & a) | (ones & b) | (a & b);
    ones = sum ^ c ^ d;
    u32 carry2 = (sum & c) | (sum & d) | (c & d);
    fours += __popc((twos & carry) | (twos & carry2) | (carry & carry2));
    twos ^= carry ^ carry2;
    if (TIES) ties += __popc(__byte_perm(__byte_perm(a, b, 0x0040), __byte_perm(c, d, 0x0040), 0x5410) & tie_mask);
  }
  all += 4 * fours + 2 * __popc(twos) + __popc(ones);
  tied += ties;
}

extern "C" __global__ void __launch_bounds__(CHUNK_WARPS * 32, 5)
join(const Board* board, const Set* sets, const Bucket* buckets, const u32* codes, const List* lists, const u64* keys, u64* sums) {
  u32 base = (u32)__cvta_generic_to_shared(shared), tables = (base + SLICES + TABLE - 1) & ~(u32)(TABLE - 1);
  if (tables - base + 4 * TABLE + ROOM * 4 + sizeof(Shared) > JOIN_SHARED) __trap();
  u32 *slices = (u32*)shared, *table = (u32*)(shared + (tables - base)), *leaves = table + 4 * TABLE / 4;
  Shared& s = *(Shared*)(leaves + ROOM);
  int warp = threadIdx.x >> 5, lane = threadIdx.x & 31;
  u32 before = (1u << lane) - 1;
  Bucket bucket = buckets[blockIdx.x];
  List list = lists[bucket.list];
  u32 left;
  int column[PATH > 0 ? PATH : 1];
  walk<PATH>(sets[bucket.set].leaves, bucket.path, board, column, left);
  u64 ruled_out = PATH > 0 ? against(PATH - 1, column[PATH > 0 ? PATH - 1 : 0]) : 0;
  u32 no_falling = (u32)ruled_out | 1u << 31, no_rising = ruled_out >> 32; // bit 31 is set in what fills a list up

  int strict = bucket.strict, ties = bucket.ties;
  for (int i = threadIdx.x; i < strict + ties; i += CHUNK_WARPS * 32) leaves[i] = codes[bucket.first + i];
  for (int i = threadIdx.x; i < ZEROS * 32; i += CHUNK_WARPS * 32) slices[(LINES - PATH) * 32 + i] = 0;
  if (threadIdx.x < 8) s.column[threadIdx.x] = 1000;
  if (threadIdx.x == 0) s.next = CHUNK_WARPS * 128;
  __syncthreads();
  if (warp == 0 && left >> lane & 1) s.column[__popc(left & before)] = lane;

  int quarter = warp * 4 + (lane >> 3);
  int from = strict * quarter / 16, to = strict * (quarter + 1) / 16;
  int tie_from = strict + ties * quarter / 16, tie_to = strict + ties * (quarter + 1) / 16;
  u32 my_tables = tables + (lane & 7) * 16;
  // Keys wait where the tables will be: falling words of the four warps, then rising words.
  u32 *my_falling = table + warp * BUFFER, *my_rising = my_falling + CHUNK_WARPS * BUFFER;
  u64 sum = 0;

  // Ties that fit the first warp's share come along with the strict keys; otherwise they come alone, in a pass of their own.
  for (int pass = list.ties > MOST_TIES ? 0 : 1; pass < 2; pass++) {
    bool only_ties = pass == 0, is_first = true;
    u64 start = only_ties ? list.first_tie : list.first;
    u32 count_of = only_ties ? list.ties : list.strict, ties_along = !only_ties && list.ties <= MOST_TIES ? list.ties : 0;
    u32 at = warp * 128;
    u64 key[4];
    auto fetch = [&](u64 start, u32 at, u32 end) {
      const u64* from = keys + start + at + lane;
      if (at + 128 <= end) {
#pragma unroll
        for (int i = 0; i < 4; i++) key[i] = from[i * 32];
      } else {
#pragma unroll
        for (int i = 0; i < 4; i++) key[i] = at + i * 32 + lane < end ? from[i * 32] : ~0ull;
      }
    };
    fetch(start, at, count_of);
    u32 over = 0; // keys beyond this warp's 256, kept for the next chunk
    uint2 kept[4];
    while (true) {
      u32 have = over, ties_here = 0;
      auto keep = [&] {
#pragma unroll
        for (int i = 0; i < 4; i++) {
          u32 falling = (u32)key[i], rising = (u32)(key[i] >> 32);
          bool goes = !((falling & no_falling) | (rising & no_rising));
          u32 those = __ballot_sync(ALL_LANES, goes), to = have + __popc(those & before);
          if (goes) my_falling[to] = falling, my_rising[to] = rising;
          have += __popc(those);
        }
      };
      if (is_first) {
        if (warp == 0 && ties_along) {
          for (u32 i = 0; i < ties_along; i += 128) fetch(list.first_tie, i, ties_along), keep();
          ties_here = have;
          fetch(start, at, count_of);
        }
      } else {
#pragma unroll
        for (int i = 0; i < 4; i++)
          if (i * 32 + lane < over) my_falling[i * 32 + lane] = kept[i].x, my_rising[i * 32 + lane] = kept[i].y;
      }
      while (have < OWN && at < count_of) {
        keep();
        if (lane == 0) at = atomicAdd(&s.next, 128u);
        at = __shfl_sync(ALL_LANES, at, 0);
        fetch(start, at, count_of);
      }
      over = have > OWN ? have - OWN : 0;
      __syncwarp();
#pragma unroll
      for (int i = 0; i < 4; i++)
        if (i * 32 + lane < over) kept[i] = make_uint2(my_falling[OWN + i * 32 + lane], my_rising[OWN + i * 32 + lane]);
      if (lane == 0) {
        s.own[warp] = min(have, (u32)OWN);
        s.more[warp] = over || at < count_of;
        if (warp == 0) s.ties = ties_here;
      }
      __syncthreads();
      u32 chunk = s.own[0] + s.own[1] + s.own[2] + s.own[3], more = s.more[0] | s.more[1] | s.more[2] | s.more[3];
      u32 chunk_ties = s.ties;
      if (!chunk) {
        __syncthreads();
        break;
      }
      if (warp == 0) transpose<0, false>(table, slices, lane);
      else if (warp == 1) transpose<1, false>(table, slices, lane);
      else if (warp == 2) transpose<0, true>(table + CHUNK_WARPS * BUFFER, slices, lane);
      else transpose<1, true>(table + CHUNK_WARPS * BUFFER, slices, lane);
      __syncthreads();

      // A warp makes the table of its pair of rows.
      {
        int row = PATH + 2 * warp;
        u32 one[8], two[8];
        const u32 *falling = slices + (FALLING - row - 1 - GAP) * 32 + lane, *rising = slices + (row + 1 - PATH) * 32 + lane;
#pragma unroll
        for (int rank = 0; rank < 8; rank++) {
          int at = s.column[rank] * 32;
          one[rank] = two[rank] = ~0u;
          if (H >= TAIL || (rank < H && row < H)) one[rank] = ~(falling[at + 32] | rising[at - 32]);
          if (H >= TAIL || (rank < H && row + 1 < H)) two[rank] = ~(falling[at] | rising[at]);
        }
        u32 alive = ~0u;
        if (warp == 0 && chunk < CHUNK_WARPS * OWN) {
          alive = 0;
#pragma unroll
          for (int w = 0; w < CHUNK_WARPS; w++) {
            u32 own = s.own[w], bits = own > lane ? (own - lane + 31) / 32 : 0;
            alive |= ((1u << bits) - 1) << (8 * w);
          }
        }
#pragma unroll
        for (int r = 0; r < 8; r++) {
          u32 with_r = one[r] & alive;
#pragma unroll
          for (int q = 0; q < 8; q++)
            if (q != r) table[warp * TABLE / 4 + (r + 8 * q) * 32 + lane] = with_r & two[q];
        }
      }
      __syncthreads();

      u32 all = 0, tied = 0, of_ties = 0, none = 0;
      if (chunk_ties) {
        u32 mask = 0;
#pragma unroll
        for (int i = 0; i < 4; i++) {
          u32 word = 4 * (lane & 7) + i, bits = chunk_ties > word ? (chunk_ties - word + 31) / 32 : 0;
          mask |= ((1u << bits) - 1) << (8 * i);
        }
        count<true>(my_tables, leaves, from, to, mask, all, tied);
      } else {
        count<false>(my_tables, leaves, from, to, 0, all, tied);
      }
      if (ties) count<false>(my_tables, leaves, tie_from, tie_to, 0, of_ties, none);
      sum += only_ties ? all + of_ties : 2 * all - tied + of_ties;
      __syncthreads();
      is_first = false;
      if (!more) break;
    }
    if (only_ties) {
      if (threadIdx.x == 0) s.next = CHUNK_WARPS * 128;
      __syncthreads();
    }
  }
#pragma unroll
  for (int by = 16; by; by >>= 1) sum += __shfl_down_sync(ALL_LANES, sum, by);
  if (lane == 0 && sum) atomicAdd(&sums[bucket.set], sum);
}
