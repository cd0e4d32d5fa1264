//! Indonesian ('id-ID') forms of dates, times, sizes, numbers and file names. All of them are made here, so that
//! native tests cover them.

pub mod calendar;
pub mod clock;
mod digits;
pub mod file_name;
pub mod file_size;
pub mod holidays;
pub mod month_name;
pub mod number;
pub mod period;
pub mod relative;
mod typed_date;
mod vocabulary_macro;
pub mod work_calendar;
pub mod zone;
