//! 'Sisa waktu SLA' in words, on a ticket and in lists, and the filters by deadline (decisions §10).

use serde::Serialize;

use super::list::TicketListQuery;
use super::list_kind::{ColumnKey, ListKind};
use crate::locale::work_calendar::WorkCalendar;
use crate::model::Instant;
use crate::model::ticket::{Channel, Status, Ticket};
use crate::store::Reader;
use crate::store::activity::{ActivityEntry, effective};
use crate::store::error::Refusal;
use crate::store::labelled::{Labelled, labelled};
use crate::store::records::kept_clocks::KeptClock;
use crate::store::session::Action;
use crate::store::sla::clock::{ClockState, Deadlines, SlaBand, SlaClock};
use crate::store::sla::facts::{Facts, Turn, status_after};
use crate::table::row_set::RowSet;
use crate::table::sort::Direction;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// A running clock in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SlaView {
    /// The promise, such as 'Jawaban pertama'.
    pub promise: String,
    /// Working time left, such as '2 hari kerja 3 jam', or by which it is over.
    pub left: String,
    /// When the promised time is over, with time zone.
    pub due: String,
    /// Urgency; `None` for the requester.
    pub band: Option<Labelled<SlaBand>>,
}

/// The clocks of a ticket, for its page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketClocks {
    /// The channel.
    pub channel: Channel,
    /// The running clock.
    pub clock: Option<SlaView>,
    /// Sentences about a pause and the offer to close.
    pub notes: Vec<String>,
    /// True if staff are offered to close the ticket.
    pub offers_closing: bool,
    /// Stops and restarts of the clocks; empty unless the reader is staff.
    turns: Vec<Turn>,
}

impl TicketClocks {
    /// Words that follow an entry of the activity list which stopped the clocks or let them run again. Call it with the
    /// entries in order.
    pub fn turn_words(&self) -> impl FnMut(&ActivityEntry) -> &'static str {
        let mut turns = self.turns.iter().enumerate().peekable();
        move |entry| match turns.next_if(|(_, turn)| turn.at == entry.at && turn.who.as_ref() == Some(&entry.who)) {
            // A closed ticket has no clock that could be paused.
            Some((turn, _)) if turn % 2 == 0 && status_after(&entry.action) == Some(Status::Closed) => "",
            Some((turn, _)) if turn % 2 == 0 => " (waktu SLA dijeda)",
            Some(_) => " (waktu SLA berjalan kembali)",
            None => "",
        }
    }
}

/// The clocks of a ticket, as far as the reader may know them.
pub fn of_ticket(reader: &Reader, ticket: &Ticket) -> TicketClocks {
    let entries = reader.activity().of(&ticket.id);
    let facts = Facts::from_entries(ticket, &effective(&entries, |_| true));
    let is_staff = reader.may(Action::ReadStaffNotes);
    let mut clocks = TicketClocks {
        channel: facts.channel,
        clock: None,
        notes: Vec::new(),
        offers_closing: false,
        turns: if is_staff { facts.turns.clone() } else { Vec::new() },
    };
    let settings = reader.desk_settings();
    let Some(calendar) = reader.kept_clocks().calendar(reader.state()) else { return clocks };
    let deadlines = Deadlines::of(ticket, &facts, settings, &calendar);
    clocks.clock = clock_view(reader, &deadlines, &calendar);
    let is_over = deadlines.closing.is_some_and(|closing| reader.clock().now >= closing);
    clocks.offers_closing = is_staff && is_over;
    let when = |at: Instant| reader.clock().local(at).long();
    if let (true, Some(stop), Some(SlaClock { state: ClockState::Paused { left }, promise })) =
        (is_staff, facts.stopped(), deadlines.clock)
    {
        let by = stop.who.as_ref().map_or_else(String::new, |who| format!(" oleh {who}"));
        let left = match left {
            left if left < 0 => format!("lewat {}", in_working_time(-left, &calendar)),
            left => format!("sisa {}", in_working_time(left, &calendar)),
        };
        clocks.notes.push(format!("{} dijeda{by} sejak {}, {left}.", promise.label(), when(stop.at)));
    }
    clocks.notes.extend(deadlines.closing.map(|closing| {
        let days = settings.quiet_days;
        match (is_staff, is_over) {
            (true, true) => format!("Badan usaha tidak menjawab selama {days} hari kerja. Tiket dapat ditutup."),
            (true, false) => {
                format!("Penutupan ditawarkan {} jika badan usaha tidak menjawab.", when(closing))
            }
            (false, true) => "Tiket dapat ditutup karena belum ada jawaban dari Anda.".to_owned(),
            (false, false) => {
                format!("Tiket dapat ditutup jika belum ada jawaban dari Anda sampai {}.", when(closing))
            }
        }
    }));
    clocks
}

/// The running clock of a ticket for a row of a list; `None` unless the reader is staff.
pub fn of_row(reader: &Reader, ticket: &Ticket) -> Option<SlaView> {
    if !reader.may(Action::ReadStaffNotes) {
        return None;
    }
    let calendar = reader.kept_clocks().calendar(reader.state())?;
    let facts = Facts::of(ticket, reader.activity());
    clock_view(reader, &Deadlines::of(ticket, &facts, reader.desk_settings(), &calendar), &calendar)
}

/// A clock in one line, such as 'Jawaban pertama: 2 hari kerja (Aman), 25 November 2026 pukul 09.05 WIB'.
pub fn in_words(clock: Option<&SlaView>) -> String {
    clock.map_or_else(
        || "-".to_owned(),
        |SlaView { promise, left, due, band }| {
            let band = band.as_ref().map_or_else(String::new, |band| format!(" ({})", band.label));
            format!("{promise}: {left}{band}, {due}")
        },
    )
}

/// The running clock in words. A requester sees that of the first answer, without its urgency (decision 033).
fn clock_view(reader: &Reader, deadlines: &Deadlines, calendar: &WorkCalendar) -> Option<SlaView> {
    let is_staff = reader.may(Action::ReadStaffNotes);
    let SlaClock { promise, state } = if is_staff { deadlines.clock? } else { deadlines.answer? };
    let ClockState::Running { due, .. } = state else { return None };
    let now = reader.clock().now;
    let band = state.band(now)?;
    let left = match (band, is_staff) {
        (SlaBand::Over, true) => format!("lewat {}", in_working_time(calendar.between(due.0, now.0), calendar)),
        (SlaBand::Over, false) => "belum dijawab".to_owned(),
        _ => in_working_time(calendar.between(now.0, due.0), calendar),
    };
    Some(SlaView {
        promise: promise.label().to_owned(),
        left,
        due: reader.clock().local(due).long(),
        band: is_staff.then(|| Labelled { value: band, label: band.label().to_owned() }),
    })
}

/// Working time in its two greatest units, such as '2 hari kerja 3 jam'.
pub fn in_working_time(time: i64, calendar: &WorkCalendar) -> String {
    let day = calendar.day_length().max(1);
    match (time / day, time % day) {
        (0, rest) => hours_and_minutes(rest),
        (days, rest) if rest < HOUR => format!("{days} hari kerja"),
        (days, rest) => format!("{days} hari kerja {} jam", rest / HOUR),
    }
}

/// A duration such as '8 jam' or '1 jam 20 menit'.
pub fn hours_and_minutes(time: i64) -> String {
    match (time / HOUR, time % HOUR / MINUTE) {
        (0, 0) => "kurang dari 1 menit".to_owned(),
        (0, minutes) => format!("{minutes} menit"),
        (hours, 0) => format!("{hours} jam"),
        (hours, minutes) => format!("{hours} jam {minutes} menit"),
    }
}

vocabulary! {
    /// Filters of a list by deadline.
    SlaFilter {
        /// Clocks with more than one working day left.
        Safe = "aman", "Aman";
        /// Clocks with at most one working day left.
        Near = "mendekati", "Mendekati";
        /// Clocks whose time is over.
        Over = "lewat", "Lewat";
        /// Clocks that are due today or earlier.
        Today = "hari-ini", "Jatuh tempo hari ini";
        /// Tickets whose closing is offered.
        Closing = "penutupan", "Dapat ditutup";
    }
}

impl SlaFilter {
    /// The filter of a query, if the list has one and the reader is staff.
    pub fn of(reader: &Reader, query: &TicketListQuery) -> Option<Self> {
        let filter = query.sla.as_deref().and_then(Self::parse)?;
        Self::is_offered(reader, query.list).then_some(filter)
    }

    /// The choices in a list.
    pub fn options(reader: &Reader, list: ListKind) -> Vec<Labelled<Self>> {
        if Self::is_offered(reader, list) { labelled(Self::ALL, Self::label) } else { Vec::new() }
    }

    fn is_offered(reader: &Reader, list: ListKind) -> bool {
        reader.may(Action::ReadStaffNotes) && list.columns().contains(&ColumnKey::Sla)
    }

    /// Keeps the rows that pass the filter.
    pub fn keep(self, reader: &Reader, rows: &mut RowSet) {
        let (now, today) = (reader.clock().now, end_of_today(reader));
        visit(reader, |clocks| {
            rows.retain(|slot| clocks.get(slot as usize).is_some_and(|clock| self.passes(*clock, now, today)));
        });
    }

    fn passes(self, clock: KeptClock, now: Instant, end_of_today: Instant) -> bool {
        let KeptClock { due, near, closing } = clock;
        let band = (due != KeptClock::NEVER).then_some(ClockState::Running { due, near }).and_then(|run| run.band(now));
        match self {
            Self::Safe => band == Some(SlaBand::Safe),
            Self::Near => band == Some(SlaBand::Near),
            Self::Over => band == Some(SlaBand::Over),
            Self::Today => due < end_of_today,
            Self::Closing => closing <= now,
        }
    }
}

/// A filter by deadline for single tickets, as of one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlaTerm {
    filter: SlaFilter,
    now: Instant,
    end_of_today: Instant,
}

impl SlaTerm {
    /// The filter as of now.
    pub fn new(reader: &Reader, filter: SlaFilter) -> Self {
        Self { filter, now: reader.clock().now, end_of_today: end_of_today(reader) }
    }

    /// The name of the filter.
    pub const fn label(self) -> &'static str {
        self.filter.label()
    }

    /// True if the ticket passes the filter.
    pub fn holds(self, reader: &Reader, ticket: &Ticket) -> bool {
        let clock = |clocks: &[KeptClock]| clocks.get(reader.tickets().slot_of(&ticket.id)? as usize).copied();
        visit(reader, clock).is_some_and(|clock| self.filter.passes(clock, self.now, self.end_of_today))
    }
}

/// End of the present day where the ministry works.
fn end_of_today(reader: &Reader) -> Instant {
    let calendar = reader.kept_clocks().calendar(reader.state());
    let now = reader.clock().now;
    calendar.map_or(now, |calendar| Instant(calendar.end_of_day(now.0)))
}

fn visit<T>(reader: &Reader, read: impl FnOnce(&[KeptClock]) -> T) -> T {
    note(reader);
    reader.kept_clocks().visit(reader.state(), read)
}

/// Deadlines follow from tickets, activity and settings.
fn note(reader: &Reader) {
    reader.tickets();
    reader.activity();
    reader.desk_settings();
}

/// Reads some of the deadlines, and then sorts some rows of `sorted` by them. Returns true once the list needs no more
/// work.
pub fn prepare(reader: &Reader, sorted: Option<&RowSet>) -> bool {
    note(reader);
    let (clocks, state) = (reader.kept_clocks(), reader.state());
    sorted.map_or_else(|| clocks.fill(state), |rows| clocks.prepare(state, rows))
}

/// `len` slots of `rows` from position `first` on, sorted by deadline; see [`KeptClocks::slots`].
///
/// [`KeptClocks::slots`]: crate::store::records::kept_clocks::KeptClocks::slots
pub fn slots(reader: &Reader, rows: &RowSet, direction: Direction, first: u32, len: u32) -> Vec<u32> {
    note(reader);
    reader.kept_clocks().slots(reader.state(), (rows, direction), (first, len))
}

/// Calls `read` with a function that returns the deadline of a slot, unless it is later than today.
pub fn with_due_today<T>(reader: &Reader, read: impl FnOnce(&dyn Fn(u32) -> Option<Instant>) -> T) -> T {
    let end = end_of_today(reader);
    visit(reader, |clocks| {
        let due = |slot: u32| clocks.get(slot as usize).map(|clock| clock.due).filter(|due| *due < end);
        read(&due)
    })
}

/// Number of tickets that are due today or earlier, for the menu of staff; `None` while a long list is still read.
pub fn due_today(reader: &Reader) -> Result<Option<u32>, Refusal> {
    reader.require(Action::ReadStaffNotes)?;
    let end = end_of_today(reader);
    let count = |clocks: &[KeptClock]| crate::table::saturated(clocks.iter().filter(|clock| clock.due < end).count());
    Ok(prepare(reader, None).then(|| visit(reader, count)))
}
