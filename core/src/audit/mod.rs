//! The audit areas: auditors, the repository of datasets and documents, assignments (§2.7, §2.8), and working papers.

pub mod assignment;
pub mod auditor;
pub mod repository;
pub mod working_paper;
