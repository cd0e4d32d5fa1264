//! Views of dashboards.

pub mod card;
pub mod definition;
pub mod detail;
pub mod editor;
pub mod filters;
pub mod list;
pub mod menu;
pub mod published;
pub mod report;
pub mod rows;
pub mod settings;
pub mod widget;
pub mod words;
