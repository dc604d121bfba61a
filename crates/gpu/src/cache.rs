//! Compiled kernels on disk. What cannot be read, written or trusted is compiled again: the cache changes nothing but the time.

use std::fs;
use std::path::{Path, PathBuf};

/// What kernels were compiled from and for.
#[derive(Clone, Debug)]
pub(crate) struct Key<'a> {
    pub(crate) source: &'a str,
    pub(crate) options: &'a [String],
    pub(crate) driver: i32,
}

impl Key<'_> {
    /// A name for a file.
    fn name(&self) -> String {
        let mut hash = Hash::default();
        hash.add(self.source.as_bytes());
        self.options.iter().for_each(|option| hash.add(option.as_bytes()));
        hash.add(&self.driver.to_le_bytes());
        format!("{:016x}.cubin", hash.0)
    }
}

/// FNV-1a, with the length of each part.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, part: &[u8]) {
        for &byte in (part.len() as u64).to_le_bytes().iter().chain(part) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }

    fn of(part: &[u8]) -> [u8; 8] {
        let mut hash = Hash::default();
        hash.add(part);
        hash.0.to_le_bytes()
    }
}

/// Where compiled kernels are kept, if there is such a place.
pub(crate) fn folder() -> Option<PathBuf> {
    let given = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = given("XDG_CACHE_HOME").or_else(|| Some(given("HOME")?.join(".cache")));
    Some(cache?.join("backtrail").join("gpu"))
}

/// What was kept under this key: a file with its hash in front.
pub(crate) fn get(folder: &Path, key: &Key<'_>) -> Option<Vec<u8>> {
    let kept = fs::read(folder.join(key.name())).ok()?;
    let (hash, image) = kept.split_first_chunk::<8>()?;
    (*hash == Hash::of(image)).then(|| image.to_vec())
}

/// Keeps this under a key. Whoever reads meanwhile sees all of it or nothing.
pub(crate) fn put(folder: &Path, key: &Key<'_>, image: &[u8]) {
    let kept = [&Hash::of(image), image].concat();
    let (name, own) = (folder.join(key.name()), folder.join(format!("{}.{}", key.name(), std::process::id())));
    let written =
        fs::create_dir_all(folder).and_then(|()| fs::write(&own, kept)).and_then(|()| fs::rename(&own, &name));
    if written.is_err() {
        drop(fs::remove_file(own));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("backtrail-gpu-{name}-{}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        folder
    }

    #[test]
    fn what_was_put_is_found_under_its_key_alone() {
        let folder = folder("found");
        let options = ["-DN=20".to_string()];
        let key = Key { source: "a", options: &options, driver: 1 };
        assert_eq!(get(&folder, &key), None);
        put(&folder, &key, b"image");
        assert_eq!(get(&folder, &key).as_deref(), Some(&b"image"[..]));
        let others =
            [Key { source: "b", ..key.clone() }, Key { options: &[], ..key.clone() }, Key { driver: 2, ..key }];
        assert!(others.iter().all(|other| get(&folder, other).is_none()));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left behind");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_broken_file_is_as_good_as_none() {
        let folder = folder("broken");
        let key = Key { source: "a", options: &[], driver: 1 };
        put(&folder, &key, b"image");
        let name = folder.join(key.name());
        for broken in [&b""[..], b"short", b"12345678image"] {
            fs::write(&name, broken).unwrap();
            assert_eq!(get(&folder, &key), None);
        }
        fs::remove_file(&name).unwrap();
        fs::create_dir(&name).unwrap();
        assert_eq!(get(&folder, &key), None, "a folder of that name");
        put(&folder, &key, b"image");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left behind");
        fs::remove_dir_all(folder).unwrap();
    }
}
