//! Checks of typed texts and chosen files, for all forms.

pub mod attachment;
pub mod content;
pub mod text;
