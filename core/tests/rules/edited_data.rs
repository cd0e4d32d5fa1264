//! Editing name, stage, company, activity and description of datasets and documents.

use crate::support::audit::*;
use crate::support::{Desk, HOUR, MINUTE};
use portal_core::Command;
use portal_core::audit::assignment::views::list::AssignmentQuery;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::edit::EditDataForm;
use portal_core::audit::repository::form::DatasetForm;
use portal_core::audit::repository::views::edit::{EditDataView, edit, edit_form_errors};
use portal_core::audit::repository::views::query::{CascadeQuery, cascade};
use portal_core::model::repository::{Dataset, Document, DocumentFormat, ExistingRows};
use portal_core::model::{Role, Slice, Stage};
use portal_core::store::Commit;
use portal_core::store::error::{Field, Kind, Problem, Refusal};

const SET: &str = "TAB-PJL-03";
const TEXT: &str = "DOC-OPR-02";

fn opened(desk: &Desk, id: &str) -> EditDataView {
    desk.view(|reader| edit(reader, id)).expect("the administrator may ask")
}

/// The dialog's form with some changes.
fn form(desk: &Desk, id: &str, change: impl FnOnce(&mut EditDataForm)) -> EditDataForm {
    let mut form = opened(desk, id).form;
    change(&mut form);
    form
}

fn command(form: EditDataForm) -> Command {
    Command::Repository(RepositoryCommand::Edit { form })
}

impl Desk {
    fn edited(&mut self, id: &str, change: impl FnOnce(&mut EditDataForm)) -> Commit {
        let form = form(self, id, change);
        self.ok(&command(form)).expect("something differs")
    }

    fn set(&self, id: &str) -> &Dataset {
        self.portal.state().repository.datasets.get(id).expect("there")
    }

    fn document(&self, id: &str) -> &Document {
        self.portal.state().repository.documents.get(id).expect("there")
    }
}

fn wrong(desk: &mut Desk, form: &EditDataForm) -> Vec<(Field, Problem)> {
    let shown = desk.view(|reader| edit_form_errors(reader, form)).expect("the administrator may ask");
    assert_eq!(desk.refused(&command(form.clone())), Refusal::Invalid { errors: shown.clone() });
    shown.into_iter().map(|error| (error.field, error.problem)).collect()
}

#[test]
fn every_field_of_a_dataset_is_edited_and_the_rows_stay() {
    let mut desk = Desk::cms();
    let before = desk.set(SET).clone();
    let commit = desk.later(HOUR).edited(SET, |form| {
        form.place.tahapan = "Eksplorasi".to_owned();
        form.place.badan_usaha = "  PT  Baru ".to_owned();
        form.place.description = "Uraian baru.".to_owned();
        form.kegiatan = "Setoran".to_owned();
    });
    let after = desk.set(SET).clone();
    let expected = Dataset {
        tahapan: Stage::Eksplorasi,
        badan_usaha: "PT Baru".to_owned(),
        kegiatan: "Setoran".to_owned(),
        description: "Uraian baru.".to_owned(),
        updated_date: desk.clock.now,
        ..before.clone()
    };
    assert_eq!(after, expected);
    let [tahapan, badan_usaha, kegiatan] = ["Eksplorasi", "PT Baru", "Setoran"].map(|part| Some(part.to_owned()));
    let found = desk
        .view(|reader| cascade(reader, &CascadeQuery { tahapan, badan_usaha, kegiatan, versi: None }))
        .expect("granted");
    assert_eq!(found.dataset.map(|facts| facts.id).as_deref(), Some(SET));
    desk.undone(commit.seq);
    assert_eq!(desk.set(SET), &before);
}

#[test]
fn every_field_of_a_document_is_edited_and_its_extension_stays() {
    let mut desk = Desk::cms();
    let format = desk.document(TEXT).format;
    let extension = format.value();
    assert_eq!(opened(&desk, TEXT).format, Some(format));
    assert!(!opened(&desk, TEXT).form.name.ends_with(extension), "the field holds the name without its extension");
    for (typed, name) in [
        ("Berita Acara", format!("Berita Acara.{extension}")),
        ("Berita Acara 2", format!("Berita Acara 2.{extension}")),
        ("Laporan v1.2 ", format!("Laporan v1.2.{extension}")),
    ] {
        desk.later(1).edited(TEXT, |form| form.name = typed.to_owned());
        assert_eq!(desk.document(TEXT).name, name);
    }
    let with_extension = format!("Ulang.{}", extension.to_uppercase());
    desk.edited(TEXT, |form| form.name = with_extension);
    assert_eq!(desk.document(TEXT).name, format!("Ulang.{extension}"));
    desk.edited(TEXT, |form| form.place.tahapan = "Penjualan".to_owned());
    assert_eq!(desk.document(TEXT).tahapan, Stage::Penjualan);
    assert_ne!(format, DocumentFormat::Pdf);
}

#[test]
fn a_form_without_a_difference_makes_no_commit() {
    let mut desk = Desk::cms();
    for id in [SET, TEXT] {
        let same = form(&desk, id, |_| {});
        assert_eq!(desk.later(MINUTE).ok(&command(same)), None);
    }
}

#[test]
fn assignments_follow_the_name_stage_and_company_of_their_data() {
    let mut desk = Desk::cms();
    let seq = desk.later(HOUR).edited(SET, |form| {
        form.place.tahapan = "Eksplorasi".to_owned();
        form.kegiatan = "Setoran".to_owned();
    });
    let row = desk.assignment_row(PNBP);
    assert_eq!((row.data_name.as_str(), row.tahapan), ("Setoran - PT Bara Khatulistiwa", Stage::Eksplorasi));
    let found = |words: &str| {
        desk.assignment_ids(&AssignmentQuery { search: Some(words.to_owned()), ..AssignmentQuery::default() })
    };
    assert!(found("setoran").contains(&PNBP.to_owned()) && !found("pnbp").contains(&PNBP.to_owned()));
    let own = desk.as_auditor(HENDRA).item(PNBP).expect("his own");
    assert_eq!(own.name, "Setoran - PT Bara Khatulistiwa");
    desk.act_as(Role::CmsAuditor).undone(seq.seq);
    assert_eq!(desk.assignment_row(PNBP).data_name, "PNBP - PT Bara Khatulistiwa");
}

#[test]
fn a_dataset_is_not_moved_onto_another_one() {
    let mut desk = Desk::cms();
    let other = desk.set("TAB-OPR-02").clone();
    let onto = form(&desk, SET, |form| {
        form.place.tahapan = other.tahapan.value().to_owned();
        form.place.badan_usaha = other.badan_usaha.to_uppercase();
        form.kegiatan = other.kegiatan.to_lowercase();
    });
    let name = "Produksi - PT Bara Khatulistiwa".to_owned();
    assert_eq!(wrong(&mut desk, &onto), [(Field::Kegiatan, Problem::PlaceTaken { name })]);
}

#[test]
fn required_fields_and_lengths_are_checked() {
    let mut desk = Desk::cms();
    let empty = form(&desk, SET, |form| {
        form.place.tahapan = String::new();
        form.place.badan_usaha = " ".to_owned();
        form.kegiatan = String::new();
    });
    let required = [Field::Tahapan, Field::BadanUsaha, Field::Kegiatan].map(|field| (field, Problem::Required));
    assert_eq!(wrong(&mut desk, &empty), required);
    for name in ["", " ", ".txt", "\u{200b}"] {
        let nameless = form(&desk, TEXT, |form| form.name = name.to_owned());
        assert_eq!(wrong(&mut desk, &nameless), [(Field::Name, Problem::Required)], "{name:?}");
    }
    let long = form(&desk, TEXT, |form| form.name = "x".repeat(201));
    assert_eq!(wrong(&mut desk, &long), [(Field::Name, Problem::TooLong { max: 200, actual: 201 })]);
    let gone = EditDataForm { id: "TAB-HILANG".to_owned(), ..long };
    assert_eq!(desk.refused(&command(gone)), Refusal::not_found(Kind::Data, "TAB-HILANG"));
}

#[test]
fn a_known_spelling_is_used_unless_it_is_the_one_being_corrected() {
    let mut desk = Desk::cms();
    desk.edited(SET, |form| form.place.badan_usaha = "pt satu satunya".to_owned());
    desk.edited(SET, |form| form.place.badan_usaha = "PT Satu Satunya".to_owned());
    assert_eq!(desk.set(SET).badan_usaha, "PT Satu Satunya", "its own spelling is corrected");
    desk.edited(SET, |form| form.place.badan_usaha = "pt bara khatulistiwa".to_owned());
    assert_eq!(desk.set(SET).badan_usaha, "PT Bara Khatulistiwa", "the spelling of others is used");
}

#[test]
fn the_history_names_old_and_new_values_and_restores_them_over_newer_rows() {
    let mut desk = Desk::cms();
    desk.edited(SET, |form| {
        form.place.description = "Satu.".to_owned();
        form.kegiatan = "Setoran".to_owned();
    });
    let version = desk.versions(Slice::Repository, Some(SET)).swap_remove(0);
    assert_eq!(version.differences[0], "Kegiatan: PNBP → Setoran");
    assert!(version.differences[1].ends_with(" → Satu.") && version.can_restore);
    let content = "TABLE_1".to_owned();
    desk.read_csv(&content, b"a;b\n1;2\n", 64);
    let EditDataForm { place, kegiatan, .. } = opened(&desk, SET).form;
    let newer = DatasetForm {
        place,
        kegiatan,
        content: content.clone(),
        file_name: "a.csv".to_owned(),
        existing: Some(ExistingRows::Replace),
        ..DatasetForm::default()
    };
    desk.ok(&Command::Repository(RepositoryCommand::StoreDataset { form: newer }));
    desk.restored(version.seq, Slice::Repository, SET);
    assert_eq!((desk.set(SET).kegiatan.as_str(), &desk.set(SET).newest().content), ("PNBP", &content));
    assert_eq!(desk.assignment_row(PNBP).data_name, "PNBP - PT Bara Khatulistiwa");
}

#[test]
fn new_rows_and_removed_data_are_not_in_the_history_of_edits() {
    let mut desk = Desk::cms();
    desk.ok(&Command::Repository(RepositoryCommand::Remove { id: "TAB-OPR-02".to_owned() }));
    assert_eq!(desk.versions(Slice::Repository, None).len(), 0);
}

#[test]
fn edits_of_two_tabs_are_merged_field_by_field_with_new_assignments() {
    let mut here = Desk::cms();
    let mut there = here.other_tab(Role::CmsAuditor);
    here.edited(SET, |form| form.kegiatan = "Setoran".to_owned());
    there.later(MINUTE).edited(SET, |form| form.place.description = "Dari sana.".to_owned());
    let work = there.assign(SET, MAYA);
    here.adopts(&there);
    let merged = here.set(SET);
    assert_eq!((merged.kegiatan.as_str(), merged.description.as_str()), ("Setoran", "Dari sana."));
    assert_eq!(here.assignment(&work).data_name, "Setoran - PT Bara Khatulistiwa", "assigned under the former name");
}

#[test]
fn an_edit_is_not_undone_onto_a_place_that_is_taken_since() {
    let mut desk = Desk::cms();
    let seq = desk.edited(SET, |form| form.kegiatan = "Setoran".to_owned()).seq;
    let taken = desk.set(SET).clone();
    let other = "TAB-PJL-01";
    desk.edited(other, |form| {
        form.place.tahapan = taken.tahapan.value().to_owned();
        form.place.badan_usaha = taken.badan_usaha.clone();
        form.kegiatan = "PNBP".to_owned();
    });
    assert_eq!(desk.not_undone(seq), Refusal::invalid(Field::Kegiatan, Problem::Taken));
}
