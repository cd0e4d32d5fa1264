//! The help desk (§2.3–2.6, §4, §5).
//!
//! `model` says what a ticket is, `status` what may become of it, `commands` change it, `views` show it.

pub mod action;
pub mod commands;
pub mod field;
pub mod held_list;
pub mod listed;
pub mod model;
pub(crate) mod sound;
pub mod status;
pub mod store;
pub mod texts;
pub mod views;

pub use commands::TicketCommand;
pub use field::TicketField;
pub use model::Ticket;
pub use store::TicketStore;
