//! Columns that several sources share: company, province and stage, fixed words and amounts.

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::source::Meaning;
use portal_table::columnar::{Days, Labels, Numbers};

use crate::locale::calendar::CalendarDate;
use crate::model::assignment::Assignment;
use crate::model::{Instant, Stage};
use crate::store::Directory;
use crate::store::env::Clock;
use crate::table::data::number::{NumberForm, read};

pub(super) const COMPANY: &str = "badanUsaha";
pub(super) const COMPANY_LABEL: &str = "Badan Usaha";
pub(super) const PROVINCE: &str = "provinsi";
pub(super) const PROVINCE_LABEL: &str = "Provinsi";
pub(super) const STAGE_LABEL: &str = "Tahapan";

/// Stage and company of a row, if they are known.
pub(super) struct Place<'a> {
    pub stage: Option<Stage>,
    pub company: Option<&'a str>,
}

impl<'a> Place<'a> {
    pub(super) const fn new(stage: Stage, company: &'a str) -> Self {
        Self { stage: Some(stage), company: Some(company) }
    }

    pub(super) fn of(assignment: Option<&'a Assignment>) -> Self {
        Self { stage: assignment.map(|one| one.tahapan), company: assignment.map(|one| one.badan_usaha.as_str()) }
    }
}

/// Adds the columns of stage, company and province.
pub(super) fn placed(source: ColumnSource, places: &[Place], directory: &Directory) -> ColumnSource {
    let companies = || places.iter().map(|place| place.company);
    source
        .with(
            "tahapan",
            STAGE_LABEL,
            Some(Meaning::Stage),
            words(places.iter().map(|place| place.stage), Stage::ALL, Stage::label),
        )
        .general()
        .with(COMPANY, COMPANY_LABEL, Some(Meaning::Company), labels(companies()))
        .with(PROVINCE, PROVINCE_LABEL, None, labels(companies().map(|company| directory.province_of(company?))))
}

/// A column of words from a fixed list, in its order.
pub(super) fn words<T: Copy + PartialEq>(
    values: impl Iterator<Item = Option<T>>,
    all: &'static [T],
    label: fn(T) -> &'static str,
) -> Cells {
    let code = |value: Option<T>| all.iter().position(|known| Some(*known) == value);
    vocabulary(values.map(code), all.iter().map(|known| label(*known)))
}

/// A column of 'Ya' and 'Tidak'.
pub(super) fn yes_or_no(values: impl Iterator<Item = bool>) -> Cells {
    vocabulary(values.map(|value| Some(usize::from(!value))), ["Ya", "Tidak"].into_iter())
}

/// A column of whole numbers.
pub(super) fn counts(values: impl Iterator<Item = u32>) -> Cells {
    Cells::Numbers(Rc::new(Numbers::from_values(values.map(|value| Some(f64::from(value))))))
}

/// A column of amounts in rupiah, as findings store them.
pub(super) fn amounts<'a>(texts: impl Iterator<Item = Option<&'a str>>) -> Cells {
    let mut numbers = Numbers::default();
    texts.for_each(|text| numbers.push_written(text.and_then(|text| read(text, NumberForm::English))));
    // An amount is written in whole rupiah or with both digits of its sen.
    let decimals = if numbers.decimals() == 0 { 0 } else { 2 };
    Cells::Numbers(Rc::new(numbers.with_decimals(decimals)))
}

pub(super) fn labels<'a>(texts: impl Iterator<Item = Option<&'a str>>) -> Cells {
    Cells::Labels(Rc::new(Labels::from_texts(texts)))
}

/// A column of values from a fixed list. `codes` are indices into `all`; values sort in the order of `all`.
pub(super) fn vocabulary(codes: impl Iterator<Item = Option<usize>>, all: impl Iterator<Item = &'static str>) -> Cells {
    let codes = codes.map(|code| code.and_then(|code| u32::try_from(code).ok()).unwrap_or(Labels::MISSING)).collect();
    let labels = Labels::from_parts(codes, all.map(str::to_owned).collect());
    Cells::Labels(Rc::new(labels.unwrap_or_default()))
}

pub(super) fn days(days: impl Iterator<Item = Option<i32>>) -> Cells {
    Cells::Days(Rc::new(Days::from_values(days)))
}

pub(super) fn day_of(clock: Clock, instant: Instant) -> Option<i32> {
    day(clock.local(instant).date())
}

/// The date in days since the Unix epoch, as sources store it.
pub(super) fn day(date: CalendarDate) -> Option<i32> {
    i32::try_from(date.epoch_days()).ok()
}
