//! Views of working papers.

pub mod chain;
pub mod form;
pub mod paper;
pub mod sample;
pub mod test;
