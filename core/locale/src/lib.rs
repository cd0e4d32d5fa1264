//! How dates, times, sizes, numbers and names of files read in Indonesian ('id-ID'). Every wording is made here, so that native tests
//! see it.

pub mod calendar;
pub mod clock;
mod digits;
pub mod file_name;
pub mod file_size;
pub mod number;
pub mod period;
pub mod relative;
mod typed_date;
mod vocabulary_macro;
pub mod zone;
