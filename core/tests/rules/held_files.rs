//! The files that the web side must store: those of all records, and of records that can be restored. It deletes all
//! other files.

use crate::support::history::undo;
use crate::support::{Desk, form};
use portal_core::Command;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::model::Role;
use portal_core::model::ticket::Priority;
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::commands::{TicketCommand, TicketForm};

fn facts(name: &str, head: &[u8]) -> FileFacts {
    FileFacts { name: name.to_owned(), size: 2_048, head: head.to_vec(), tail: Vec::new() }
}

fn place() -> PlaceForm {
    PlaceForm { tahapan: "Penjualan".to_owned(), badan_usaha: "PT Baru Sekali".to_owned(), description: String::new() }
}

/// The files in use now that were not in use at the start.
fn held(desk: &Desk) -> Vec<String> {
    let before = Desk::open().portal.state().held_files();
    desk.portal.state().held_files().into_iter().filter(|file| !before.contains(file)).collect()
}

#[test]
fn attachments_stay_in_use_after_the_filing_is_undone() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let attachments = vec![facts("a.png", b"\x89PNG\r\n\x1a\n"), facts("b.pdf", b"%PDF-1.7")];
    let filed = desk.ticket_ok(TicketCommand::Create { form: TicketForm { attachments, ..form("Judul") } });
    let filed = filed.expect("filed");
    let mut ids: Vec<String> = desk.ticket(&filed.subject.id).files().map(str::to_owned).collect();
    ids.sort();
    assert_eq!(ids.len(), 2);
    assert_eq!(held(&desk), ids);
    desk.ok(&undo(filed.seq));
    assert_eq!(held(&desk), ids);
}

#[test]
fn the_file_of_a_removed_document_stays_in_use() {
    let mut desk = Desk::cms();
    let form = DocumentForm { place: place(), file: facts("a.pdf", b"%PDF-1.7"), sections: Vec::new(), pages: None };
    let id = desk.ok(&Command::Repository(RepositoryCommand::StoreDocument { form })).expect("stored").subject.id;
    assert_eq!(held(&desk), [id.as_str()]);
    desk.ok(&Command::Repository(RepositoryCommand::Remove { id: id.clone() }));
    assert_eq!(held(&desk), [id]);
}

#[test]
fn the_file_of_a_removed_dataset_stays_in_use() {
    let mut desk = Desk::cms();
    let content = "TABLE_1".to_owned();
    desk.read_csv(&content, b"a;b\n1;2\n", 64);
    let [kegiatan, file_name] = ["Uji", "data.csv"].map(str::to_owned);
    let form = DatasetForm { place: place(), kegiatan, content: content.clone(), file_name, ..DatasetForm::default() };
    let id = desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form })).expect("stored").subject.id;
    assert_eq!(held(&desk), [content.as_str()]);
    desk.ok(&Command::Repository(RepositoryCommand::Remove { id }));
    assert_eq!(held(&desk), [content]);
}

/// Enough commits that nothing before them can be undone.
fn long_after(desk: &mut Desk) {
    desk.act_as(Role::Agent);
    for number in 0..256 {
        let priority = if number % 2 == 0 { Priority::Low } else { Priority::High };
        desk.ticket_ok(TicketCommand::SetPriority { ticket: "N4W7KD".to_owned(), priority });
    }
}

#[test]
fn files_of_existing_records_stay_in_use_forever() {
    let mut desk = Desk::cms();
    let form = DocumentForm { place: place(), file: facts("a.pdf", b"%PDF-1.7"), sections: Vec::new(), pages: None };
    let id = desk.ok(&Command::Repository(RepositoryCommand::StoreDocument { form })).expect("stored").subject.id;
    long_after(&mut desk);
    assert_eq!(held(&desk), [id]);
}

#[test]
fn files_that_cannot_be_restored_are_released() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let attachments = vec![facts("a.png", b"\x89PNG\r\n\x1a\n")];
    let filed = desk.ticket_ok(TicketCommand::Create { form: TicketForm { attachments, ..form("Judul") } });
    desk.ok(&undo(filed.expect("filed").seq));
    assert_eq!(held(&desk).len(), 1);
    long_after(&mut desk);
    assert_eq!(held(&desk), [""; 0]);
}
