//! A site without a server: lessons, exercises and recorded searches as pages that open from the disk or from any web server.
//!
//! Browsers refuse modules from the disk, so each page carries its scripts in itself (`bundle`), and what a page of `serve` would
//! ask for: the lesson, the words of all languages, and the events of its searches (`record`). Each page opens alone; together
//! they are to stay below 5 MB. The scripts are `page/js/site/`.

mod bundle;
mod record;
mod recorded;

use std::collections::BTreeSet;
use std::sync::Arc;

use registry::{Ability, Case, Entry, Error, Flags, Registry, Wish};
use serde_json::{Map, Value, json};
use words::{Language, Words};

use crate::assets;
use crate::pose::BOUNDS;
use bundle::Bundle;
use record::{RecordedSearch, Recorder};
pub use recorded::{record, recorded_page};

/// A page of the site has this in its head, so that a folder with such a page is known to be ours.
pub const SITE_MARK: &str = r#"<meta name="generator" content="backtrail site">"#;

/// A page of a site.
pub struct SitePage {
    /// The name of its file.
    pub file: String,
    /// All of it.
    pub html: String,
}

/// The pages for these puzzles, the one to begin with first.
///
/// # Errors
///
/// If a lesson has a search that a solver of the registry refuses.
pub fn site(registry: &Registry) -> Result<Vec<SitePage>, Error> {
    let puzzles = registry.puzzles();
    let lessons: Vec<(&str, Value)> =
        puzzles.iter().filter_map(|puzzle| Some((&*puzzle.name, assets::json(&lesson_file(&puzzle.name))?))).collect();
    let exercises = assets::json(&lesson_file("exercises")).filter(|_| !lessons.is_empty());
    let names = lessons.iter().map(|(name, _)| *name).chain(exercises.iter().map(|_| "exercises"));
    let files: Map<String, Value> = names.map(|name| (name.to_string(), format!("{name}.html").into())).collect();
    let galleries = puzzles.iter().map(|puzzle| (puzzle.name.clone(), format!("gallery-{}.html", puzzle.name).into()));
    let links = json!({ "lessons": files, "galleries": galleries.collect::<Map<_, _>>() });

    let [index, lesson, gallery] = ["index", "lesson", "gallery"].map(|name| Bundle::of(&format!("js/site/{name}.js")));
    let parts: Map<String, Value> = lessons
        .iter()
        .map(|(name, lesson)| (name.to_string(), lesson["parts"].as_array().map(Vec::len).into()))
        .collect();
    let galleries =
        puzzles.iter().map(|puzzle| Ok((&puzzle.name, of_gallery(puzzle)?))).collect::<Result<Vec<_>, Error>>()?;
    let searches: Map<String, Value> =
        galleries.iter().map(|(name, recordings)| (name.to_string(), recordings.len().into())).collect();
    let mut pages = vec![page("index.html", &index, &links, json!({ "parts": parts, "searches": searches }))];
    for (name, told) in &lessons {
        let recordings = of_lesson(&registry.puzzle(name)?, told)?;
        pages.push(page(
            &format!("{name}.html"),
            &lesson,
            &links,
            json!({ "name": name, "lesson": told, "recordings": recordings }),
        ));
    }
    if let Some(told) = exercises {
        pages.push(page(
            "exercises.html",
            &lesson,
            &links,
            json!({ "name": "exercises", "lesson": told, "recordings": [] }),
        ));
    }
    for (name, recordings) in galleries {
        let data = json!({ "name": name, "recordings": recordings });
        pages.push(page(&format!("gallery-{name}.html"), &gallery, &links, data));
    }
    Ok(pages)
}

fn lesson_file(name: &str) -> String {
    format!("lessons/{name}.json")
}

/// What a lesson runs: each search once, with as many events as its players and questions want.
fn of_lesson(puzzle: &Arc<Entry>, lesson: &Value) -> Result<Vec<Value>, Error> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut recorder = Recorder::default();
    for block in list(&lesson["parts"]).iter().flat_map(|part| list(&part["blocks"])) {
        for search in [&block["live"], &block["yours"]].into_iter().filter(|search| search.is_object()) {
            recorder.play(search);
        }
        list(&block["count"]).iter().for_each(|search| recorder.count(search));
        if block["quiz"].is_object() {
            recorder.ask(&block["quiz"]);
        }
    }
    list(&lesson["quiz"]).iter().for_each(|search| recorder.ask(search));
    let mut recordings = recorder.record(|search| search.pose(puzzle))?;
    // A lesson has its programs in the text.
    for told in recordings.iter_mut().filter_map(|recording| recording["told"].as_object_mut()) {
        told.remove("code");
    }
    Ok(recordings)
}

/// Every solver that can be watched, on an instance that fits a page and on one that everybody knows.
fn of_gallery(puzzle: &Arc<Entry>) -> Result<Vec<Value>, Error> {
    let mut recorder = Recorder::default();
    for (example, question) in [(&puzzle.examples.usual, "first"), (&puzzle.examples.tiny, "all")] {
        let (word, flags) = words_of(example);
        let case = pose(puzzle, word, &flags)?;
        for solver in case.able(&Wish::new(Ability::Trace)) {
            recorder.play(&json!({ "word": word, "flags": flags, "solver": solver, "question": question }));
        }
    }
    let mut recordings = recorder.record(|search| search.pose(puzzle))?;
    // One that is too long to show its answer is left out.
    recordings.retain(|recording| recording["answered"] == true);
    Ok(recordings)
}

/// An example as the command line would take it: a word, and flags such as `-k 3`.
fn words_of(example: &str) -> (&str, Map<String, Value>) {
    let mut words = example.split(' ');
    let word = words.next().unwrap_or_default();
    let mut flags = Map::new();
    let mut last = None;
    for each in words {
        match (each.strip_prefix("--").or(each.strip_prefix('-')), last.take()) {
            (Some(flag), _) => {
                flags.insert(flag.to_string(), Value::Null);
                last = Some(flag.to_string());
            }
            (None, Some(flag)) => {
                flags.insert(flag, each.into());
            }
            (None, None) => {}
        }
    }
    (word, flags)
}

fn pose(puzzle: &Arc<Entry>, word: &str, flags: &Map<String, Value>) -> Result<Case, Error> {
    let given = flags.iter().map(|(name, value)| (name.clone(), value.as_str().map(str::to_string)));
    puzzle.pose(word, &Flags::read(&puzzle.flags, given)?, &BOUNDS)
}

/// A page with its scripts and its data.
fn page(file: &str, bundle: &Bundle, links: &Value, mut data: Value) -> SitePage {
    data["links"] = links.clone();
    data["icon"] = icon().into();
    data["catalogues"] = catalogues(bundle, &data);
    let html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n{SITE_MARK}\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'unsafe-inline' data:; \
         style-src 'unsafe-inline'; img-src blob: data:\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>Backtrail</title>\n\
         <link rel=\"icon\" href=\"{icon}\">\n<style>\n{sheets}</style>\n\
         <script type=\"importmap\">{imports}</script>\n\
         <script type=\"application/json\" id=\"site\">{data}</script>\n\
         <script type=\"module\">import '{entry}';</script>\n\
         </head>\n<body>\n<a id=\"skip\" class=\"unseen\" href=\"#view\">Skip to the view</a>\n<header id=\"top\"></header>\n\
         <main id=\"view\" tabindex=\"-1\"></main>\n<noscript>This page needs JavaScript.</noscript>\n</body>\n</html>\n",
        icon = icon().replace('"', "&quot;"),
        sheets = assets::sheets().replace("</style", "<\\/style"),
        imports = in_script(&bundle.imports),
        data = in_script(&data),
        entry = bundle.entry,
    );
    SitePage { file: file.to_string(), html }
}

/// The sign of the page as an address.
fn icon() -> String {
    let picture = assets::text("icon.svg").unwrap_or_default();
    format!("data:image/svg+xml,{}", picture.trim().replace('%', "%25").replace('#', "%23").replace('<', "%3C"))
}

/// JSON that cannot end the script element which holds it.
fn in_script(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

/// The words that a page needs, in every language: those of the areas that its scripts name, and those that its data has ids of.
fn catalogues(bundle: &Bundle, data: &Value) -> Value {
    let mut ids = BTreeSet::new();
    gather_ids(data, &mut ids);
    let told = |language: Language| {
        let mut told = Words::new(language).catalogue_json();
        for list in ["words", "english"] {
            let words = told[list].as_object_mut().expect("sentences by id");
            words.retain(|id, _| ids.contains(id.as_str()) || bundle.says(id));
        }
        (language.tag().to_string(), told)
    };
    Language::all().map(told).collect::<Map<_, _>>().into()
}

/// The ids of all texts in a value.
fn gather_ids<'a>(value: &'a Value, ids: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(map) => {
            ids.extend(map.get("id").and_then(Value::as_str));
            map.values().for_each(|value| gather_ids(value, ids));
        }
        Value::Array(list) => list.iter().for_each(|value| gather_ids(value, ids)),
        _ => {}
    }
}

impl RecordedSearch {
    /// The instance of this search.
    fn pose(&self, puzzle: &Arc<Entry>) -> Result<Case, Error> {
        pose(puzzle, &self.word, &self.flags)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_puzzle_there_is_still_a_first_page() {
        let pages = site(&Registry::new()).expect("nothing can be refused");
        assert_eq!(pages.iter().map(|page| page.file.as_str()).collect::<Vec<_>>(), ["index.html"]);
        assert!(pages[0].html.contains(SITE_MARK));
    }

    #[test]
    fn an_example_is_a_word_and_flags() {
        let (word, flags) = words_of("cycle:4 -k 3 --distinct");
        assert_eq!((word, Value::from(flags)), ("cycle:4", json!({ "k": "3", "distinct": null })));
    }
}
