//! Look-ahead search on bit planes.
