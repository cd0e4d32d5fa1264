//! Columns that several sources share: company, province and stage.

use std::rc::Rc;

use portal_dashboard::column_source::Cells;
use portal_table::columnar::{Days, Labels};

use crate::locale::calendar::CalendarDate;
use crate::model::Instant;
use crate::store::Directory;
use crate::store::env::Clock;

pub(super) const COMPANY: &str = "badanUsaha";
pub(super) const COMPANY_LABEL: &str = "Badan Usaha";
pub(super) const PROVINCE: &str = "provinsi";
pub(super) const PROVINCE_LABEL: &str = "Provinsi";
pub(super) const STAGE: &str = "tahapan";
pub(super) const STAGE_LABEL: &str = "Tahapan";

pub(super) fn labels<'a>(texts: impl Iterator<Item = Option<&'a str>>) -> Cells {
    Cells::Labels(Rc::new(Labels::from_texts(texts)))
}

/// A column of values from a fixed list. `codes` are indices into `all`; values sort in the order of `all`.
pub(super) fn vocabulary(codes: impl Iterator<Item = Option<usize>>, all: impl Iterator<Item = &'static str>) -> Cells {
    let codes = codes.map(|code| code.and_then(|code| u32::try_from(code).ok()).unwrap_or(Labels::MISSING)).collect();
    let labels = Labels::from_parts(codes, all.map(str::to_owned).collect());
    Cells::Labels(Rc::new(labels.unwrap_or_default()))
}

pub(super) fn provinces<'a>(directory: &'a Directory, companies: impl Iterator<Item = &'a str>) -> Cells {
    labels(companies.map(|company| directory.province_of(company)))
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
