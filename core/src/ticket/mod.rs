//! The help desk (§2.3–2.6, §4, §5).
//!
//! `core/model` says what a ticket is, `status` what may become of it, `commands` change it, `views` show it.

pub mod canned_reply;
pub mod commands;
pub mod field;
pub mod label;
pub(crate) mod sound;
pub mod status;
pub mod views;
