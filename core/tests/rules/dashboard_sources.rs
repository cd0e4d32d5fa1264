//! The portal's own sources and files, cell by cell: the columns from which widgets can be made.

use std::rc::Rc;

use crate::support::{Desk, form};
use portal_core::Command;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::dashboard::sources;
use portal_core::dashboard::views::editor::{ColumnValuesQuery, SourceColumns, column_values, source_columns};
use portal_core::model::Role;
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_dashboard::source::{ColumnType, DataSource};

fn source(desk: &Desk, id: &str) -> Rc<dyn DataSource> {
    desk.view(|reader| sources::open(reader, id)).unwrap_or_else(|| panic!("there is no source {id}"))
}

fn texts(source: &dyn DataSource, key: &str) -> Vec<String> {
    let labels = source.labels(key).unwrap_or_else(|| panic!("{key} has no texts"));
    (0..source.rows()).map(|row| labels.labels()[labels.code(row) as usize].clone()).collect()
}

fn numbers(source: &dyn DataSource, key: &str) -> Vec<Option<f64>> {
    let numbers = source.numbers(key).unwrap_or_else(|| panic!("{key} has no numbers"));
    (0..source.rows()).map(|row| numbers.value(row)).collect()
}

fn place() -> PlaceForm {
    let [tahapan, badan_usaha, description] = ["Penjualan", "PT Baru", ""].map(str::to_owned);
    PlaceForm { tahapan, badan_usaha, description }
}

fn columns_of(file: &str) -> SourceColumns {
    let mut desk = Desk::cms();
    let content = "TABLE_1".to_owned();
    assert_eq!(desk.read_csv(&content, file.as_bytes(), 4_096).problems, []);
    let [kegiatan, file_name] = ["Uji", "a.csv"].map(str::to_owned);
    let form = DatasetForm { place: place(), kegiatan, content, file_name, ..DatasetForm::default() };
    let id = desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored").subject.id;
    desk.act_as(Role::DashboardBuilder);
    desk.view(|reader| source_columns(reader, &format!("dataset:{id}"))).expect("the source exists")
}

#[test]
fn assignments_have_the_types_of_their_auditor_and_data() {
    let desk = Desk::builder();
    let source = source(&desk, "assignments");
    let all = || desk.portal.state().assignments.iter();
    let of_auditor: Vec<_> = all().map(|each| each.assigned_to.label().to_owned()).collect();
    let of_data: Vec<_> = all().map(|each| each.data_type.label().to_owned()).collect();
    assert_eq!(texts(source.as_ref(), "tipeAuditor"), of_auditor);
    assert_eq!(texts(source.as_ref(), "tipeData"), of_data);
}

#[test]
fn documents_have_their_format_and_size_in_kilobytes() {
    let mut desk = Desk::cms();
    let file = FileFacts { name: "a.docx".to_owned(), size: 2_560, head: b"PK\x03\x04....".to_vec(), tail: Vec::new() };
    let form = DocumentForm { place: place(), file, sections: Vec::new(), pages: None };
    desk.ok(&Command::Repository(RepositoryCommand::StoreDocument { form }));
    let source = source(&desk, "documents");
    let all = || desk.portal.state().repository.documents.iter();
    let formats: Vec<_> = all().map(|each| each.format.label().to_owned()).collect();
    assert_eq!(texts(source.as_ref(), "tipe"), formats);
    assert_eq!(numbers(source.as_ref(), "ukuran").last(), Some(&Some(2.5)));
}

#[test]
fn tickets_count_the_files_of_their_description_and_of_all_replies() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let png = || FileFacts { name: "a.png".to_owned(), size: 9, head: b"\x89PNG\r\n\x1a\n".to_vec(), tail: Vec::new() };
    let form = TicketForm { attachments: vec![png(), png(), png()], ..form("Tiga berkas") };
    let ticket = desk.ticket_ok(TicketCommand::Create { form }).expect("filed").subject.id;
    let source = source(&desk, "tickets");
    assert_eq!(numbers(source.as_ref(), "lampiran").last(), Some(&Some(3.0)));
    let attachments = vec![png(), png()];
    desk.ticket_ok(TicketCommand::Reply {
        ticket,
        content: "Lagi.".to_owned(),
        status: None,
        attachments,
        as_written: false,
    });
    let source = self::source(&desk, "tickets");
    assert_eq!(numbers(source.as_ref(), "lampiran").last(), Some(&Some(5.0)));
}

#[test]
fn texts_without_rows_are_not_offered_as_choices() {
    let mut desk = Desk::acting_as(Role::Agent);
    let values = |desk: &Desk| {
        let [source, column, search] = ["tickets", "status", ""].map(str::to_owned);
        let query = ColumnValuesQuery { source, column, search };
        desk.view(|reader| column_values(reader, &query)).expect("an administrator's").values
    };
    desk.ticket_ok(TicketCommand::Take { ticket: "N4W7KD".to_owned() });
    let shown = values(desk.act_as(Role::DashboardBuilder));
    assert_eq!(shown[0], "Open", "most frequent first");
    assert!(shown.len() == 4 && !shown.contains(&"New".to_owned()), "{shown:?}");
}

#[test]
fn record_columns_are_marked_only_if_a_file_column_has_the_same_name() {
    let labels =
        |file: &str| -> Vec<String> { columns_of(file).columns.into_iter().map(|column| column.label).collect() };
    assert_eq!(labels("Pit;Nilai\nUtara;1\n"), ["Pit", "Nilai", "Badan Usaha", "Provinsi", "Tahapan"]);
    let told = ["Tahapan", "Nilai", "Badan Usaha", "Provinsi", "Tahapan (dataset)"];
    assert_eq!(labels("Tahapan;Nilai\nPenjualan;1\n"), told);
}

#[test]
fn a_column_names_periods_only_if_most_of_its_texts_do() {
    let kind = |lines: &str| columns_of(&format!("Bulan;Pit\n{lines}")).columns[0].kind;
    let many = "Januari 2025;Utara\n".repeat(60);
    assert_eq!(kind(&many), ColumnType::Period);
    assert_eq!(kind(&format!("{many}belum;Utara\n")), ColumnType::Period, "one other text is a cell without a value");
    assert_eq!(kind(&format!("{many}{}", "belum;Utara\n".repeat(10))), ColumnType::Category);
    assert_eq!(kind(&";Utara\n".repeat(3)), ColumnType::Category, "an empty text names no period");
}

#[test]
fn a_file_without_numbers_can_only_be_counted() {
    let offered = |file: &str| -> Vec<(String, usize)> {
        let measures = columns_of(file).measures;
        measures.into_iter().map(|choice| (choice.operation.label, choice.columns.len())).collect()
    };
    let named = |choices: &[(&str, usize)]| -> Vec<(String, usize)> {
        choices.iter().map(|(label, columns)| ((*label).to_owned(), *columns)).collect()
    };
    let distinct = ("Jumlah nilai yang berbeda", 5);
    assert_eq!(offered("Pit;Mutu\nUtara;baik\n"), named(&[("Jumlah baris", 0), distinct]));
    let of_numbers = ["Total", "Rata-rata", "Nilai terkecil", "Nilai terbesar", "Median"].map(|label| (label, 1));
    let all: Vec<_> = [("Jumlah baris", 0)].into_iter().chain(of_numbers).chain([distinct]).collect();
    assert_eq!(offered("Pit;Mutu\nUtara;7\n"), named(&all));
}
