//! One record of a seed file, with the errors in its fields.

use super::{SeedError, moment};
use crate::locale::calendar::CalendarDate;
use crate::model::Instant;
use crate::store::env::Clock;

/// A record that is being read.
pub(super) struct Record<'a> {
    pub file: &'static str,
    pub id: &'a str,
    pub opened: Clock,
}

impl Record<'_> {
    pub(super) fn wrong(&self, field: &str, problem: &str) -> SeedError {
        SeedError::new(self.file, self.id, field, problem)
    }

    pub(super) fn when(&self, field: &str, text: &str) -> Result<Instant, SeedError> {
        let problem = || self.wrong(field, &format!("'{text}' is no moment such as -8h"));
        moment::parse(text, self.opened).ok_or_else(problem)
    }

    pub(super) fn free(&self, is_taken: bool) -> Result<(), SeedError> {
        if is_taken { Err(self.wrong("id", "is not unique")) } else { Ok(()) }
    }

    pub(super) fn day(&self, field: &str, text: &str) -> Result<CalendarDate, SeedError> {
        moment::day(text, self.opened).ok_or_else(|| self.wrong(field, &format!("'{text}' is no day such as +5d")))
    }
}
