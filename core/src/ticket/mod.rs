//! The help desk (§2.3–2.6, §4, §5).
//!
//! `core/model` defines tickets, `status` their allowed steps, `commands` change them, `views` show them.

pub mod canned_reply;
pub mod commands;
pub mod desk_settings;
pub mod directory;
pub mod field;
pub mod formatting;
pub mod label;
pub mod news;
pub mod reopening;
pub mod saved_view;
pub(crate) mod sound;
pub mod status;
pub mod views;
