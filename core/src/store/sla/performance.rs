//! How the ministry kept its promises about a ticket. It follows from history and settings; the present time only decides
//! whether a deadline that is still ahead is over.

use super::clock::{ClockState, Promise, clock};
use super::facts::Facts;
use crate::locale::work_calendar::WorkCalendar;
use crate::model::Instant;
use crate::model::desk_settings::DeskSettings;
use crate::model::ticket::{Channel, Status, Ticket};

/// Milliseconds of a hundredth of an hour.
const HUNDREDTH: i64 = 36_000;
/// Milliseconds of a day.
const DAY: i64 = 2_400 * HUNDREDTH;

vocabulary! {
    /// State of a promise.
    Punctuality {
        /// Kept within the promised time.
        Kept = "kept", "Tepat waktu";
        /// The promised time is or was over.
        Late = "late", "Terlambat";
        /// Not kept yet, and there is time left.
        Running = "running", "Berjalan";
        /// Nothing was promised, or the ticket was closed before the time was over.
        Nothing = "nothing", "Tanpa SLA";
    }
}

/// The figures of one ticket. 64 bytes, because a cache holds those of all tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performance {
    /// The deadlines of promises that wait, in the order of [`Promise`]; never for those that do not.
    due: [Instant; 3],
    states: [Punctuality; 3],
    /// The channel.
    pub channel: Channel,
    /// Number of reopenings.
    pub reopenings: u16,
    /// Working time from filing to the first answer, in hundredths of an hour.
    answer_time: Option<u32>,
    /// Working time from filing to the resolution without pauses, in hundredths of an hour.
    resolve_time: Option<u32>,
    /// When the ticket was resolved or closed, if it is.
    pub finished: Option<Instant>,
}

impl Performance {
    /// The deadline of what never happens.
    const NEVER: Instant = Instant(i64::MAX);

    /// The figures of no ticket.
    pub const NONE: Self = Self {
        due: [Self::NEVER; 3],
        states: [Punctuality::Nothing; 3],
        channel: Channel::Portal,
        reopenings: 0,
        answer_time: None,
        resolve_time: None,
        finished: None,
    };

    /// The figures of a ticket with these facts. Without a calendar nothing is promised, and no time passes.
    pub fn of(ticket: &Ticket, facts: &Facts, settings: &DeskSettings, calendar: Option<&WorkCalendar>) -> Self {
        let Facts { assigned, answered, finished, reopenings, channel, .. } = *facts;
        let mut figures = Self { channel, reopenings, finished, ..Self::NONE };
        let Some(calendar) = calendar else { return figures };
        let times = [assigned, answered, finished].map(|at| Some(worked_until(at?, facts, calendar)));
        figures.answer_time = hundredths(times[Promise::Answer as usize]);
        figures.resolve_time = hundredths(times[Promise::Resolve as usize]);
        let Some(target) = settings.target(ticket.priority, &ticket.category) else { return figures };
        let targets = [target.assign, target.answer, target.resolve];
        for ((promise, worked), days) in Promise::ALL.iter().zip(times).zip(targets) {
            let time = i64::from(days) * calendar.day_length();
            let (state, due) = match worked {
                Some(worked) if worked <= time => (Punctuality::Kept, None),
                Some(_) => (Punctuality::Late, None),
                None => match clock(*promise, time, facts, calendar).state {
                    ClockState::Running { due, .. } => (Punctuality::Running, Some(due)),
                    ClockState::Paused { left } if left < 0 => (Punctuality::Late, None),
                    ClockState::Paused { .. } if ticket.status == Status::Closed => (Punctuality::Nothing, None),
                    ClockState::Paused { .. } => (Punctuality::Running, None),
                },
            };
            figures.states[*promise as usize] = state;
            figures.due[*promise as usize] = due.unwrap_or(Self::NEVER);
        }
        figures
    }

    /// The state of a promise at a moment.
    pub fn punctuality(&self, promise: Promise, now: Instant) -> Punctuality {
        if now > self.due[promise as usize] { Punctuality::Late } else { self.states[promise as usize] }
    }

    /// The next moment after which [`Self::punctuality`] changes within a day, if nothing happens to the ticket.
    pub fn next_change(&self, now: Instant) -> Option<Instant> {
        self.due.into_iter().filter(|due| (now.0..=now.0 + DAY).contains(&due.0)).min()
    }

    /// Working hours from filing to the first answer, to a hundredth.
    pub fn answer_hours(&self) -> Option<f64> {
        self.answer_time.map(hours)
    }

    /// Working hours from filing to the resolution without pauses, to a hundredth.
    pub fn resolve_hours(&self) -> Option<f64> {
        self.resolve_time.map(hours)
    }
}

/// Working time from filing to a moment, without pauses.
fn worked_until(at: Instant, facts: &Facts, calendar: &WorkCalendar) -> i64 {
    let mut worked = 0;
    let mut from = Some(facts.filed);
    for turn in facts.turns.iter().take_while(|turn| turn.at <= at) {
        from = match from {
            Some(from) => {
                worked += calendar.between(from.0, turn.at.0).max(0);
                None
            }
            None => Some(turn.at),
        };
    }
    worked + from.map_or(0, |from| calendar.between(from.0, at.0).max(0))
}

fn hundredths(time: Option<i64>) -> Option<u32> {
    u32::try_from((time? + HUNDREDTH / 2) / HUNDREDTH).ok()
}

fn hours(hundredths: u32) -> f64 {
    f64::from(hundredths) / 100.0
}
