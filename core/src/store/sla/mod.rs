//! The clocks of a ticket: what its history says (`facts`), the deadlines that follow from the settings
//! (`clock`), and how the promises were kept (`performance`).
//! Rules: `docs/rules.md`, Help desk.

pub mod clock;
pub mod facts;
pub mod performance;
