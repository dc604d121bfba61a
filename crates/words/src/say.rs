//! A text becomes words.

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::sync::{OnceLock, PoisonError, RwLock};

use backtrail::{Arg, Text};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use serde_json::{Map, Value, json};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::pattern::{Part, Pattern, read};

/// The words of a language, for texts by id.
///
/// ```
/// use backtrail::text;
/// use words::{Language, Words};
/// words::add("en", "maze-walls = { $n } walls").unwrap();
/// words::add("fr", "maze-walls = { $n ->\n  [one] { $n } mur\n *[other] { $n } murs\n }").unwrap();
/// let french = Words::new(Language::of("fr").unwrap());
/// assert_eq!(french.say(&text!("maze-walls", n = 0)), "0 mur");
/// assert_eq!(french.say(&"as it is".into()), "as it is");
/// assert_eq!(french.say(&text!("nobody-knows", n = 3)), "nobody-knows(n: 3)");
/// ```
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
}

/// Says a text in English: for JSON, for errors that show themselves, and for tests.
pub fn english(text: &Text) -> String {
    Words::new(Language::english()).say(text)
}

/// The language that this process speaks to its user.
static SPOKEN: RwLock<Option<Language>> = RwLock::new(None);

/// From now on [`say`] speaks this language.
pub fn speak(language: Language) {
    *SPOKEN.write().unwrap_or_else(PoisonError::into_inner) = Some(language);
}

thread_local! {
    /// The language that is spoken on this thread for now, whatever the process speaks.
    static FOR_NOW: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Speaks a language on this thread while something is done: a server speaks to many.
pub fn speaking<T>(language: Language, what: impl FnOnce() -> T) -> T {
    struct Before(Option<Language>);
    impl Drop for Before {
        fn drop(&mut self) {
            FOR_NOW.set(self.0);
        }
    }
    let _before = Before(FOR_NOW.replace(Some(language)));
    what()
}

/// The language of this thread for now, or else the one that was chosen by [`speak`]; English, if none was.
pub fn spoken() -> Language {
    if let Some(language) = FOR_NOW.get() {
        return language;
    }
    SPOKEN.read().unwrap_or_else(PoisonError::into_inner).unwrap_or_else(Language::english)
}

/// Says a text to the user of this process.
pub fn say(text: &Text) -> String {
    Words::new(spoken()).say(text)
}

/// Says the sentence of an id to the user of this process: `say!("cli-count-visits", n = 3_u64)`.
#[macro_export]
macro_rules! say {
    ($($text:tt)*) => { $crate::say(&$crate::text!($($text)*)) };
}

/// A word in one line, with nothing in it that a terminal obeys: control characters and those that end lines or turn the direction of
/// writing are written out, `\n` and `\u{1b}`. Names and words of files and users are said like this.
pub fn one_line(word: &str) -> Cow<'_, str> {
    let acts = |c: char| {
        c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if !word.contains(acts) {
        return word.into();
    }
    let written = |c: char| if acts(c) { c.escape_default().collect() } else { String::from(c) };
    word.chars().map(written).collect::<String>().into()
}

/// Digits, however many, in groups as the user of this process writes them.
pub fn grouped(digits: &str) -> String {
    Words::new(spoken()).grouped(digits)
}

/// A number with `decimals` decimals, as the user of this process writes it.
pub fn decimal(number: f64, decimals: usize) -> String {
    format!("{number:.decimals$}").replace('.', &say(&Text::id_only("language-decimal-mark")))
}

/// Adds sentences of an outside puzzle, in the language of this tag, in Fluent's syntax, for the whole process. What is added in
/// a language that we do not have is passed over.
///
/// # Errors
///
/// If they cannot be read, or an id is one of ours.
pub fn add(tag: &str, ftl: &str) -> Result<(), String> {
    let sentences = read(ftl)?;
    if let Some((id, _)) = sentences.iter().find(|(id, _)| Language::english().has_own(id)) {
        return Err(format!("{id}: this id is taken"));
    }
    if let Some(language) = Language::of(tag) {
        language.add(sentences);
    }
    Ok(())
}

/// A text for other programs and for the page: a string, or `{"id": …, "args": {…}}`. Numbers are numbers up to 2⁵³, beyond that
/// `{"number": "…"}`; lists are lists.
pub fn to_json(text: &Text) -> Value {
    fn arg(it: &Arg) -> Value {
        match it {
            Arg::Number(number) if number.unsigned_abs() <= 1 << 53 => json!(*number as i64),
            Arg::Number(number) => json!({ "number": number.to_string() }),
            Arg::Word(word) => json!(word),
            Arg::Text(text) => to_json(text),
            Arg::List(items) => items.iter().map(arg).collect(),
        }
    }
    match text {
        Text::Plain(words) => json!(words),
        Text::Id { id, args } => {
            let args: Map<_, _> = args.iter().map(|(name, it)| (name.to_string(), arg(it))).collect();
            json!({ "id": id, "args": args })
        }
    }
}

impl Words {
    /// The words of a language. Its files are read when the first sentence is said.
    pub fn new(language: Language) -> Self {
        Words { language }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// All ids, in order.
    pub fn ids(&self) -> BTreeSet<String> {
        [Language::english(), self.language].into_iter().flat_map(Language::ids).collect()
    }

    /// Says a text. What has no words in this language is said in English, and what has none there either shows its id.
    pub fn say(&self, text: &Text) -> String {
        match text {
            Text::Plain(words) => words.clone(),
            Text::Id { id, args } => {
                let Some((pattern, language)) = self.pattern(id) else { return text.to_string() };
                let mut said = String::new();
                self.write(pattern, language, args, &mut said);
                said
            }
        }
    }

    /// The sentence of an id, and whose plurals it has.
    fn pattern(&self, id: &str) -> Option<(&'static Pattern, Language)> {
        [self.language, Language::english()].into_iter().find_map(|language| Some((language.sentence(id)?, language)))
    }

    fn write(&self, pattern: &Pattern, language: Language, args: &[(impl AsRef<str>, Arg)], said: &mut String) {
        let value = |wanted: &str| args.iter().find(|(name, _)| name.as_ref() == wanted).map(|(_, arg)| arg);
        for part in &pattern.0 {
            match part {
                Part::Words(words) => said.push_str(words),
                Part::Arg { name, grouped } => match value(name) {
                    Some(Arg::Number(number)) if *grouped => said.push_str(&self.digits(*number)),
                    Some(arg) => said.push_str(&self.say_arg(arg)),
                    None => write!(said, "{{${name}}}").expect("a string takes what is written"),
                },
                Part::Select { name, cases, other } => {
                    let case = |key: &str| cases.iter().find(|(known, _)| known == key).map(|(_, case)| case);
                    let chosen = match value(name) {
                        Some(Arg::Number(number)) => {
                            case(&number.to_string()).or_else(|| case(plural(language, *number)))
                        }
                        Some(arg) => case(&self.say_arg(arg)),
                        None => None,
                    };
                    self.write(chosen.unwrap_or(other), language, args, said);
                }
            }
        }
    }

    fn say_arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Word(word) => one_line(word).into_owned(),
            Arg::Text(text) => self.say(text),
            Arg::List(items) => self.join(items.iter().map(|item| self.say_arg(item)).collect()),
        }
    }

    /// Several things, as the language joins them: "a, b and c".
    fn join(&self, items: Vec<String>) -> String {
        let last = items.len().saturating_sub(1);
        let joined = items.into_iter().enumerate().reduce(|(_, before), (at, item)| {
            let id = if at == last { "language-list-last" } else { "language-list-next" };
            (at, self.say(&Text::id_only(id).with("before", before).with("item", item)))
        });
        joined.map_or(String::new(), |(_, joined)| joined)
    }

    /// A number with its digits in groups, as the language writes them.
    fn digits(&self, number: i128) -> String {
        format!("{}{}", if number < 0 { "-" } else { "" }, self.grouped(&number.unsigned_abs().to_string()))
    }

    fn grouped(&self, digits: &str) -> String {
        let from: usize = self.say(&Text::id_only("language-digits-from")).parse().expect("a number of digits");
        let mark = if digits.len() < from { String::new() } else { self.say(&Text::id_only("language-digits-mark")) };
        let mut said = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                said.push_str(&mark);
            }
            said.push(digit);
        }
        said
    }

    /// All sentences for the page: which language this is, how all are called, its sentences, and in English those it lacks.
    pub fn catalogue_json(&self) -> Value {
        let names = Language::all().map(|language| {
            let name = Words::new(language).say(&Text::id_only("language-name"));
            (language.tag().to_string(), json!(name))
        });
        let (mut words, mut english) = (Map::new(), Map::new());
        for id in self.ids() {
            if let Some((pattern, language)) = self.pattern(&id) {
                let list = if language == self.language { &mut words } else { &mut english };
                list.insert(id, pattern.to_json());
            }
        }
        json!({ "language": self.language.tag(), "names": names.collect::<Map<_, _>>(), "words": words, "english": english })
    }
}

/// The plural of a number: `one`, `few`, `other` …
fn plural(language: Language, number: i128) -> &'static str {
    static RULES: OnceLock<HashMap<&'static str, PluralRules>> = OnceLock::new();
    let rules = RULES.get_or_init(|| {
        let rules = |language: Language| {
            let tag: LanguageIdentifier = language.tag().parse().ok()?;
            Some((language.tag(), PluralRules::create(tag, PluralRuleType::CARDINAL).ok()?))
        };
        Language::all().filter_map(rules).collect()
    });
    // Rules look at small numbers and at the last digits of large ones.
    const LARGE: u128 = 1_000_000_000_000;
    let size = number.unsigned_abs();
    let size = if size < LARGE { size } else { LARGE + size % LARGE };
    match rules.get(language.tag()).and_then(|rules| rules.select(size as u64).ok()) {
        Some(PluralCategory::ZERO) => "zero",
        Some(PluralCategory::ONE) => "one",
        Some(PluralCategory::TWO) => "two",
        Some(PluralCategory::FEW) => "few",
        Some(PluralCategory::MANY) => "many",
        Some(PluralCategory::OTHER) | None => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use backtrail::text;

    /// What is said by the last of the sentences that are added; tests have ids of their own, since all share them.
    fn said(tag: &str, ftl: &str, text: &Text) -> String {
        add(tag, ftl).unwrap();
        Words::new(Language::of(tag).unwrap()).say(text)
    }

    #[test]
    fn numbers_decide_plurals_and_are_shown_as_they_are() {
        let ftl = "leaps = { $n ->\n    [0] no leap\n    [one] one leap\n   *[other] { $n } leaps\n }";
        let leaps = |tag: &str, n: i64| said(tag, ftl, &text!("leaps", n = n));
        assert_eq!([0, 1, 2, 1_000_000].map(|n| leaps("en", n)), ["no leap", "one leap", "2 leaps", "1000000 leaps"]);
        let french = "leaps = { $n ->\n    [one] one\n   *[other] other\n }";
        assert_eq!([0, 1, 2, -1].map(|n| said("fr", french, &text!("leaps", n = n))), ["one", "one", "other", "one"]);
        let huge = Text::id_only("leaps").with("n", Arg::Number(i128::MAX));
        assert_eq!(said("en", ftl, &huge), "170141183460469231731687303715884105727 leaps");
    }

    #[test]
    fn digits_are_grouped_where_the_sentence_says_so() {
        let grouped = |tag: &str, n: i64| said(tag, "n = { NUMBER($n) }", &text!("n", n = n));
        assert_eq!([999, 1000, -1_234_567].map(|n| grouped("en", n)), ["999", "1,000", "-1,234,567"]);
        assert_eq!(grouped("fr", 12345), "12\u{202f}345");
        assert_eq!([999, 1000].map(|n| grouped("ca", n)), ["999", "1.000"]);
        assert_eq!(said("en", "n = { NUMBER($n) }", &text!("n", n = "12345")), "12345");
    }

    #[test]
    fn clauses_and_lists_are_said_in_the_same_language() {
        let ftl = "names = { $names }.\nmore = et { $n } autres";
        let list = |items: Vec<Arg>| said("fr", ftl, &text!("names", names = Arg::List(items)));
        assert_eq!(list(vec![]), ".");
        assert_eq!(list(vec!["a".into()]), "a.");
        assert_eq!(list(vec!["a".into(), "b".into()]), "a et b.");
        assert_eq!(list(vec!["a".into(), text!("more", n = 3).into(), "c".into()]), "a, et 3 autres et c.");
    }

    #[test]
    fn a_word_can_decide_and_a_missing_argument_shows() {
        let ftl = "in = { $house ->\n    [row] along the row\n   *[other] in { $house }\n }{ $gone }";
        assert_eq!(said("en", ftl, &text!("in", house = "row")), "along the row{$gone}");
        assert_eq!(said("en", ftl, &text!("in", house = "box", gone = "!")), "in box!");
    }

    #[test]
    fn a_word_of_somebody_forges_no_line_and_moves_no_cursor() {
        let named = |name: &str| said("en", "no-file = no file '{ $name }'", &text!("no-file", name = name));
        assert_eq!(named("é b"), "no file 'é b'");
        assert_eq!(named("a\nb\r\t"), r"no file 'a\nb\r\t'");
        assert_eq!(named("\u{1b}[2J\u{7}\u{9b}"), r"no file '\u{1b}[2J\u{7}\u{9b}'");
        assert_eq!(named("\u{202e}x\u{2028}"), r"no file '\u{202e}x\u{2028}'");
        // What JSON says stays exact.
        assert_eq!(to_json(&text!("no-file", name = "a\n"))["args"]["name"], "a\n");
    }

    #[test]
    fn english_stands_in_with_its_own_plurals() {
        let french = Words::new(Language::of("fr").unwrap());
        add("en", "walls = { $n ->\n    [one] { $n } wall\n   *[other] { $n } walls\n }").unwrap();
        add("de", "walls = { $n } Wände").unwrap();
        assert_eq!(french.say(&text!("walls", n = 0)), "0 walls");
        assert!(french.catalogue_json()["english"]["walls"].is_array());
        assert_eq!(add("fr", "language-name = Volapük").unwrap_err(), "language-name: this id is taken");
        assert!(add("fr", "walls = { $n").is_err());
    }

    #[test]
    fn the_page_gets_all_words_and_the_names_of_the_languages() {
        let told = Words::new(Language::of("ca").unwrap()).catalogue_json();
        assert_eq!((&told["language"], &told["names"]["fr"]), (&json!("ca"), &json!("Français")));
        assert!(told["words"].as_object().unwrap().len() > 100);
        assert!(told["english"].as_object().unwrap().keys().all(|id| !Language::english().has_own(id)));
    }

    #[test]
    fn a_text_is_told_with_its_arguments() {
        let names = vec![Arg::from("a"), text!("more", n = 3).into()];
        let text = text!("x", n = 7, names = names).with("huge", Arg::Number(1 << 60));
        let told = json!({ "id": "x", "args": { "n": 7, "names": ["a", { "id": "more", "args": { "n": 3 } }],
            "huge": { "number": "1152921504606846976" } } });
        assert_eq!(to_json(&text), told);
        assert_eq!(to_json(&"plain".into()), json!("plain"));
    }
}
