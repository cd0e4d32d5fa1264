//! The screen 'Pengaturan': the settings as forms, their errors, and what saving would change.

use serde::{Deserialize, Serialize};

use super::categories::DeskCategoriesForm;
use super::form::{DeskCalendarForm, DeskTargetForm, DeskTargetsForm};
use crate::locale::calendar::WEEKDAYS;
use crate::locale::holidays::{LISTED_YEARS, national};
use crate::model::desk_settings::{DeskSettings, DeskZone};
use crate::store::Reader;
use crate::store::error::{FieldError, Refusal};
use crate::store::labelled::{Labelled, labelled};
use crate::store::session::Action;
use crate::store::sla::clock::Deadlines;
use crate::store::sla::facts::Facts;
use crate::ticket::views::sla::hours_and_minutes;

/// Up to this many tickets, the preview counts the deadlines that would change.
const COUNTED: u32 = 5_000;

/// The settings of the help desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskSettingsView {
    /// The form 'SLA'.
    pub targets: DeskTargetsForm,
    /// The form 'Kalender kerja'.
    pub calendar: DeskCalendarForm,
    /// The form 'Kategori'.
    pub categories: DeskCategoriesForm,
    /// Number of tickets of each category of the form.
    pub category_tickets: Vec<u32>,
    /// Zones to choose from.
    pub zones: Vec<Labelled<DeskZone>>,
    /// Names of the seven days from Monday on.
    pub weekdays: Vec<String>,
    /// National holidays by year.
    pub national: Vec<HolidayYear>,
    /// Length of a working day in words.
    pub day_length: String,
}

/// The national holidays of a year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HolidayYear {
    /// The year.
    pub year: i32,
    /// Source of the days, in words.
    pub source: String,
    /// The days.
    pub days: Vec<NationalHoliday>,
}

/// A national holiday.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NationalHoliday {
    /// The day as 'YYYY-MM-DD'.
    pub date: String,
    /// The day in words, such as 'Jumat, 25 Desember 2026'.
    pub label: String,
    /// Name.
    pub name: String,
    /// True if the day is calculated and not decreed yet.
    pub is_estimate: bool,
}

/// The settings, for the role that may change them.
pub fn settings(reader: &Reader) -> Result<DeskSettingsView, Refusal> {
    reader.require(Action::ManageDesk)?;
    let settings = reader.desk_settings();
    let calendar = reader.kept_clocks().calendar(reader.state());
    Ok(DeskSettingsView {
        targets: DeskTargetsForm::of(settings),
        calendar: DeskCalendarForm::of(settings),
        categories: DeskCategoriesForm::of(settings),
        category_tickets: category_tickets(reader),
        zones: labelled(DeskZone::ALL, DeskZone::label),
        weekdays: WEEKDAYS.map(str::to_owned).to_vec(),
        national: LISTED_YEARS.into_iter().filter(|year| *year >= 2026).map(year).collect(),
        day_length: calendar.map_or_else(String::new, |calendar| hours_and_minutes(calendar.day_length())),
    })
}

fn category_tickets(reader: &Reader) -> Vec<u32> {
    let categories = &reader.desk_settings().categories;
    let mut counts = vec![0; categories.len()];
    for ticket in reader.tickets().iter() {
        let place = categories.iter().position(|name| *name == ticket.category);
        if let Some(count) = place.and_then(|place| counts.get_mut(place)) {
            *count += 1;
        }
    }
    counts
}

fn year(year: i32) -> HolidayYear {
    let day = |holiday: crate::locale::holidays::Holiday| {
        let weekday = WEEKDAYS[usize::try_from((holiday.date.epoch_days() + 3).rem_euclid(7)).unwrap_or_default()];
        NationalHoliday {
            date: holiday.date.to_string(),
            label: format!("{weekday}, {}", holiday.date.long()),
            name: holiday.name.to_owned(),
            is_estimate: holiday.is_estimate,
        }
    };
    let source = match year {
        2026 => "SKB 3 Menteri Nomor 1497 Tahun 2025, Nomor 2 Tahun 2025, dan Nomor 5 Tahun 2025.",
        _ => {
            "Keputusan bersama menteri untuk tahun ini belum tercatat di portal. Hari yang mengikuti peredaran bulan adalah perkiraan."
        }
    };
    HolidayYear { year, source: source.to_owned(), days: national(year).into_iter().map(day).collect() }
}

/// One of the forms as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DeskSettingsDraft {
    /// The form 'SLA'.
    Targets(DeskTargetsForm),
    /// The form 'Kalender kerja'.
    Calendar(DeskCalendarForm),
    /// The form 'Kategori'.
    Categories(DeskCategoriesForm),
}

/// Errors of a form, and the effect of saving it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskSettingsCheck {
    /// Errors; empty if the form can be saved.
    pub errors: Vec<FieldError>,
    /// Sentence about the deadlines that would change; `None` if there are too many tickets to tell.
    pub effect: Option<String>,
    /// True if saving would change the settings.
    pub is_changed: bool,
    /// The row that 'Tambah target khusus' adds; `None` in the other forms.
    pub new_target: Option<DeskTargetForm>,
}

/// Errors of a form as typed so far, and what saving it would change.
pub fn check(reader: &Reader, draft: &DeskSettingsDraft) -> Result<DeskSettingsCheck, Refusal> {
    reader.require(Action::ManageDesk)?;
    let before = reader.desk_settings();
    let checked = match draft {
        DeskSettingsDraft::Targets(form) => form.applied_to(before),
        DeskSettingsDraft::Calendar(form) => form.applied_to(before),
        DeskSettingsDraft::Categories(form) => form.applied_to(before),
    };
    let new_target = match draft {
        DeskSettingsDraft::Targets(form) => form.new_target(before),
        _ => None,
    };
    Ok(match checked {
        Err(errors) => DeskSettingsCheck { errors, is_changed: true, effect: None, new_target },
        Ok(after) => {
            let is_changed = after != *before;
            let effect = is_changed.then(|| effect(reader, before, &after)).flatten();
            DeskSettingsCheck { errors: Vec::new(), effect, is_changed, new_target }
        }
    })
}

fn effect(reader: &Reader, before: &DeskSettings, after: &DeskSettings) -> Option<String> {
    let tickets = reader.tickets();
    let sets_no_time = DeskSettings {
        categories: after.categories.clone(),
        inactive_categories: after.inactive_categories.clone(),
        ..before.clone()
    } == *after;
    if sets_no_time {
        return None;
    }
    let (old, new) = (before.calendar()?, after.calendar()?);
    let activity = reader.activity();
    let moves = |ticket: &&crate::model::ticket::Ticket| {
        let facts = Facts::of(ticket, activity);
        Deadlines::of(ticket, &facts, before, &old).due() != Deadlines::of(ticket, &facts, after, &new).due()
    };
    (tickets.len() <= COUNTED).then(|| match tickets.iter().filter(moves).count() {
        0 => "Tidak ada tenggat yang berubah.".to_owned(),
        count => format!("Tenggat {} tiket berubah.", crate::locale::number::count(count)),
    })
}
