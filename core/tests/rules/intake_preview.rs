//! The preview of 'Unggah data' (§2.8): columns as they are read, questions, cells that do not fit, headings.

use super::intake::{AMBIGUOUS, CONTENT, dataset_form, refused, store, table};
use crate::support::Desk;
use crate::support::audit::*;
use portal_core::audit::repository::form::DatasetForm;
use portal_core::audit::repository::views::load::{
    LoadedTableQuery, LoadedTableView, MisfitCell, loaded_table, near_company,
};
use portal_core::store::error::{Field, Problem, Refusal};
use portal_core::table::data::column::{ColumnKind, Doubt};

fn loaded(desk: &Desk, kinds: Vec<Option<ColumnKind>>) -> LoadedTableView {
    let query = LoadedTableQuery { content: CONTENT.to_owned(), kinds, missing: vec![] };
    desk.view(|reader| loaded_table(reader, &query)).expect("the rows are on the shelf")
}

#[test]
fn an_ambiguous_column_is_shown_with_both_readings() {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, AMBIGUOUS, 7);
    let [code, volume] = &loaded(&desk, vec![]).columns[..] else { panic!("two columns") };
    assert_eq!(code.doubt, None);
    let doubt = volume.doubt.as_ref().expect("in doubt");
    let readings = [(ColumnKind::NumberIndonesian, "1.234"), (ColumnKind::NumberEnglish, "1,234")];
    assert_eq!((doubt.about, doubt.text.as_str()), (Doubt::NumberForm, "1.234"));
    assert_eq!(doubt.readings, readings.map(|(kind, text)| (kind, text.to_owned())));
}

#[test]
fn the_preview_reads_the_cells_as_chosen_and_names_those_that_do_not_fit() {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, "Tanggal;Ton\n1/2/2026;1,5\n3/2/2026;lima\n4/2/2026;N/A\n".as_bytes(), 7);
    let view = loaded(&desk, vec![None, Some(ColumnKind::NumberIndonesian)]);
    assert_eq!(view.rows, [["1 Februari 2026", "1,5"], ["3 Februari 2026", "lima"], ["4 Februari 2026", "N/A"]]);
    let [date, tons] = &view.columns[..] else { panic!("two columns") };
    assert_eq!(date.doubt.as_ref().map(|doubt| doubt.about), Some(Doubt::DayOrder));
    assert_eq!(
        (tons.misfits, tons.first_misfits.as_slice()),
        (1, &[MisfitCell { line: 3, text: "lima".to_owned() }][..])
    );
    let swapped = loaded(&desk, vec![Some(ColumnKind::DateMonthFirst)]);
    assert_eq!(swapped.rows[0][0], "2 Januari 2026");
    store(&mut desk, dataset_form("Sondir"));
}

#[test]
fn only_the_administrator_sees_rows_that_are_not_stored() {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, AMBIGUOUS, 7);
    desk.as_auditor(HENDRA);
    let query = LoadedTableQuery { content: CONTENT.to_owned(), kinds: vec![], missing: vec![] };
    assert!(matches!(desk.view(|reader| loaded_table(reader, &query)), Err(Refusal::NotPermitted { .. })));
}

#[test]
fn a_company_with_nearly_a_known_name_is_asked_about() {
    let desk = Desk::cms();
    let near = |typed: &str| desk.view(|reader| near_company(reader, typed)).expect("granted");
    for typed in ["PT Bara Khatulistwa", "Bara Khatulistiwa", "pt. bara katulistiwa", "CV Bara Khatulistiwa"] {
        assert_eq!(near(typed).as_deref(), Some("PT Bara Khatulistiwa"), "{typed}");
    }
    for typed in ["PT Bara Khatulistiwa", "pt bara khatulistiwa", "PT Emas Baru", "PT", "Bara", ""] {
        assert_eq!(near(typed), None, "{typed}");
    }
}

#[test]
fn headings_can_be_changed_and_stay_different() {
    let mut desk = Desk::cms();
    desk.read_csv(CONTENT, b"a;a;\n1;2;x\n", 7);
    let headers = vec![Some(" Volume ".to_owned()), Some(String::new()), Some("volume".to_owned())];
    let form = DatasetForm { headers: headers.clone(), ..dataset_form("Sondir") };
    let taken = Refusal::invalid(Field::Columns, Problem::HeaderTaken { header: "volume".to_owned() });
    assert_eq!(refused(&mut desk, form), taken);
    let id = store(&mut desk, DatasetForm { headers: headers[..2].to_vec(), ..dataset_form("Sondir") }).subject.id;
    let shown: Vec<_> = table(&desk, &rows_of(&id)).columns.into_iter().map(|column| column.header).collect();
    assert_eq!(shown, ["Volume", "a (2)", "Kolom 3"]);
}
