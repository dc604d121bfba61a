//! A script of the page and all that it imports, in one import map: a module from the disk may not import its neighbours, one that
//! is a `data:` address may import another by its name in the map. Nothing is minified: anyone can read the page.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::assets;

/// A script with all that it imports.
pub(super) struct Bundle {
    /// The name of the first module in the map.
    pub(super) entry: String,
    /// The import map.
    pub(super) imports: Value,
    /// The sources, by path.
    #[cfg(test)]
    sources: BTreeMap<String, String>,
    /// How the quoted words in them begin, up to a hyphen: the areas of the sentences that they may say.
    areas: BTreeSet<String>,
}

impl Bundle {
    /// The module of this path, below `page/`.
    pub(super) fn of(entry: &str) -> Self {
        let mut sources = BTreeMap::new();
        gather(entry, &mut sources);
        let address = |source: &str| {
            let escaped = source.replace('%', "%25").replace('#', "%23").replace('\n', "%0A");
            format!("data:text/javascript;charset=utf-8,{escaped}")
        };
        let imports: Map<String, Value> =
            sources.iter().map(|(path, source)| (format!("page/{path}"), address(source).into())).collect();
        let quoted = sources.values().flat_map(|source| source.split(['\'', '`', '"']));
        let areas = quoted.filter_map(|quoted| Some(quoted.split_once('-')?.0.to_string())).collect();
        Bundle {
            entry: format!("page/{entry}"),
            imports: json!({ "imports": imports }),
            areas,
            #[cfg(test)]
            sources,
        }
    }

    /// May the scripts say the sentence of this id?
    pub(super) fn says(&self, id: &str) -> bool {
        id.split_once('-').is_some_and(|(area, _)| self.areas.contains(area))
    }
}

/// Adds a module and what it imports, with names of the map in place of paths.
fn gather(path: &str, sources: &mut BTreeMap<String, String>) {
    let source = assets::text(path).unwrap_or_else(|| panic!("the page has no {path}"));
    sources.insert(path.to_string(), String::new());
    let mut linked = String::with_capacity(source.len());
    for line in lean(&source) {
        match imported(line) {
            None => linked.push_str(line),
            Some((before, relative, after)) => {
                let full = resolve(path, relative);
                linked.push_str(&format!("{before}'page/{full}'{after}"));
                if !sources.contains_key(&full) {
                    gather(&full, sources);
                }
            }
        }
    }
    sources.insert(path.to_string(), linked);
}

/// The lines of a script without indentation and without lines that are comments alone. No text of ours goes over several lines.
fn lean(source: &str) -> impl Iterator<Item = &str> {
    let mut in_comment = false;
    source.split_inclusive('\n').map(str::trim_start).filter(move |line| {
        let begins = line.starts_with("/*");
        let is_comment = in_comment || begins || line.starts_with("//") || line.is_empty();
        in_comment = (in_comment || begins) && !line.contains("*/");
        !is_comment
    })
}

/// The path that a line imports: our modules write one import or the end of one on a line, with single quotes.
fn imported(line: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = ["from '", "import '"].iter().find_map(|sign| {
        let at = line.find(sign)? + sign.len() - 1;
        Some((&line[..at], &line[at + 1..]))
    })?;
    let (path, after) = rest.split_once('\'')?;
    (path.starts_with('.') && path.ends_with(".js")).then_some((before, path, after))
}

/// A relative path, from the folder of a file.
fn resolve(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_found_and_resolved() {
        assert_eq!(
            imported("import { a } from '../b.js'; // why\n"),
            Some(("import { a } from ", "../b.js", "; // why\n"))
        );
        assert_eq!(imported("} from './c.js';\n"), Some(("} from ", "./c.js", ";\n")));
        assert_eq!(imported("import './d.js';\n"), Some(("import ", "./d.js", ";\n")));
        assert_eq!(imported("told.push('from nowhere');\n"), None);
        assert_eq!(resolve("js/parts/lesson/say.js", "../../run.js"), "js/run.js");
        assert_eq!(resolve("js/main.js", "./parts/tree.js"), "js/parts/tree.js");
    }

    #[test]
    fn comments_and_indentation_are_left_out() {
        let source = "// a\n/** b\n * c */\nlet d = 1; // e\n\n  /* f */\n  g(`// h`);\n";
        assert_eq!(lean(source).collect::<String>(), "let d = 1; // e\ng(`// h`);\n");
    }

    #[test]
    fn every_import_of_the_pages_is_in_the_map() {
        for entry in ["index", "lesson", "gallery"] {
            let bundle = Bundle::of(&format!("js/site/{entry}.js"));
            for (path, source) in &bundle.sources {
                for name in source.split("'page/").skip(1).filter_map(|rest| rest.split('\'').next()) {
                    assert!(bundle.sources.contains_key(name), "{path} imports {name}");
                }
                assert!(!source.contains("from '.") && !source.contains("import("), "{path} imports by path");
            }
        }
    }
}
