//! The help desk (§2.3–2.6, §4, §5).
//!
//! `core/model` says what a ticket is, `status` what may become of it, `commands` change it, `views` show it.

pub mod commands;
pub mod field;
pub mod held_list;
pub(crate) mod sound;
pub mod status;
pub mod store;
pub mod views;

pub use commands::TicketCommand;
pub use field::TicketField;
pub use store::TicketStore;
