//! The domain of the Portal Minerba as a value: [`Portal`] holds the state, [`Command`]s change it, views read it.
//!
//! Nothing in this crate reads a clock, draws a random number or knows of JavaScript, except the `wasm` module,
//! which hands time and randomness in through [`store::env::Env`] and carries plain data across the boundary.
//!
//! The modules are layers, from top to bottom. A module imports only what is below it, and no area imports another one.
//!
//! | module | what it holds | spec |
//! |---|---|---|
//! | `wasm` | the boundary: the only place that names JavaScript | |
//! | `portal` | the state and the session of one page, dispatch; the sample data; what must hold of every state | §1, §2.1 |
//! | `journal` | commits, snapshots and backups as bytes | architecture §3 |
//! | `history` | undo, versions of records, merging the commits of two tabs | decisions §1 |
//! | `ticket` | area: the help desk, with labels and canned replies | §2.3–2.6, §4, §5 |
//! | `audit` | area: auditors, repository and assignments | §2.7, §2.8, §4 |
//! | `dashboard` | area: dashboards, their commands, data sources and views | §2.9, §4–§6 |
//! | `store` | state, transactions, commits, reader; session and grants; refusals; checks of forms and files | §6, §7 |
//!
//! Below them are crates: [`model`] (every record), [`table`] (search, sort, pages, CSV), `core/dashboard` (widgets and their
//! figures), [`locale`] (dates, numbers, names of files), `core/pdf` and `core/word`.

#[macro_use]
pub extern crate portal_locale as locale;

pub mod audit;
pub mod dashboard;
pub mod history;
pub mod journal;
mod portal;
pub mod store;
pub mod ticket;
#[cfg(target_family = "wasm")]
pub mod wasm;

#[cfg(feature = "synthetic")]
pub use portal::synthetic;
pub use portal::{Command, Committed, Outcome, Portal, seed, soundness, vocabulary};
pub use portal_model as model;
pub use portal_table as table;
