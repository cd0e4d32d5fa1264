//! Findings: what an auditor writes about the assigned data, with the evidence that is pinned to it.

pub mod commands;
pub mod form;
pub mod pin;
pub mod shown;
pub(crate) mod sound;
pub mod views;
