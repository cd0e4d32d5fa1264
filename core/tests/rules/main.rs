//! The rules, one file each: what commands do, what views show, to whom. One binary, for linking forty takes longer than
//! running them.
#![cfg(not(target_family = "wasm"))]

mod adopt;
mod adopt_tickets;
mod assignment_lists;
mod assignments;
mod audit_seeds;
mod auditor_desk;
mod auditors;
mod cms_dashboard;
mod commits;
mod csv_properties;
mod dashboard_columns;
mod dashboard_commands;
mod dashboard_datasets;
mod dashboard_filters;
mod dashboard_import;
mod dashboard_lists;
mod dashboard_live;
mod dashboard_permission;
mod dashboard_seeds;
mod dashboard_sources;
mod documents;
mod external_auditor;
mod held_files;
mod intake;
mod journal;
mod kept_lists;
mod long_lists;
mod missing_rows;
mod overridden;
mod packed_lists;
mod repository;
mod roles;
mod saved_report;
mod seed_discrepancies;
mod seed_documents;
mod seeds;
mod snapshot_pieces;
mod soundness;
#[path = "../support/mod.rs"]
mod support;
mod table_properties;
mod ticket_abilities;
mod ticket_export;
mod ticket_lists;
mod ticket_pdf;
mod ticket_status;
mod ticket_versions;
mod tickets;
mod undo;
mod version_words;
mod versions;
mod vocabulary;
mod wording_properties;
