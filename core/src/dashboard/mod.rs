//! Dashboards: who may read them, what changes them, and what their widgets draw from (§2.9, §4, §6; decisions §7).

pub mod commands;
pub mod permission;
pub(crate) mod sound;
pub mod sources;
pub mod thumbnail;
pub mod views;
