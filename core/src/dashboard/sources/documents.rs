//! The source 'Dokumen': one row per document.

use std::rc::Rc;

use portal_dashboard::column_source::{Cells, ColumnSource};
use portal_dashboard::source::{DataSource, Meaning};
use portal_table::columnar::Numbers;

use super::assignments::stages;
use super::company::{
    COMPANY, COMPANY_LABEL, PROVINCE, PROVINCE_LABEL, STAGE, STAGE_LABEL, day_of, days, labels, provinces, vocabulary,
};
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
    ColumnSource::new(ID, NAME, "dokumen")
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
        .with(
            "tipe",
            "Tipe",
            None,
            vocabulary(
                each().map(|each| DocumentFormat::ALL.iter().position(|known| *known == each.format)),
                DocumentFormat::ALL.iter().map(|format| format.label()),
            ),
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
