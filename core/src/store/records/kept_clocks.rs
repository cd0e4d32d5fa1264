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
use crate::table::kept_orders::KeptOrders;
use crate::table::list::rows::{Place, Rows, Shape};
use crate::table::order::SortKey;
use crate::table::row_set::RowSet;
use crate::table::saturated;
use crate::table::sort::{Direction, Sort};

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
    /// The order of the same slots by deadline, made at first use.
    orders: KeptOrders,
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

    /// Sorts some of the rows by deadline. Returns true once [`Self::slots`] needs no more work for these rows.
    pub fn prepare(&self, state: &State, rows: &RowSet) -> bool {
        let mut kept = self.kept.borrow_mut();
        kept.read(state, PART) && kept.orders.prepare(DUE, (&kept.all(), rows), &Due(&kept.clocks))
    }

    /// `len` slots of `rows` from position `first` on, sorted by deadline. Tickets without a running clock come last, and
    /// tickets with one deadline in the order of the list.
    pub fn slots(&self, state: &State, (rows, direction): (&RowSet, Direction), (first, len): (u32, u32)) -> Vec<u32> {
        let mut kept = self.kept.borrow_mut();
        kept.read(state, u32::MAX);
        kept.orders.page(Sort { column: DUE, direction }, (&kept.all(), rows), (first, len), &Due(&kept.clocks))
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

/// The only column of [`Due`].
const DUE: Option<u8> = Some(0);

/// The tickets as rows that are sorted by their deadlines.
struct Due<'a>(&'a [KeptClock]);

impl Rows for Due<'_> {
    fn shape(&self) -> &'static Shape {
        &Shape { texts: &[], codes: 0, is_placed: false }
    }

    fn slot_count(&self) -> u32 {
        saturated(self.0.len())
    }

    fn has(&self, slot: u32) -> bool {
        slot < self.slot_count()
    }

    fn texts(&self, _: u32, _: usize, _: &mut dyn FnMut(&str)) {}

    fn code(&self, _: u32, _: u8) -> u8 {
        0
    }

    fn owner(&self, _: u32) -> Option<&str> {
        None
    }

    fn key(&self, slot: u32, _: u8) -> SortKey {
        match self.0.get(slot as usize) {
            Some(clock) if clock.due != KeptClock::NEVER => SortKey::Number(clock.due.0),
            _ => SortKey::Empty,
        }
    }

    fn place(&self, _: u32) -> Place {
        Place::default()
    }
}

impl Kept {
    fn all(&self) -> RowSet {
        RowSet::first(saturated(self.clocks.len()))
    }

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
        let begun = saturated(self.clocks.len());
        for slot in self.changed.drain(..).filter(|slot| *slot < begun) {
            self.orders.leave(slot, &Due(&self.clocks));
            let place = slot as usize;
            if let (Some(clock), Some(figures)) = (self.clocks.get_mut(place), self.figures.get_mut(place)) {
                (*clock, *figures) = read(slot);
            }
            self.orders.enter(slot, &Due(&self.clocks));
        }
        let slots = state.tickets.slot_count();
        let end = begun.saturating_add(part).min(slots);
        let (clocks, figures): (Vec<_>, Vec<_>) = (begun..end).map(read).unzip();
        self.clocks.extend(clocks);
        self.figures.extend(figures);
        (begun..end).for_each(|slot| self.orders.enter(slot, &Due(&self.clocks)));
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
