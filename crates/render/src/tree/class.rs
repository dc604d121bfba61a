//! The classes of items that a reader tells apart, for legends and styles.

use super::plan::{Item, Kind};

/// What a sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    Choice,
    /// A choice that the search had not finished with when it was stopped.
    Unfinished,
    /// A choice below which the tree is cut.
    Cut,
    DeadEnd,
    Image,
    Solution,
    Folded,
    Refused,
}

impl Class {
    const ALL: [Class; 8] = [
        Class::Choice,
        Class::Unfinished,
        Class::Cut,
        Class::DeadEnd,
        Class::Image,
        Class::Solution,
        Class::Folded,
        Class::Refused,
    ];

    /// As ids of sentences call it.
    pub(super) fn name(self) -> &'static str {
        ["choice", "unfinished", "cut", "dead-end", "image", "solution", "folded", "refused"][self as usize]
    }

    pub(super) fn of(item: &Item<'_>) -> Self {
        match item.kind {
            Kind::Choice { .. } if item.open => Class::Unfinished,
            Kind::Choice { hidden: 0, .. } => Class::Choice,
            Kind::Choice { .. } => Class::Cut,
            Kind::DeadEnd => Class::DeadEnd,
            Kind::Image => Class::Image,
            Kind::Solution(_) => Class::Solution,
            Kind::Folded(_) => Class::Folded,
            Kind::Refused(_) => Class::Refused,
        }
    }

    /// The classes that occur, in the order of legends, each with its first item.
    pub(super) fn present<'i, 'a>(items: &'i [Item<'a>]) -> Vec<(Class, &'i Item<'a>)> {
        let first = |class| Some((class, items.iter().find(|item| Class::of(item) == class)?));
        Class::ALL.into_iter().filter_map(first).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::{Format, plan};
    use super::super::{Fold, View};
    use super::*;
    use crate::snapshot::queens_tree;

    #[test]
    fn a_legend_has_the_classes_that_occur_and_no_others() {
        let tree = queens_tree(6, "scan", 300);
        let view = View { depth: Some(3), fold: Fold::Failed, checks: false };
        let plan = plan(&tree, &view, Format { most: 1_000, why: "" });
        let classes: Vec<Class> = Class::present(&plan.items).into_iter().map(|(class, _)| class).collect();
        assert_eq!(classes, [Class::Choice, Class::Unfinished, Class::Cut, Class::Folded]);
    }
}
