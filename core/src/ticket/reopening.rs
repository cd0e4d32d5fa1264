//! Until when a requester may reopen a finished ticket: 10 working days of the help desk's calendar after it was resolved
//! or closed.

use crate::locale::calendar::CalendarDate;
use crate::model::Instant;
use crate::model::ticket::Ticket;
use crate::store::State;
use crate::store::env::Clock;

const WORKING_DAYS: u32 = 10;

/// The end of the time in which a ticket can be reopened.
pub struct Deadline {
    /// The last day.
    pub day: CalendarDate,
    /// The end of that day in the zone of the help desk.
    end: i64,
}

impl Deadline {
    /// True while the ticket can be reopened.
    pub const fn is_ahead(&self, now: Instant) -> bool {
        now.0 < self.end
    }
}

/// The deadline; `None` if the help desk never opens.
pub fn deadline(state: &State, ticket: &Ticket) -> Option<Deadline> {
    let calendar = state.clocks.calendar(state)?;
    let finished = ticket.finished_at.unwrap_or(ticket.updated_at);
    let mut start = finished.0;
    let mut end = calendar.end_of_day(start);
    for _ in 0..WORKING_DAYS {
        loop {
            (start, end) = (end, calendar.end_of_day(end));
            if calendar.between(start, end) > 0 {
                break;
            }
        }
    }
    let clock = Clock { now: Instant(start), zone: calendar.zone() };
    Some(Deadline { day: clock.local_now().date(), end })
}

/// True if the requester is in time to reopen the ticket.
pub fn is_open(state: &State, ticket: &Ticket, now: Instant) -> bool {
    deadline(state, ticket).is_none_or(|deadline| deadline.is_ahead(now))
}
