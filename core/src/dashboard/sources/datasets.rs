//! The source 'Daftar dataset': one row per dataset, without its contents.

use std::rc::Rc;

use portal_dashboard::column_source::ColumnSource;
use portal_dashboard::source::{DataSource, Meaning};

use super::company::{Place, counts, day_of, days, labels, placed};
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
    let places: Vec<Place> = each().map(|each| Place::new(each.tahapan, &each.badan_usaha)).collect();
    placed(ColumnSource::new(ID, NAME, "dataset").live(), &places, directory)
        .with("kegiatan", "Kegiatan", None, labels(each().map(|each| Some(each.kegiatan.as_str()))))
        .with(
            "diunggah",
            "Tanggal unggah",
            Some(Meaning::Period),
            days(each().map(|each| day_of(clock, each.upload_date))),
        )
        .with("diperbarui", "Tanggal diperbarui", None, days(each().map(|each| day_of(clock, each.updated_date))))
        .with("baris", "Baris", None, counts(each().map(|set| set.newest().records)))
}
