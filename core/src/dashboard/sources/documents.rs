//! The source 'Dokumen': one row per document.

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::source::{DataSource, Meaning};
use portal_table::columnar::Numbers;

use super::company::{Place, day_of, days, placed, words};
use crate::model::repository::{Document, DocumentFormat};
use crate::model::{Collection, Slice};
use crate::store::env::Clock;
use crate::store::{Directory, Reader};

/// Id of this source.
pub const ID: &str = "documents";
/// Name of this source.
pub const NAME: &str = "Dokumen";

pub(super) fn open(reader: &Reader) -> Rc<dyn DataSource> {
    let (documents, clock, directory) = (&reader.repository().documents, reader.calendar(), reader.directory());
    reader.kept_sources().get(ID, &[Slice::Repository], clock, || columns(documents, clock, directory))
}

fn columns(documents: &Collection<Document>, clock: Clock, directory: &Directory) -> ColumnSource {
    let all: Vec<&Document> = documents.iter().collect();
    let each = || all.iter().copied();
    let kilobytes = each().map(|document| Some(f64::from(u32::try_from(document.size).unwrap_or(u32::MAX)) / 1_024.0));
    let places: Vec<Place> = each().map(|each| Place::new(each.tahapan, &each.badan_usaha)).collect();
    placed(ColumnSource::new(ID, NAME, "dokumen").live(), &places, directory)
        .with(
            "tipe",
            "Tipe",
            None,
            words(each().map(|each| Some(each.format)), DocumentFormat::ALL, DocumentFormat::label),
        )
        .general()
        .with(
            "diunggah",
            "Tanggal unggah",
            Some(Meaning::Period),
            days(each().map(|each| day_of(clock, each.upload_date))),
        )
        .with("diperbarui", "Tanggal diperbarui", None, days(each().map(|each| day_of(clock, each.updated_date))))
        .with("ukuran", "Ukuran (KB)", None, Cells::Numbers(Rc::new(Numbers::from_values(kilobytes))))
        .with(
            "halaman",
            "Halaman",
            None,
            Cells::Numbers(Rc::new(Numbers::from_values(each().map(|each| each.pages.map(f64::from))))),
        )
}
