//! Dashboards: permissions, commands, and the sources of their widgets (§2.9, §4, §6; decisions §7).

pub mod commands;
pub mod permission;
pub mod rows_seen;
pub(crate) mod sound;
pub mod sources;
pub mod thumbnail;
pub mod views;
