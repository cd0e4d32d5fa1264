//! The source 'Kinerja tiket': one row per ticket, with how the ministry kept its promises. It is a source of its own, so
//! that companies and external auditors learn nothing from it while they read figures of the source 'Tiket'.

use std::rc::Rc;

use portal_dashboard::column_source::{Cell, Cells, ColumnSource};
use portal_dashboard::looks::Tone;
use portal_dashboard::source::DataSource;
use portal_table::columnar::{Days, Numbers};

use super::company::day_of;
use super::tickets::{self, COUNTED, TICKETS_PER_PART, known};
use crate::model::ticket::{Channel, Ticket, rating_word};
use crate::store::env::Clock;
use crate::store::records::kept_columns::Made;
use crate::store::sla::clock::Promise;
use crate::store::sla::performance::{Performance, Punctuality};
use crate::store::{Directory, Reader};

/// Id of this source.
pub const ID: &str = "ticketPerformance";
/// Name of this source.
pub const NAME: &str = "Kinerja tiket";

/// Ages of unfinished tickets, in days, with the last day of each.
const BANDS: [(i64, &str); 4] = [(2, "0–2 hari"), (5, "3–5 hari"), (10, "6–10 hari"), (i64::MAX, "> 10 hari")];
const NOT_RATED: &str = "Belum dinilai";

/// The tickets with their figures. After a change, only changed tickets are read again.
pub(super) fn open(reader: &Reader) -> Rc<dyn DataSource> {
    read(reader, u32::MAX).unwrap_or_default()
}

/// Reads a part of the tickets. Returns true once all are read.
pub(super) fn prepare(reader: &Reader) -> bool {
    let slots = reader.tickets().slot_count();
    slots <= TICKETS_PER_PART / 8
        || reader.kept_clocks().fill(reader.state()) && read(reader, TICKETS_PER_PART / 2).is_some()
}

/// The columns that describe a ticket, shared with the source 'Tiket', and the figures.
fn read(reader: &Reader, part: u32) -> Option<Rc<ColumnSource>> {
    let (figures, described) = (read_figures(reader, part), tickets::read(reader, part));
    let columns = ColumnSource::new(ID, NAME, COUNTED).live();
    Some(Rc::new(columns.joined(described?.as_ref(), tickets::DESCRIPTION).joined(figures?.as_ref(), usize::MAX)))
}

fn read_figures(reader: &Reader, part: u32) -> Option<Rc<ColumnSource>> {
    // Figures follow from tickets, activity and settings, and deadlines end with the time.
    let (store, clock, directory) = (reader.tickets(), reader.clock(), reader.directory());
    reader.activity();
    reader.desk_settings();
    let made = Made { zone: clock.zone, day: Some(clock.local_now().date()) };
    let slots = store.slot_count();
    reader.kept_clocks().visit_figures(reader.state(), |figures| {
        let update = |columns: &mut ColumnSource, slot: u32| {
            let Some((ticket, figures)) = store.at(slot).zip(figures.get(slot as usize)) else {
                columns.clear(slot);
                return None;
            };
            fill(columns, slot, (ticket, figures), (clock, directory));
            figures.next_change(clock.now)
        };
        reader.kept_clocks().columns().read(made, clock.now, (slots, part), || empty(reader, slots), update)
    })
}

/// Empty columns in the order of [`fill`].
fn empty(reader: &Reader, rows: u32) -> ColumnSource {
    let numbers = || Cells::Numbers(Rc::new(Numbers::default()));
    let departments = reader.directory().departments.iter().map(|department| department.name.as_str());
    let mut columns = ColumnSource::new(ID, NAME, COUNTED)
        .with("departemen", "Departemen", None, known(departments))
        .with("saluran", "Saluran", None, known(Channel::ALL.iter().map(|channel| channel.label())))
        .general();
    for (key, label) in [
        ("slaPenugasan", "SLA penugasan"),
        ("slaJawaban", "SLA jawaban pertama"),
        ("slaPenyelesaian", "SLA penyelesaian"),
    ] {
        columns = columns
            .with(key, label, None, known(Punctuality::ALL.iter().map(|state| state.label())))
            .toned(Punctuality::ALL.iter().map(|state| (state.label(), tone(*state))))
            .general();
    }
    let ratings = [rating_word(true), rating_word(false), NOT_RATED];
    let mut columns = columns
        .with("persenPenugasan", "Persentase SLA penugasan (%)", None, numbers())
        .with("persenJawaban", "Persentase SLA jawaban pertama (%)", None, numbers())
        .with("persenPenyelesaian", "Persentase SLA penyelesaian (%)", None, numbers())
        .with("waktuJawaban", "Waktu jawaban pertama (jam kerja)", None, numbers())
        .with("waktuPenyelesaian", "Waktu penyelesaian (jam kerja)", None, numbers())
        .with("dibukaKembali", "Jumlah dibuka kembali", None, numbers())
        .with("kelompokUmur", "Umur tiket", None, known(BANDS.map(|(_, label)| label)))
        .general()
        .with("umur", "Umur (hari)", None, numbers())
        .with("kepuasan", "Kepuasan", None, known(ratings))
        .toned(ratings.into_iter().zip([Tone::Success, Tone::Danger, Tone::Faint]))
        .general()
        .with("persenPuas", "Persentase puas (%)", None, numbers())
        .with("selesai", "Tanggal selesai", None, Cells::Days(Rc::new(Days::default())));
    columns.reserve(rows);
    columns
}

const fn tone(state: Punctuality) -> Tone {
    match state {
        Punctuality::Kept => Tone::Success,
        Punctuality::Late => Tone::Danger,
        Punctuality::Running => Tone::Info,
        Punctuality::Nothing => Tone::Faint,
    }
}

fn fill(
    columns: &mut ColumnSource,
    slot: u32,
    (ticket, figures): (&Ticket, &Performance),
    (clock, directory): (Clock, &Directory),
) {
    let kept =
        [Promise::Assign, Promise::Answer, Promise::Resolve].map(|promise| figures.punctuality(promise, clock.now));
    let [assign, answer, resolve] = kept.map(|state| Cell::Text(Some(state.label())));
    let [assign_share, answer_share, resolve_share] = kept.map(|state| match state {
        Punctuality::Kept => share(Some(true)),
        Punctuality::Late => share(Some(false)),
        Punctuality::Running | Punctuality::Nothing => share(None),
    });
    let age = (!ticket.status.is_finished()).then(|| clock.days_since(ticket.created_at));
    let rating = ticket.rating.as_ref().map(|rating| rating.is_satisfied);
    columns.set(
        slot,
        &[
            Cell::Text(department_of(ticket, directory)),
            Cell::Text(Some(figures.channel.label())),
            assign,
            answer,
            resolve,
            assign_share,
            answer_share,
            resolve_share,
            Cell::Number(figures.answer_hours()),
            Cell::Number(figures.resolve_hours()),
            Cell::Number(Some(f64::from(figures.reopenings))),
            Cell::Text(age.map(band)),
            Cell::Number(age.and_then(|days| i32::try_from(days).ok()).map(f64::from)),
            Cell::Text(match rating {
                Some(is_satisfied) => Some(rating_word(is_satisfied)),
                None => ticket.status.is_finished().then_some(NOT_RATED),
            }),
            share(rating),
            Cell::Day(figures.finished.and_then(|at| day_of(clock, at))),
        ],
    );
}

/// 100 or 0, so that the mean over tickets is a percentage.
fn share(is_so: Option<bool>) -> Cell<'static> {
    Cell::Number(is_so.map(|is_so| if is_so { 100.0 } else { 0.0 }))
}

fn band(days: i64) -> &'static str {
    BANDS.iter().find(|(last, _)| days <= *last).map_or("", |(_, label)| *label)
}

/// The department in whose queue the ticket is, else that of its agent.
fn department_of<'a>(ticket: &'a Ticket, directory: &'a Directory) -> Option<&'a str> {
    let agent = || Some(directory.agents.get(&ticket.assignee.as_ref()?.id)?.department.as_str());
    let department = directory.departments.get(ticket.department.as_deref().or_else(agent)?)?;
    Some(&department.name)
}
