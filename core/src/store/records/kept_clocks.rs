//! Cached deadlines and figures of all tickets, to sort, filter and count by them. Derived from tickets, activity and
//! settings.

use std::cell::RefCell;
use std::rc::Rc;

use crate::locale::work_calendar::WorkCalendar;
use crate::model::Instant;
use crate::model::ticket::Ticket;
use crate::store::State;
use crate::store::records::kept_columns::KeptColumns;
use crate::store::sla::clock::{ClockState, Deadlines, SlaClock};
use crate::store::sla::facts::Facts;
use crate::store::sla::performance::Performance;

/// Number of tickets that one part reads, up to 10 ms.
const PART: u32 = 1_024;

/// Deadlines by slot, read at first use and updated for changed tickets. A copy starts empty, and equality ignores
/// them.
#[derive(Debug, Default)]
pub struct KeptClocks {
    kept: RefCell<Kept>,
    columns: KeptColumns,
}

#[derive(Debug, Default)]
struct Kept {
    /// The calendar of the settings, made at first use.
    calendar: Option<Rc<WorkCalendar>>,
    clocks: Vec<KeptClock>,
    /// The figures of the same slots. Lists do not read them.
    figures: Vec<Performance>,
    /// Slots with changes that `clocks` does not contain yet.
    changed: Vec<u32>,
}

/// Deadlines of one ticket as moments. Those that do not exist are never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptClock {
    /// When the running clock is due.
    pub due: Instant,
    /// From when at most one working day is left.
    pub near: Instant,
    /// From when closing is offered.
    pub closing: Instant,
}

impl KeptClock {
    /// The moment of what never happens.
    pub const NEVER: Instant = Instant(i64::MAX);
    const NONE: Self = Self { due: Self::NEVER, near: Self::NEVER, closing: Self::NEVER };
}

impl Clone for KeptClocks {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for KeptClocks {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl KeptClocks {
    /// Notes that the ticket in a slot has changed.
    pub fn changed(&mut self, slot: Option<u32>) {
        let kept = self.kept.get_mut();
        if !kept.clocks.is_empty() {
            kept.changed.extend(slot);
        }
        if let Some(slot) = slot {
            self.columns.changed(slot);
        }
    }

    /// The calendar of the settings; `None` if the help desk never opens.
    pub fn calendar(&self, state: &State) -> Option<Rc<WorkCalendar>> {
        self.kept.borrow_mut().calendar(state)
    }

    /// Reads the next part. Returns true once all tickets are read.
    pub fn fill(&self, state: &State) -> bool {
        self.kept.borrow_mut().read(state, PART)
    }

    /// Passes the deadlines of all tickets to `visit`. Those that are not read yet are read at once.
    pub fn visit<T>(&self, state: &State, visit: impl FnOnce(&[KeptClock]) -> T) -> T {
        let mut kept = self.kept.borrow_mut();
        kept.read(state, u32::MAX);
        visit(&kept.clocks)
    }

    /// Passes the figures of all tickets to `visit`, like [`Self::visit`].
    pub fn visit_figures<T>(&self, state: &State, visit: impl FnOnce(&[Performance]) -> T) -> T {
        let mut kept = self.kept.borrow_mut();
        kept.read(state, u32::MAX);
        visit(&kept.figures)
    }

    /// Cached columns of the figures for dashboards.
    pub const fn columns(&self) -> &KeptColumns {
        &self.columns
    }
}

impl Kept {
    fn calendar(&mut self, state: &State) -> Option<Rc<WorkCalendar>> {
        if self.calendar.is_none() {
            self.calendar = state.desk_settings.calendar().map(Rc::new);
        }
        self.calendar.clone()
    }

    fn read(&mut self, state: &State, part: u32) -> bool {
        let calendar = self.calendar(state);
        let read = |slot: u32| match state.tickets.at(slot) {
            Some(ticket) => clock_of(state, ticket, calendar.as_deref()),
            None => (KeptClock::NONE, Performance::NONE),
        };
        for slot in self.changed.drain(..) {
            let place = slot as usize;
            if let (Some(clock), Some(figures)) = (self.clocks.get_mut(place), self.figures.get_mut(place)) {
                (*clock, *figures) = read(slot);
            }
        }
        let slots = state.tickets.slot_count();
        let begun = u32::try_from(self.clocks.len()).unwrap_or(slots);
        let end = begun.saturating_add(part).min(slots);
        let (clocks, figures): (Vec<_>, Vec<_>) = (begun..end).map(read).unzip();
        self.clocks.extend(clocks);
        self.figures.extend(figures);
        end >= slots
    }
}

fn clock_of(state: &State, ticket: &Ticket, calendar: Option<&WorkCalendar>) -> (KeptClock, Performance) {
    let facts = Facts::of(ticket, &state.activity);
    let figures = Performance::of(ticket, &facts, &state.desk_settings, calendar);
    let Some(calendar) = calendar else { return (KeptClock::NONE, figures) };
    let deadlines = Deadlines::of(ticket, &facts, &state.desk_settings, calendar);
    let closing = deadlines.closing.unwrap_or(KeptClock::NEVER);
    let clock = match deadlines.clock {
        Some(SlaClock { state: ClockState::Running { due, near }, .. }) => KeptClock { due, near, closing },
        _ => KeptClock { closing, ..KeptClock::NONE },
    };
    (clock, figures)
}
