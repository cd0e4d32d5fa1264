//! Views on findings, for the auditor who writes them and the administrator who reviews them.

pub mod audit;
pub mod evidence;
pub mod export;
pub mod pin;
pub mod report;
pub mod typed;
