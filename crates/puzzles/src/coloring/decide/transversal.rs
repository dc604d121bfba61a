//! Exact cover, where cliques partition the graph.
