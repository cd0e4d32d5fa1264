//! Auditors, the administrator's screen for them, and the desk: an auditor's assigned items (§2.7, §2.8).

pub mod commands;
pub mod desk;
pub mod desk_menu;
pub mod expertise;
pub mod item;
pub mod register;
pub(crate) mod sound;
