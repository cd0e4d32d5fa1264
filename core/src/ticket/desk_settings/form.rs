//! The forms of the settings, as typed, and what they set.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::locale::calendar::{CalendarDate, WEEKDAYS};
use crate::model::desk_settings::{DeskHours, DeskSettings, DeskTarget, DeskZone, OwnHoliday, clock};
use crate::model::ticket::Priority;
use crate::store::error::{Field, FieldError, Problem};
use crate::store::form::text::{FormCheck, is_blank, one_line};

/// The longest promise in working days.
pub const DAYS_MAX: u16 = 365;
/// The greatest number of own holidays.
pub const HOLIDAYS_MAX: usize = 400;
/// Minutes of a day.
pub const DAY_MINUTES: u16 = 1_440;

/// The form 'SLA'.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskTargetsForm {
    /// Promised times; the first one is for all tickets.
    pub targets: Vec<DeskTargetForm>,
    /// Working days after which closing is offered.
    pub quiet_days: String,
}

/// Promised times in working days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct DeskTargetForm {
    /// Value of a priority; empty for all.
    pub priority: String,
    /// Value of a category; empty for all.
    pub category: String,
    /// To the first assignment.
    pub assign: String,
    /// To the first answer.
    pub answer: String,
    /// To the resolution.
    pub resolve: String,
}

/// The form 'Kalender kerja'.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskCalendarForm {
    /// Value of a zone.
    pub zone: String,
    /// Hours of the seven days from Monday on.
    pub hours: Vec<DeskHoursForm>,
    /// National holidays on which the ministry works, as 'YYYY-MM-DD'.
    pub worked_holidays: Vec<String>,
    /// Further days off.
    pub holidays: Vec<OwnHolidayForm>,
}

/// Hours of a day such as '08.00'.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskHoursForm {
    /// False for a closed day, whose hours are ignored.
    pub is_open: bool,
    /// Opening.
    pub from: String,
    /// Closing, at most '24.00'.
    pub to: String,
}

/// A day off with its date as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct OwnHolidayForm {
    /// The day.
    pub date: String,
    /// Its name.
    pub name: String,
}

/// A wrong cell of row `row`, counted from 0.
pub(super) fn wrong(field: Field, row: usize, cell: &str, message: String) -> FieldError {
    let row = crate::table::saturated(row);
    FieldError { field, problem: Problem::InRow { row, cell: cell.to_owned(), message } }
}

fn days(typed: &str) -> Result<u16, String> {
    let number = typed.trim().parse().ok().filter(|days| (1..=DAYS_MAX).contains(days));
    number.ok_or_else(|| format!("Isi dengan bilangan bulat dari 1 sampai {DAYS_MAX}."))
}

impl DeskTargetsForm {
    /// The settings with this form's values, or its errors.
    pub fn applied_to(&self, settings: &DeskSettings) -> Result<DeskSettings, Vec<FieldError>> {
        let mut errors = Vec::new();
        let mut seen = HashSet::new();
        let mut targets = Vec::with_capacity(self.targets.len());
        for (row, typed) in self.targets.iter().enumerate() {
            let mut number = |cell: &str, typed: &str| {
                days(typed).unwrap_or_else(|message| {
                    errors.push(wrong(Field::Targets, row, cell, message));
                    0
                })
            };
            let [assign, answer, resolve] =
                [("assign", &typed.assign), ("answer", &typed.answer), ("resolve", &typed.resolve)]
                    .map(|(cell, typed)| number(cell, typed));
            let target = DeskTarget {
                priority: Priority::parse(&typed.priority),
                category: settings.categories.iter().find(|name| **name == typed.category).cloned(),
                assign,
                answer,
                resolve,
            };
            let scope = (target.priority, target.category.clone());
            let is_unknown = target.priority.is_none() && !typed.priority.is_empty()
                || target.category.is_none() && !typed.category.is_empty();
            let message = match (row, &scope) {
                _ if is_unknown => Some("Pilih dari daftar.".to_owned()),
                (0, (None, None)) => None,
                (0, _) => Some("Baris pertama berlaku untuk semua tiket.".to_owned()),
                (_, (None, None)) => Some("Pilih prioritas, kategori, atau keduanya.".to_owned()),
                _ if seen.contains(&scope) => Some(format!("{} sudah memiliki target.", target.scope())),
                _ => None,
            };
            errors.extend(message.map(|message| wrong(Field::Targets, row, "scope", message)));
            seen.insert(scope);
            targets.push(target);
        }
        if targets.is_empty() {
            errors.push(FieldError { field: Field::Targets, problem: Problem::Required });
        }
        let quiet_days = days(&self.quiet_days).unwrap_or_else(|message| {
            errors.push(wrong(Field::QuietDays, 0, "quietDays", message));
            0
        });
        if errors.is_empty() { Ok(DeskSettings { targets, quiet_days, ..settings.clone() }) } else { Err(errors) }
    }

    /// The form with the values of the settings.
    pub fn of(settings: &DeskSettings) -> Self {
        let targets = settings.targets.iter().map(DeskTargetForm::of).collect();
        Self { targets, quiet_days: settings.quiet_days.to_string() }
    }

    /// A row to add: the typed times for all tickets, or the stored one where a typed one is wrong.
    pub fn new_target(&self, settings: &DeskSettings) -> Option<DeskTargetForm> {
        let mut row = DeskTargetForm::of(settings.targets.first()?);
        let typed = self.targets.first()?;
        let cells =
            [(&mut row.assign, &typed.assign), (&mut row.answer, &typed.answer), (&mut row.resolve, &typed.resolve)];
        for (cell, typed) in cells {
            if days(typed).is_ok() {
                cell.clone_from(typed);
            }
        }
        Some(row)
    }
}

impl DeskTargetForm {
    fn of(target: &DeskTarget) -> Self {
        Self {
            priority: target.priority.map_or("", Priority::value).to_owned(),
            category: target.category.as_ref().map_or_else(String::new, ToString::to_string),
            assign: target.assign.to_string(),
            answer: target.answer.to_string(),
            resolve: target.resolve.to_string(),
        }
    }
}

/// Minutes after midnight of '8', '08.00' or '08:00'.
fn minutes(typed: &str) -> Option<u16> {
    let (hour, minute) = typed.trim().split_once(['.', ':']).unwrap_or((typed.trim(), "00"));
    let number = |digits: &str, most: u16| {
        let is_number = (1..=2).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
        digits.parse::<u16>().ok().filter(|number| is_number && *number <= most)
    };
    Some(number(hour, 24)? * 60 + number(minute, 59)?).filter(|minutes| *minutes <= DAY_MINUTES)
}

impl DeskCalendarForm {
    /// The settings with this form's values, or its errors.
    pub fn applied_to(&self, settings: &DeskSettings) -> Result<DeskSettings, Vec<FieldError>> {
        let mut check = FormCheck::default();
        let zone = check.required_choice(Field::Zone, &self.zone, DeskZone::parse);
        let mut errors = check.into_errors();
        let hours = self.hours(&mut errors);
        let mut worked_holidays: Vec<CalendarDate> =
            self.worked_holidays.iter().filter_map(|day| CalendarDate::parse(day)).collect();
        worked_holidays.sort_unstable();
        worked_holidays.dedup();
        let holidays = self.own_holidays(&mut errors);
        match zone {
            Some(zone) if errors.is_empty() => {
                Ok(DeskSettings { zone, hours, worked_holidays, holidays, ..settings.clone() })
            }
            _ => Err(errors),
        }
    }

    fn hours(&self, errors: &mut Vec<FieldError>) -> Vec<DeskHours> {
        let mut hours = Vec::with_capacity(WEEKDAYS.len());
        for (row, typed) in self.hours.iter().enumerate() {
            let closed = DeskHours { from: 0, to: 0 };
            if !typed.is_open {
                hours.push(closed);
                continue;
            }
            let mut time = |cell: &str, typed: &str| {
                let time = minutes(typed);
                if time.is_none() {
                    let message = "Tulis jam seperti 08.00, paling akhir 24.00.".to_owned();
                    errors.push(wrong(Field::WorkHours, row, cell, message));
                }
                time
            };
            let (from, to) = (time("from", &typed.from), time("to", &typed.to));
            if from.zip(to).is_some_and(|(from, to)| to <= from) {
                errors.push(wrong(Field::WorkHours, row, "to", "Jam tutup harus setelah jam buka.".to_owned()));
            }
            hours.push(from.zip(to).map_or(closed, |(from, to)| DeskHours { from, to }));
        }
        let is_open = self.hours.iter().any(|day| day.is_open);
        if !is_open || hours.len() != WEEKDAYS.len() {
            let message = "Pilih setidaknya satu hari kerja.".to_owned();
            errors.push(wrong(Field::WorkHours, 0, "isOpen", message));
        }
        hours
    }

    fn own_holidays(&self, errors: &mut Vec<FieldError>) -> Vec<OwnHoliday> {
        if self.holidays.len() > HOLIDAYS_MAX {
            let problem = Problem::TooMany { max: crate::table::saturated(HOLIDAYS_MAX) };
            errors.push(FieldError { field: Field::Holidays, problem });
        }
        let mut seen = HashSet::new();
        let mut holidays = Vec::with_capacity(self.holidays.len());
        for (row, typed) in self.holidays.iter().enumerate() {
            let name = one_line(&typed.name);
            if is_blank(&name) || name.chars().count() > 200 {
                let message = "Tulis nama hari libur, paling banyak 200 karakter.".to_owned();
                errors.push(wrong(Field::Holidays, row, "name", message));
            }
            match CalendarDate::parse_typed(&typed.date) {
                None => {
                    let message = "Tulis tanggal seperti 31/12/2026.".to_owned();
                    errors.push(wrong(Field::Holidays, row, "date", message));
                }
                Some(date) if !seen.insert(date) => {
                    errors.push(wrong(Field::Holidays, row, "date", "Tanggal ini sudah ada.".to_owned()));
                }
                Some(date) => holidays.push(OwnHoliday { date, name }),
            }
        }
        holidays.sort_by_key(|holiday| holiday.date);
        holidays
    }

    /// The form with the values of the settings.
    pub fn of(settings: &DeskSettings) -> Self {
        let hours = |hours: &DeskHours| {
            let is_open = hours.from < hours.to;
            // A closed day offers the usual hours, should somebody open it.
            let DeskHours { from, to } = if is_open { *hours } else { DeskHours { from: 480, to: 960 } };
            DeskHoursForm { is_open, from: clock(from), to: clock(to) }
        };
        let own = |holiday: &OwnHoliday| {
            let (year, month, day) = holiday.date.parts();
            OwnHolidayForm { date: format!("{day:02}/{month:02}/{year}"), name: holiday.name.clone() }
        };
        Self {
            zone: settings.zone.value().to_owned(),
            hours: settings.hours.iter().map(hours).collect(),
            worked_holidays: settings.worked_holidays.iter().map(ToString::to_string).collect(),
            holidays: settings.holidays.iter().map(own).collect(),
        }
    }
}
