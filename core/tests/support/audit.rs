//! The sample assignments by name, and helpers for the audit areas.

use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::form::{EditForm, ExtendForm, HandOverForm};
use portal_core::audit::assignment::views::list::{AssignmentList, AssignmentQuery, list};
use portal_core::audit::assignment::views::row::AssignmentRow;
use portal_core::audit::auditor::commands::AuditorForm;
use portal_core::audit::auditor::desk::{self, DeskQuery};
use portal_core::audit::auditor::item::{AssignedItem, item};
use portal_core::audit::repository::intake::{Intake, IntakePreview};
use portal_core::audit::repository::views::figures::{ColumnFigures, figures};
use portal_core::audit::repository::views::subject::DataSubject;
use portal_core::audit::repository::views::table::TableQuery;
use portal_core::model::Role;
use portal_core::model::assignment::Assignment;
use portal_core::model::auditor::Auditor;
use portal_core::store::error::Refusal;
use portal_core::store::records::shelf::Shelved;
use portal_core::table::data::csv_form::CsvChoices;
use portal_core::table::sort::Direction;

use super::{Desk, assignment};

/// Hendra: a table, assigned, due in 7 days.
pub const PNBP: &str = "ASSIGN_1763777711106";
/// Dewi: a document, assigned, due in 5 days.
pub const DOMESTIC: &str = "ASSIGN_1763691298761";
/// Maya: a document, in progress, due in 3 days.
pub const COMPLIANCE: &str = "ASSIGN_1763604886416";
/// Yosef: a table, in progress, due today.
pub const RESERVES: &str = "ASSIGN_1763518474071";
/// Hendra: a document, in progress, due 3 days ago.
pub const LICENCE: &str = "ASSIGN_1763432061726";
/// Dewi: a table, assigned, due yesterday.
pub const RESOURCES: &str = "ASSIGN_1763345649381";
/// Yosef: a document, completed.
pub const FEASIBILITY: &str = "ASSIGN_1763259237036";
/// Hendra: a table, in progress, due in 2 days.
pub const PLAN: &str = "ASSIGN_1763172824691";
/// Dewi: a document, completed.
pub const DRILLING: &str = "ASSIGN_1763086412346";
/// Maya: a table, completed, waiting for its review.
pub const FINAL_REPORT: &str = "ASSIGN_1763000000001";
/// Maya: a table, completed, accepted by the review.
pub const BLENDING: &str = "ASSIGN_1762913587655";

/// All sample assignments, newest first.
pub const NEWEST_FIRST: [&str; 11] =
    [PNBP, DOMESTIC, COMPLIANCE, RESERVES, LICENCE, RESOURCES, FEASIBILITY, PLAN, DRILLING, FINAL_REPORT, BLENDING];

pub const HENDRA: &str = "INTERNAL100001";
pub const MAYA: &str = "INTERNAL100002";
pub const DEWI: &str = "EXTERNAL100001";
pub const YOSEF: &str = "EXTERNAL100002";

impl Desk {
    /// The sample data, with the CMS administrator acting.
    pub fn cms() -> Self {
        Self::acting_as(Role::CmsAuditor)
    }

    pub fn as_auditor(&mut self, id: &str) -> &mut Self {
        let auditor = self.auditor(id).clone();
        self.act_as_person(auditor.auditor_type.role(), id)
    }

    pub fn auditor(&self, id: &str) -> &Auditor {
        self.portal.state().auditors.get(id).unwrap_or_else(|| panic!("there is no auditor {id}"))
    }

    pub fn assignment(&self, id: &str) -> &Assignment {
        self.portal.state().assignments.get(id).unwrap_or_else(|| panic!("there is no assignment {id}"))
    }

    pub fn assign(&mut self, data: &str, auditor: &str) -> String {
        self.assignment_ok(AssignmentCommand::Create { form: assignment(data, auditor) }).subject.id
    }

    pub fn assignments(&self, query: &AssignmentQuery) -> AssignmentList {
        self.view(|reader| list(reader, query)).unwrap_or_else(|refusal| panic!("{query:?}: {refusal:?}"))
    }

    pub fn assignment_ids(&self, query: &AssignmentQuery) -> Vec<String> {
        self.assignments(query).rows.into_iter().map(|row| row.id).collect()
    }

    pub fn assignment_row(&self, id: &str) -> AssignmentRow {
        let rows = self.assignments(&AssignmentQuery::default()).rows;
        rows.into_iter().find(|row| row.id == id).unwrap_or_else(|| panic!("{id} is not in the list"))
    }

    pub fn own(&self, query: &DeskQuery) -> desk::Desk {
        self.view(|reader| desk::desk(reader, query)).unwrap_or_else(|refusal| panic!("{query:?}: {refusal:?}"))
    }

    pub fn own_ids(&self, query: &DeskQuery) -> Vec<String> {
        self.own(query).rows.into_iter().map(|row| row.id).collect()
    }

    /// The statistics of an assigned table.
    pub fn figures(&self, assigned: &str) -> Vec<ColumnFigures> {
        let query = TableQuery { subject: DataSubject::Assigned(assigned.to_owned()), ..rows_of("") };
        self.view(|reader| figures(reader, &query)).expect("its own")
    }

    pub fn item(&self, id: &str) -> Result<AssignedItem, Refusal> {
        self.view(|reader| item(reader, id))
    }

    /// Reads a CSV file twice in pieces of `piece` bytes; adds its rows to the shelf if the file is valid.
    pub fn read_csv(&mut self, content: &str, file: &[u8], piece: usize) -> IntakePreview {
        let intake = Intake::of(self.portal.known_form(content), CsvChoices::default());
        let (preview, shelved) = read_intake(intake, file, piece);
        if let Some(shelved) = shelved {
            self.portal.shelve(content, shelved);
        }
        preview
    }
}

pub fn read_csv(file: &[u8], piece: usize) -> (IntakePreview, Option<Shelved>) {
    read_intake(Intake::begin(CsvChoices::default()), file, piece)
}

fn read_intake(mut intake: Intake, file: &[u8], piece: usize) -> (IntakePreview, Option<Shelved>) {
    if !intake.is_sniffing() {
        file.chunks(piece).for_each(|bytes| intake.feed(bytes));
        return intake.finish();
    }
    file.chunks(piece).for_each(|bytes| intake.feed(bytes));
    match intake.turn() {
        Err(preview) => (*preview, None),
        Ok(mut intake) => {
            file.chunks(piece).for_each(|bytes| intake.feed(bytes));
            intake.finish()
        }
    }
}

/// A form that gives an assignment a later last day.
pub fn extend_form(assignment: &str, expiry_date: &str) -> ExtendForm {
    ExtendForm { assignment: assignment.to_owned(), expiry_date: expiry_date.to_owned() }
}

/// A form that hands an assignment to another auditor, due in a month.
pub fn hand_over_form(assignment: &str, auditor: &str) -> HandOverForm {
    let auditor_type = if auditor.starts_with("EXTERNAL") { "external" } else { "internal" };
    let [assignment, auditor, auditor_type, expiry_date] =
        [assignment, auditor, auditor_type, "2026-12-21"].map(str::to_owned);
    HandOverForm { assignment, auditor_type, auditor, expiry_date, again: false }
}

/// A form with other notes, due in a month.
pub fn notes_form(assignment: &str, notes: &str) -> EditForm {
    let [assignment, expiry_date, notes] = [assignment, "2026-12-21", notes].map(str::to_owned);
    EditForm { assignment, expiry_date, notes }
}

/// A valid form, with an address derived from the name.
pub fn auditor_form(name: &str, auditor_type: &str) -> AuditorForm {
    let letters: String = name.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).take(20).collect();
    AuditorForm {
        name: name.to_owned(),
        email: format!("{letters}@esdm.example"),
        auditor_type: auditor_type.to_owned(),
        company: String::new(),
        expertise: vec!["Geologi".to_owned()],
    }
}

pub fn rows_of(data: &str) -> TableQuery {
    TableQuery {
        subject: DataSubject::Data(data.to_owned()),
        search: String::new(),
        filters: String::new(),
        sort: None,
        direction: Direction::Asc,
        first: 0,
        count: 1_000,
    }
}
