//! The languages we have, and the files of each.

use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock, RwLockReadGuard};

use rust_embed::RustEmbed;

use crate::pattern::{Pattern, read};

#[derive(RustEmbed)]
#[folder = "lang/"]
struct Files;

/// The folders, by name.
static LANGUAGES: LazyLock<Vec<Embedded>> = LazyLock::new(|| {
    let mut languages: Vec<Embedded> = Vec::new();
    for path in Files::iter() {
        let Some((tag, file)) = path.split_once('/') else { continue };
        let at = languages.iter().position(|language| language.tag == tag).unwrap_or_else(|| {
            languages.push(Embedded { tag: tag.to_string(), areas: HashMap::new(), added: RwLock::default() });
            languages.len() - 1
        });
        languages[at].areas.insert(file.trim_end_matches(".ftl").to_string(), OnceLock::new());
    }
    languages.sort_unstable_by(|a, b| a.tag.cmp(&b.tag));
    languages
});

struct Embedded {
    tag: String,
    /// The sentences of each file, read when the first of them is said: all at once took half a millisecond of every start.
    areas: HashMap<String, OnceLock<HashMap<String, Pattern>>>,
    /// What outside puzzles brought. They are few and stay for as long as the process.
    added: RwLock<HashMap<String, &'static Pattern>>,
}

/// A language that we have.
#[derive(Clone, Copy)]
pub struct Language(&'static Embedded);

impl Language {
    /// The original, which every sentence has.
    pub fn english() -> Self {
        Language::of("en").expect("English is there")
    }

    /// All of them, by tag.
    pub fn all() -> impl Iterator<Item = Language> {
        LANGUAGES.iter().map(Language)
    }

    /// The language of a tag or a locale: `fr`, `fr-CA`, `fr_FR.UTF-8`.
    pub fn of(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::all().find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// The language of the environment: `LC_ALL`, else `LC_MESSAGES`, else `LANG`; English if we do not have it.
    pub fn of_locale() -> Self {
        Language::of_variables(|name| std::env::var(name).ok())
    }

    fn of_variables(value: impl Fn(&str) -> Option<String>) -> Self {
        let set =
            ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| value(name).filter(|it| !it.is_empty()));
        set.and_then(|locale| Language::of(&locale)).unwrap_or_else(Language::english)
    }

    /// Its tag, the name of its folder: `fr`.
    pub fn tag(self) -> &'static str {
        &self.0.tag
    }

    /// The names of its files and what is in them.
    pub fn files(self) -> impl Iterator<Item = (String, String)> {
        Files::iter().filter_map(move |path| {
            let name = path.strip_prefix(self.tag())?.strip_prefix('/')?.to_string();
            let text = Files::get(&path)?.data.into_owned();
            Some((name, String::from_utf8(text).expect("sentences are text")))
        })
    }

    /// The sentence of this id, if this language has it.
    pub(crate) fn sentence(self, id: &str) -> Option<&'static Pattern> {
        self.own(id).or_else(|| self.added().get(id).copied())
    }

    /// Is this id one of our own, rather than one that an outside puzzle brought?
    pub(crate) fn has_own(self, id: &str) -> bool {
        self.own(id).is_some()
    }

    /// Our own sentence of this id, in the file whose name it begins with.
    fn own(self, id: &str) -> Option<&'static Pattern> {
        self.area(id.split('-').next()?)?.get(id)
    }

    /// All ids that this language has.
    pub(crate) fn ids(self) -> Vec<String> {
        let own = self.0.areas.keys().filter_map(|area| self.area(area)).flat_map(HashMap::keys);
        own.chain(self.added().keys()).cloned().collect()
    }

    /// Adds sentences, in place of those of the same id that were added before.
    pub(crate) fn add(self, sentences: impl IntoIterator<Item = (String, Pattern)>) {
        let mut added = self.0.added.write().unwrap_or_else(PoisonError::into_inner);
        added.extend(sentences.into_iter().map(|(id, pattern)| (id, &*Box::leak(Box::new(pattern)))));
    }

    fn added(self) -> RwLockReadGuard<'static, HashMap<String, &'static Pattern>> {
        self.0.added.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The sentences of a file.
    fn area(self, area: &str) -> Option<&'static HashMap<String, Pattern>> {
        Some(self.0.areas.get(area)?.get_or_init(|| {
            let path = format!("{}/{area}.ftl", self.tag());
            let text = Files::get(&path).map(|file| file.data.into_owned()).unwrap_or_default();
            let text = String::from_utf8(text).expect("sentences are text");
            read(&text).unwrap_or_else(|error| panic!("lang/{path}: {error}")).into_iter().collect()
        }))
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locales_are_understood() {
        assert_eq!(Language::of("fr_CA.UTF-8").unwrap().tag(), "fr");
        assert_eq!(Language::of("CA").unwrap().tag(), "ca");
        assert_eq!(Language::of("frr"), None);
        assert_eq!(Language::of("C"), None);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let of = |variables: &[(&str, &str)]| {
            let value =
                |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, it)| (*it).to_string());
            Language::of_variables(value).tag()
        };
        assert_eq!(of(&[("LANG", "ca_ES.UTF-8"), ("LC_MESSAGES", "fr_FR")]), "fr");
        assert_eq!(of(&[("LANG", "ca_ES.UTF-8"), ("LC_ALL", "")]), "ca");
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "fr")]), "en");
        assert_eq!(of(&[]), "en");
    }
}
