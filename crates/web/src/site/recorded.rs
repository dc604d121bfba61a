//! A recorded search in one page that plays without a server: what the page's own export writes (`page/js/export/html.js`), for
//! whoever has no page open.

use registry::{Case, Error};
use serde_json::{Value, json};

use super::bundle::Bundle;
use super::record::recorded;
use super::{catalogues, icon, in_script};
use crate::assets;

/// The page with a recorded search: what is `told` of it, its events as [`record`] packs them, and the view that is shown first.
pub fn recorded_page(told: &Value, packed: &Value, view: &Value) -> String {
    let bundle = Bundle::of("js/recorded.js");
    let mut data = json!({ "told": told, "packed": packed, "view": view });
    data["catalogues"] = catalogues(&bundle, &data);
    let title = told["title"].as_str().unwrap_or("Backtrail");
    let escaped: String = title
        .chars()
        .map(|sign| match sign {
            '&' | '<' | '>' | '"' => format!("&#{};", u32::from(sign)),
            sign => sign.to_string(),
        })
        .collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'unsafe-inline' data:; \
         style-src 'unsafe-inline'; img-src blob: data:\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{escaped} · Backtrail</title>\n\
         <link rel=\"icon\" href=\"{icon}\">\n<style>\n{sheets}</style>\n\
         <script type=\"importmap\">{imports}</script>\n\
         <script type=\"application/json\" id=\"recorded\">{data}</script>\n\
         <script type=\"module\">import '{entry}';</script>\n\
         </head>\n<body>\n<header id=\"top\"></header>\n<main id=\"view\" data-view=\"explore\" tabindex=\"-1\"></main>\n\
         <noscript>This page needs JavaScript.</noscript>\n</body>\n</html>\n",
        icon = icon().replace('"', "&quot;"),
        sheets = assets::sheets().replace("</style", "<\\/style"),
        imports = in_script(&bundle.imports),
        data = in_script(&data),
        entry = bundle.entry,
    )
}

/// Records a search, up to `most` events: what is told of it, and its events, packed.
///
/// # Errors
///
/// If there is no such solver, or it cannot be stepped.
pub fn record(case: &Case, solver: Option<&str>, most: usize) -> Result<(Value, Value), Error> {
    recorded(case, solver, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recorded_search_is_one_page_that_fetches_nothing() {
        let case = builtin::case("queens", "4", &[]).expect("four queens are an instance");
        let (told, packed) = record(&case, Some("scan"), 10_000).expect("scan can be stepped");
        assert_eq!(packed["ended"], true);
        let page = recorded_page(&told, &packed, &json!({ "step": 0, "lang": "en" }));
        assert!(page.contains("page/js/recorded.js") && page.contains("id=\"recorded\""));
        assert!(!page.contains("src=\"http") && !page.contains("from './"));
    }
}
