//! The domain of the Portal Minerba as a value: [`Portal`] holds the state, [`Command`]s change it, views read it.
//!
//! Nothing in this crate reads a clock, draws a random number or knows of JavaScript, except the `wasm` module,
//! which hands time and randomness in through [`Env`] and carries plain data across the boundary.
//!
//! | folder | what it decides | spec |
//! |---|---|---|
//! | `session` | roles, people, who may do what | §2.1, §6 |
//! | `ticket` | the help desk: status machine, commands, views | §2.3–2.6, §4, §5 |
//! | `core/records` | a crate beside this one: what a ticket is, how it and other records are kept | §3 |
//! | `canned_reply`, `label` | the agents' two quick actions | §2.5 |
//! | `repository` | datasets and documents, and how they are loaded | §2.8, §3 |
//! | `assignment` | data given to auditors: status, due date, lists | §2.8, §4 |
//! | `auditor` | the auditors, and what each sees on the desk | §2.7, §2.8 |
//! | `dashboard` | dashboards: who may read them, commands, what their widgets draw from, views | §2.9, §4–§6 |
//! | `core/dashboard` | a crate beside this one: widgets, their layout, what they draw of any source | §3, §9 |
//! | `stage` | the six stages of mining | §3 |
//! | `store` | the state, changes, commits | §7 |
//! | `history` | undo, versions of records, commits of two tabs made one | decisions §1 |
//! | `soundness` | what holds of every state; a backup is held to it | architecture §3 |
//! | `journal` | commits, snapshots and backups as bytes | architecture §3 |
//! | `core/table` | a crate beside this one: search, sort, pages of every list; tabular data from and to CSV; groups and their sums | §2.6, §5 |
//! | `core/locale` | a crate beside this one: how dates, times, sizes, numbers and names of files read | §9 |
//! | `core/pdf` | a crate beside this one: a printable document as PDF | decisions §4 |
//! | `core/word` | a crate beside this one: the text of a Word document | §2.8 |
//! | `seed` | the sample data of `seeds/*.json` | decisions §2 |

#[macro_use]
pub extern crate portal_locale as locale;

pub mod activity;
pub mod assignment;
pub mod attachment;
pub mod auditor;
pub mod canned_reply;
pub mod command;
pub mod content;
pub mod csv_piece;
pub mod dashboard;
pub mod env;
pub mod error;
pub mod history;
pub mod journal;
pub mod label;
pub mod portal;
pub mod reader;
pub mod repository;
pub mod seed;
pub mod session;
pub mod soundness;
pub mod store;
#[cfg(feature = "synthetic")]
pub mod synthetic;
pub mod text;
pub mod ticket;
pub mod vocabulary;

#[cfg(target_family = "wasm")]
pub mod wasm;

pub use command::{Command, Outcome};
pub use env::{Clock, Entropy, Env, Zone};
pub use error::Refusal;
pub use locale::file_name;
pub use portal::Portal;
pub use portal_model as model;
pub use portal_table as table;
