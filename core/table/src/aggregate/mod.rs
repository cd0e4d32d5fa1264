//! Rows in groups by one or two columns, and one measure of each group.
//!
//! Every column is dense, every group a small number, so that a measure is one pass over two arrays.

mod gathered;
mod groups;
mod operation;
mod reduce;
mod rows;
mod slots;
mod stretches;
mod totals;

pub use groups::{Groups, Key};
pub use operation::{Operand, Operation};
pub use reduce::{MAX_PAIRS, reduce, sizes};
pub use rows::Rows;
