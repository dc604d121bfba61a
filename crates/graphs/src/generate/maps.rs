//! Maps: regions with their names, joined where they share a border. A common corner is no border, and water between two
//! regions is none unless a line on the map divides it (Michigan touches Wisconsin by land, and not Minnesota).

use super::BadGenerator;
use super::arguments::Arguments;
use super::drawn::Drawn;

/// A region: its name, where it is drawn, and those neighbours that come after it.
type Region = (&'static str, (f64, f64), &'static [&'static str]);

/// The states and territories of the mainland, and Tasmania.
const AUSTRALIA: &[Region] = &[
    ("WA", (0.0, 1.35), &["NT", "SA"]),
    ("NT", (1.6, 0.35), &["SA", "Q"]),
    ("SA", (1.85, 1.85), &["Q", "NSW", "V"]),
    ("Q", (3.1, 0.65), &["NSW"]),
    ("NSW", (3.45, 2.1), &["V"]),
    ("V", (3.05, 3.15), &[]),
    ("T", (3.4, 4.2), &[]),
];

/// The 48 states that hang together and the District of Columbia, by their postal codes, at longitude west and latitude
/// north; the small ones of the north-east are pulled apart.
const USA: &[Region] = &[
    ("AL", (86.8, 32.8), &["FL", "GA", "MS", "TN"]),
    ("AR", (92.4, 34.8), &["LA", "MO", "MS", "OK", "TN", "TX"]),
    ("AZ", (111.7, 34.3), &["CA", "NM", "NV", "UT"]),
    ("CA", (119.8, 37.0), &["NV", "OR"]),
    ("CO", (105.5, 39.0), &["KS", "NE", "NM", "OK", "UT", "WY"]),
    ("CT", (72.4, 41.3), &["MA", "NY", "RI"]),
    ("DC", (76.0, 37.9), &["MD", "VA"]),
    ("DE", (74.4, 38.6), &["MD", "NJ", "PA"]),
    ("FL", (82.0, 28.6), &["GA"]),
    ("GA", (83.4, 32.7), &["NC", "SC", "TN"]),
    ("IA", (93.5, 42.0), &["IL", "MN", "MO", "NE", "SD", "WI"]),
    ("ID", (114.3, 44.2), &["MT", "NV", "OR", "UT", "WA", "WY"]),
    ("IL", (89.3, 40.1), &["IN", "KY", "MO", "WI"]),
    ("IN", (86.2, 39.9), &["KY", "MI", "OH"]),
    ("KS", (98.4, 38.5), &["MO", "NE", "OK"]),
    ("KY", (85.2, 37.6), &["MO", "OH", "TN", "VA", "WV"]),
    ("LA", (92.2, 31.0), &["MS", "TX"]),
    ("MA", (71.4, 42.7), &["NH", "NY", "RI", "VT"]),
    ("MD", (76.9, 39.4), &["PA", "VA", "WV"]),
    ("ME", (68.4, 45.8), &["NH"]),
    ("MI", (84.9, 43.6), &["OH", "WI"]),
    ("MN", (94.4, 46.2), &["ND", "SD", "WI"]),
    ("MO", (92.5, 38.4), &["NE", "OK", "TN"]),
    ("MS", (89.6, 32.7), &["TN"]),
    ("MT", (109.6, 47.0), &["ND", "SD", "WY"]),
    ("NC", (79.2, 35.5), &["SC", "TN", "VA"]),
    ("ND", (100.4, 47.4), &["SD"]),
    ("NE", (99.7, 41.5), &["SD", "WY"]),
    ("NH", (70.9, 44.4), &["VT"]),
    ("NJ", (73.9, 40.1), &["NY", "PA"]),
    ("NM", (106.1, 34.4), &["OK", "TX"]),
    ("NV", (116.6, 39.4), &["OR", "UT"]),
    ("NY", (75.4, 42.9), &["PA", "VT"]),
    ("OH", (82.8, 40.4), &["PA", "WV"]),
    ("OK", (97.4, 35.6), &["TX"]),
    ("OR", (120.5, 43.9), &["WA"]),
    ("PA", (78.0, 41.0), &["WV"]),
    ("RI", (70.2, 41.3), &[]),
    ("SC", (80.6, 33.8), &[]),
    ("SD", (100.2, 44.4), &["WY"]),
    ("TN", (86.6, 35.8), &["VA"]),
    ("TX", (99.3, 31.5), &[]),
    ("UT", (111.7, 39.3), &["WY"]),
    ("VA", (78.6, 37.4), &["WV"]),
    ("VT", (73.1, 44.6), &[]),
    ("WA", (120.4, 47.4), &[]),
    ("WI", (90.0, 44.5), &[]),
    ("WV", (80.8, 38.7), &[]),
    ("WY", (107.5, 43.0), &[]),
];

pub(super) fn australia(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    map(arguments, AUSTRALIA, |(x, y)| (x, y))
}

pub(super) fn usa(arguments: &mut Arguments<'_>) -> Result<Drawn, BadGenerator> {
    // A degree of longitude is about four fifths of one of latitude there.
    map(arguments, USA, |(west, north)| ((125.0 - west) * 0.4, (50.0 - north) * 0.5))
}

fn map(
    arguments: &Arguments<'_>,
    regions: &[Region],
    place: impl Fn((f64, f64)) -> (f64, f64),
) -> Result<Drawn, BadGenerator> {
    let n = arguments.end(regions.len() as u128, 0)?;
    let find = |name: &str| regions.iter().position(|region| region.0 == name).expect("neighbours are regions") as u32;
    let borders = regions.iter().map(|&(name, _, later)| later.iter().map(move |&other| (name, other)));
    let edges = borders.flatten().map(|(one, other)| (find(one), find(other)));
    let mut drawn = Drawn::new(n, edges.collect()).at(|region| place(regions[region as usize].1));
    drawn.names = Some(regions.iter().map(|&(name, ..)| name.into()).collect());
    Ok(drawn)
}
