//! The audit areas: the auditors, the repository of datasets and documents, and the data given to auditors (§2.7, §2.8).

pub mod assignment;
pub mod auditor;
pub mod repository;
