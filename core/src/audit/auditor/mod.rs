//! The auditors: who they are, how the administrator keeps them, and what each finds on the desk (§2.7, §2.8).

pub mod commands;
pub mod desk;
pub mod desk_menu;
pub mod expertise;
pub mod item;
pub mod register;
pub(crate) mod sound;
