//! Views of working papers.

pub mod form;
pub mod paper;
pub mod test;
