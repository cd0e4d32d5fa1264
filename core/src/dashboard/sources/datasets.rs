//! The source 'Daftar dataset': one row per dataset, without its contents.

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::source::{DataSource, Meaning};
use portal_table::columnar::Numbers;

use super::assignments::stages;
use super::company::{
    COMPANY, COMPANY_LABEL, PROVINCE, PROVINCE_LABEL, STAGE, STAGE_LABEL, day_of, days, labels, provinces,
};
use crate::model::repository::Dataset;
use crate::model::{Collection, Slice};
use crate::store::env::Clock;
use crate::store::{Directory, Reader};

/// Id of this source.
pub const ID: &str = "datasets";
/// Name of this source.
pub const NAME: &str = "Daftar dataset";

pub(super) fn open(reader: &Reader) -> Rc<dyn DataSource> {
    let (datasets, clock, directory) = (&reader.repository().datasets, reader.calendar(), reader.directory());
    reader.kept_sources().get(ID, &[Slice::Repository], clock, || columns(datasets, clock, directory))
}

fn columns(datasets: &Collection<Dataset>, clock: Clock, directory: &Directory) -> ColumnSource {
    let all: Vec<&Dataset> = datasets.iter().collect();
    let each = || all.iter().copied();
    let records = each().map(|set| Some(f64::from(set.newest().records)));
    ColumnSource::new(ID, NAME, "dataset")
        .live()
        .with(STAGE, STAGE_LABEL, Some(Meaning::Stage), stages(each().map(|each| each.tahapan)))
        .general()
        .with(
            COMPANY,
            COMPANY_LABEL,
            Some(Meaning::Company),
            labels(each().map(|each| Some(each.badan_usaha.as_str()))),
        )
        .with(PROVINCE, PROVINCE_LABEL, None, provinces(directory, each().map(|each| each.badan_usaha.as_str())))
        .with("kegiatan", "Kegiatan", None, labels(each().map(|each| Some(each.kegiatan.as_str()))))
        .with(
            "diunggah",
            "Tanggal unggah",
            Some(Meaning::Period),
            days(each().map(|each| day_of(clock, each.upload_date))),
        )
        .with("diperbarui", "Tanggal diperbarui", None, days(each().map(|each| day_of(clock, each.updated_date))))
        .with("baris", "Baris", None, Cells::Numbers(Rc::new(Numbers::from_values(records))))
}
