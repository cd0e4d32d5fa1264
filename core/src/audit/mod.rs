//! The audit areas: auditors, the repository of datasets and documents, and assignments (§2.7, §2.8).

pub mod assignment;
pub mod auditor;
pub mod repository;
