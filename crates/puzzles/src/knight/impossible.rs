//! Why a board has none of the tours that are asked for, where that is known without a search.
