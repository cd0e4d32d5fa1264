//! The clocks of a ticket: what its history says (`facts`), and the deadlines that follow from the settings (`clock`).
//! Rules: `docs/rules.md`, Help desk.

pub mod clock;
pub mod facts;
