//! Paket Bukti: an audit with its data as one HTML file that proves itself (docs/rules.md, Paket Bukti).
//!
//! The core gives the content; the web side writes each part as a line of JSON. `portal_chain::package` defines the file.

pub mod commands;
pub mod content;
mod history;
pub mod known;
pub mod rows;
