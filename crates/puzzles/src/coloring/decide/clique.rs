//! Cliques: vertices all joined to each other need as many colours.
