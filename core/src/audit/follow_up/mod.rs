//! Follow-up of accepted findings: the company answers, the auditor assesses.

pub mod commands;
pub mod views;
