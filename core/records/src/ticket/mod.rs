//! A complaint ticket: what it is, what lists say of it, how it is kept.

pub mod kept;
pub mod listed;
pub mod model;
pub mod texts;
