//! The domain of the Portal Minerba as a value: [`Portal`] has the state, [`Command`]s change it, views read it.
//!
//! Only the `wasm` module knows JavaScript. It passes time and randomness in through [`store::env::Env`]; the rest of the
//! crate reads no clock and generates no random numbers.
//!
//! The modules are layers, from top to bottom. A module imports only modules below it, and no area imports another area.
//!
//! | module | content | spec |
//! |---|---|---|
//! | `wasm` | boundary to JavaScript | |
//! | `portal` | state and session of one page, dispatch, sample data, invariants of the state | §1, §2.1 |
//! | `journal` | commits, snapshots and backups as bytes | architecture §3 |
//! | `history` | undo, versions of records, merging the commits of two tabs | decisions §1 |
//! | `ticket` | area: the help desk, with labels and canned replies | §2.3–2.6, §4, §5 |
//! | `audit` | area: auditors, repository and assignments | §2.7, §2.8, §4 |
//! | `dashboard` | area: dashboards, their commands, data sources and views | §2.9, §4–§6 |
//! | `store` | state, transactions, commits, reader; session and grants; refusals; checks of forms and files | §6, §7 |
//!
//! Below them are crates: [`model`] (every record), [`table`] (search, sort, pages, CSV), `core/dashboard` (widgets and their
//! figures), [`locale`] (dates, numbers, names of files), `core/excel`, `core/pdf` and `core/word`.

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
pub use portal::{Command, Committed, Outcome, Portal, palette, role_figures, seed, soundness, vocabulary};
pub use portal_model as model;
pub use portal_table as table;
