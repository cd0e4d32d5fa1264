//! The source 'Tiket': one row per ticket.

use std::rc::Rc;

use portal_dashboard::column_source::{Cell, Cells, ColumnSource};
use portal_dashboard::looks::Tone;
use portal_dashboard::source::{DataSource, Meaning};
use portal_table::columnar::{Days, Labels, Numbers};

use super::company::{COMPANY, COMPANY_LABEL, PROVINCE, PROVINCE_LABEL, day_of};
use crate::model::SharedStr;
use crate::model::ticket::{Priority, Status, Ticket, UNASSIGNED, assignee_name, priority_label};
use crate::store::env::Clock;
use crate::store::records::kept_columns::Made;
use crate::store::{Directory, Reader};

/// Id of this source.
pub const ID: &str = "tickets";
/// Name of this source.
pub const NAME: &str = "Tiket";
/// Noun for its rows.
pub(super) const COUNTED: &str = "tiket";

/// The first columns describe a ticket; 'Kinerja tiket' shows them too.
pub(super) const DESCRIPTION: usize = 7;

/// Number of tickets that can be read within one frame.
pub(super) const TICKETS_PER_PART: u32 = 8_192;

/// The tickets as a source. After a change, only changed tickets are read again.
pub(super) fn open(reader: &Reader) -> Rc<dyn DataSource> {
    read(reader, u32::MAX).unwrap_or_default()
}

/// Reads a part of the tickets. Returns true once all are read.
pub(super) fn prepare(reader: &Reader) -> bool {
    reader.tickets().slot_count() <= TICKETS_PER_PART || read(reader, TICKETS_PER_PART).is_some()
}

/// Reads a part of the tickets. Returns the columns once all are read.
pub(super) fn read(reader: &Reader, part: u32) -> Option<Rc<ColumnSource>> {
    let (store, clock, directory) = (reader.tickets(), reader.calendar(), reader.directory());
    let update = |columns: &mut ColumnSource, slot: u32| {
        match store.at(slot) {
            Some(ticket) => fill(columns, slot, ticket, (clock, directory)),
            None => columns.clear(slot),
        }
        None
    };
    // The settings name the categories, also when the columns are cached.
    reader.desk_settings();
    let made = Made { zone: clock.zone, day: None };
    let slots = store.slot_count();
    store.columns().read(made, clock.now, (slots, part), || empty(reader, slots), update)
}

/// Empty columns in the order of [`fill`].
///
/// Columns of fixed values list all values in advance, in the order of the enum or directory. Groups with equal
/// figures then keep their order after any change.
fn empty(reader: &Reader, rows: u32) -> ColumnSource {
    let directory = reader.directory();
    let categories = reader.desk_settings().categories.iter().map(SharedStr::as_str);
    let priorities = Priority::ALL.iter().map(|priority| priority.label()).chain([priority_label(None)]);
    let companies = directory.businesses().map(|business| business.name.as_str());
    let provinces = directory.companies.iter().map(|company| company.province.as_str());
    let agents = [UNASSIGNED].into_iter().chain(directory.agents.iter().map(|agent| agent.name.as_str()));
    let mut columns = ColumnSource::new(ID, NAME, COUNTED)
        .live()
        .with("status", "Status", None, known(Status::ALL.iter().map(|status| status.label())))
        .toned(Status::ALL.iter().map(|status| (status.label(), status_tone(*status))))
        .general()
        .with("prioritas", "Prioritas", None, known(priorities))
        .toned([Some(Priority::Low), Some(Priority::Medium), Some(Priority::High), None].map(priority_tone))
        .general()
        .with("kategori", "Kategori", None, known(categories))
        .general()
        .with(COMPANY, COMPANY_LABEL, Some(Meaning::Company), known(companies))
        .with(PROVINCE, PROVINCE_LABEL, None, known(provinces))
        .with("agen", "Agen", None, known(agents))
        .with("dibuat", "Tanggal dibuat", Some(Meaning::Period), Cells::Days(Rc::new(Days::default())))
        .with("diperbarui", "Tanggal diperbarui", None, Cells::Days(Rc::new(Days::default())))
        .with("pesan", "Pesan", None, Cells::Numbers(Rc::new(Numbers::default())))
        .with("lampiran", "Lampiran", None, Cells::Numbers(Rc::new(Numbers::default())));
    columns.reserve(rows);
    columns
}

/// An empty column of texts that are known in advance.
pub(super) fn known<'a>(values: impl IntoIterator<Item = &'a str>) -> Cells {
    let mut distinct: Vec<String> = Vec::new();
    for value in values {
        if !distinct.iter().any(|before| before == value) {
            distinct.push(value.to_owned());
        }
    }
    Cells::Labels(Rc::new(Labels::from_parts(Vec::new(), distinct).unwrap_or_default()))
}

/// The colour of the status badge.
const fn status_tone(status: Status) -> Tone {
    match status {
        Status::New => Tone::Info,
        Status::Open => Tone::Accent,
        Status::Pending => Tone::Warning,
        Status::Resolved => Tone::Success,
        Status::Closed => Tone::Neutral,
    }
}

/// The colour of the priority badge. A badge shows no priority like medium (§2.4). A chart shows both, so each needs
/// its own colour.
const fn priority_tone(priority: Option<Priority>) -> (&'static str, Tone) {
    let tone = match priority {
        Some(Priority::Low) => Tone::Neutral,
        Some(Priority::Medium) => Tone::Copper,
        Some(Priority::High) => Tone::Danger,
        None => Tone::Faint,
    };
    (priority_label(priority), tone)
}

fn fill(columns: &mut ColumnSource, slot: u32, ticket: &Ticket, (clock, directory): (Clock, &Directory)) {
    let attachments =
        ticket.attachments.len() + ticket.messages.iter().map(|each| each.attachments.len()).sum::<usize>();
    let count = |count: usize| Cell::Number(u32::try_from(count).ok().map(f64::from));
    let company = ticket.requester.name.as_str();
    columns.set(
        slot,
        &[
            Cell::Text(Some(ticket.status.label())),
            Cell::Text(Some(priority_label(ticket.priority))),
            Cell::Text(Some(&ticket.category)),
            Cell::Text(Some(company)),
            Cell::Text(directory.province_of(company)),
            Cell::Text(Some(assignee_name(ticket))),
            Cell::Day(day_of(clock, ticket.created_at)),
            Cell::Day(day_of(clock, ticket.updated_at)),
            count(ticket.messages.len()),
            count(attachments),
        ],
    );
}
