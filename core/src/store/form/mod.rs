//! How typed texts and chosen files are checked, in whatever form they are.

pub mod attachment;
pub mod content;
pub mod text;
