//! Groups rows by one or two columns and reduces each group to one figure.
//!
//! Columns and group numbers are dense arrays with one entry per row, so a figure takes one pass over two arrays.

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
