//! The review of audits (decisions §9): the auditor submits, the administrator returns, accepts, reopens and comments.

pub mod commands;
pub mod places;
pub mod views;
