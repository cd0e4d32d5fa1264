//! The clock of a ticket that is shown, and its deadline. Both follow from the history and the settings, never from the
//! present time.

use super::facts::Facts;
use crate::locale::work_calendar::WorkCalendar;
use crate::model::Instant;
use crate::model::desk_settings::DeskSettings;
use crate::model::ticket::{Status, Ticket};

vocabulary! {
    /// The three promises of the ministry, in the order in which they are due.
    Promise {
        /// The first assignment.
        Assign = "assign", "Penugasan";
        /// The ministry's first answer.
        Answer = "answer", "Jawaban pertama";
        /// The resolution.
        Resolve = "resolve", "Penyelesaian";
    }
}

vocabulary! {
    /// Urgency of a running clock.
    SlaBand {
        /// More than one working day is left.
        Safe = "aman", "Aman";
        /// At most one working day is left.
        Near = "mendekati", "Mendekati";
        /// The time is over.
        Over = "lewat", "Lewat";
    }
}

/// The first promise that is not kept yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlaClock {
    /// The promise.
    pub promise: Promise,
    /// Running or not.
    pub state: ClockState,
}

/// State of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockState {
    /// The clock runs.
    Running {
        /// When the promised time is over.
        due: Instant,
        /// From when at most one working day is left.
        near: Instant,
    },
    /// The clock stands still.
    Paused {
        /// Working time left in milliseconds; negative if the time was over before.
        left: i64,
    },
}

/// Deadlines of a ticket.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deadlines {
    /// The shown clock; `None` for a closed ticket.
    pub clock: Option<SlaClock>,
    /// The clock of the first answer, until the ministry has answered.
    pub answer: Option<SlaClock>,
    /// From when closing is offered, because the company says nothing.
    pub closing: Option<Instant>,
}

impl ClockState {
    /// Urgency at a moment; `None` if the clock stands still.
    pub fn band(self, now: Instant) -> Option<SlaBand> {
        let Self::Running { due, near } = self else { return None };
        Some(match now {
            now if now > due => SlaBand::Over,
            now if now >= near => SlaBand::Near,
            _ => SlaBand::Safe,
        })
    }
}

impl Deadlines {
    /// The deadlines of a ticket with these facts.
    pub fn of(ticket: &Ticket, facts: &Facts, settings: &DeskSettings, calendar: &WorkCalendar) -> Self {
        let day = calendar.day_length();
        let target = settings.target(ticket.priority, &ticket.category).filter(|_| ticket.status != Status::Closed);
        let clock = |promise, days: u16| clock(promise, i64::from(days) * day, facts, calendar);
        let answer = target.filter(|_| facts.answered.is_none()).map(|target| clock(Promise::Answer, target.answer));
        let shown = target.map(|target| match (facts.assigned, facts.answered) {
            (None, None) => clock(Promise::Assign, target.assign),
            (Some(_), None) => clock(Promise::Answer, target.answer),
            (_, Some(_)) => clock(Promise::Resolve, target.resolve),
        });
        Self {
            clock: shown,
            answer,
            closing: quiet_since(ticket, facts)
                .map(|since| Instant(calendar.after(since.0, i64::from(settings.quiet_days) * day))),
        }
    }

    /// When the running clock is due.
    pub const fn due(&self) -> Option<Instant> {
        match self.clock {
            Some(SlaClock { state: ClockState::Running { due, .. }, .. }) => Some(due),
            _ => None,
        }
    }
}

/// The clock of a promise with this working time.
pub(super) fn clock(promise: Promise, time: i64, facts: &Facts, calendar: &WorkCalendar) -> SlaClock {
    let day = calendar.day_length();
    let mut left = time;
    let mut from = facts.filed.0;
    let running = |from: i64, left: i64| {
        let due = calendar.after(from, left);
        ClockState::Running { due: Instant(due), near: Instant(calendar.after(due, -day)) }
    };
    for turn in facts.turns.chunks(2) {
        let worked = calendar.between(from, turn[0].at.0).max(0);
        if worked >= left && turn.len() == 2 {
            // The time was over before the pause, which cannot move the deadline any more.
            return SlaClock { promise, state: running(from, left) };
        }
        left -= worked;
        match turn.get(1) {
            Some(restart) => from = restart.at.0,
            None => return SlaClock { promise, state: ClockState::Paused { left } },
        }
    }
    SlaClock { promise, state: running(from, left) }
}

/// Since when an answered ticket waits for a word of its company.
fn quiet_since(ticket: &Ticket, facts: &Facts) -> Option<Instant> {
    let is_waiting = matches!(ticket.status, Status::Pending | Status::Resolved);
    let (stop, answer) = (facts.stopped().filter(|_| is_waiting)?, facts.last_answer?);
    Some(stop.at.max(answer))
}
