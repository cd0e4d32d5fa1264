//! Views on accepted findings, for companies, auditors and the administrator. They never read findings as auditors write
//! them.

pub mod detail;
pub mod list;
