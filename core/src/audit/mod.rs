//! The audit areas: auditors, the repository of datasets and documents, assignments (§2.7, §2.8), working papers,
//! findings with their follow-up, and the review.

pub mod assignment;
pub mod auditor;
pub mod finding;
pub mod follow_up;
pub mod package;
pub mod repository;
pub mod review;
pub mod working_paper;
