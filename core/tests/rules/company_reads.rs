//! No view tells a company of a draft, a review, a working paper or another company's finding (decisions §9).

use std::collections::BTreeSet;

use crate::support::answers::Answers;
use crate::support::audit::{HENDRA, MAYA, PLAN};
use crate::support::dashboards::counted_by;
use crate::support::findings::{answer, assess, pin, rows_of, send_back, whole, write};
use crate::support::history::undo;
use crate::support::questions::Questions;
use crate::support::{Desk, assignment, form, note_on};
use crate::working_papers::{keep, step_form, typed};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::form::AssignmentForm;
use portal_core::audit::finding::commands::FindingCommand;
use portal_core::audit::finding::form::FindingForm;
use portal_core::audit::finding::pin::{EvidenceFile, PinForm, PinPlace};
use portal_core::audit::review::commands::{ChosenPlace, ReviewCommand};
use portal_core::audit::working_paper::commands::StepForm;
use portal_core::audit::working_paper::form::TestKind;
use portal_core::model::Role;
use portal_core::model::finding::FollowUp;
use portal_core::model::ticket::LinkKind;
use portal_core::store::error::Refusal;
use portal_core::store::form::attachment::FileFacts;
use portal_core::store::session::Action;
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_dashboard::widget::{Widget, WidgetKind};

/// Begins everything that no company may read.
const SECRET: &str = "RAHASIA";
/// Begins what only PT Nikel Halmahera Raya may read.
const OF_NIKEL: &str = "KHUSUS NIKEL";
/// Begins what only PT Bara Khatulistiwa may read.
const OF_BARA: &str = "KHUSUS BARA";
const COMPANIES: [(&str, &[&str]); 3] =
    [("bu-bara", &[OF_NIKEL]), ("bu-nikel", &[OF_BARA]), ("bu-timah", &[OF_BARA, OF_NIKEL])];

fn secret(text: &str) -> String {
    format!("{SECRET} {text}")
}

/// A finding with the same beginning in every text.
fn marked(mark: &str) -> FindingForm {
    let mut form = whole(&format!("{mark} judul"));
    for text in [&mut form.condition, &mut form.criteria, &mut form.cause, &mut form.effect] {
        *text = format!("{mark} uraian");
    }
    form.recommendations.iter_mut().for_each(|one| one.text = format!("{mark} rekomendasi {}", one.text));
    form
}

fn rows_with_caption(of: &str, caption: &str) -> PinForm {
    PinForm { caption: caption.to_owned(), ..rows_of(of, &[1]) }
}

fn submitted(of: &str) -> Command {
    let [assignment, conclusion] = [of, "qualified"].map(str::to_owned);
    Command::Review(ReviewCommand::Submit { assignment, conclusion, summary: secret("ringkasan simpulan") })
}

fn accepted(of: &str) -> Command {
    Command::Review(ReviewCommand::Accept { assignment: of.to_owned(), note: secret("catatan penerimaan") })
}

fn opened_again(of: &str) -> Command {
    Command::Review(ReviewCommand::Reopen { assignment: of.to_owned(), reason: secret("alasan pembukaan") })
}

impl Desk {
    /// Maya begins work on data with secret notes; the id of the assignment.
    fn begun(&mut self, data: &str) -> String {
        let form = AssignmentForm { notes: secret("catatan penugasan"), ..assignment(data, MAYA) };
        let id = self.act_as(Role::CmsAuditor).assignment_ok(AssignmentCommand::Create { form }).subject.id;
        self.as_auditor(MAYA).assignment_ok(AssignmentCommand::Start { assignment: id.clone() });
        id
    }

    fn written(&mut self, of: &str, mark: &str) -> String {
        let finding = self.ok(&write(of, marked(mark))).expect("written").subject.id;
        self.ok(&pin(&finding, rows_with_caption(of, &format!("{mark} keterangan"))));
        finding
    }

    /// Keeps a step with secret texts and comments on everything that the review sees.
    fn commented(&mut self, finding: &str) {
        let profile = typed(TestKind::Profile, &[("column", "Kode Blok")]);
        let form = StepForm { purpose: secret("tujuan"), conclusion: secret("simpulan langkah"), ..step_form(profile) };
        let step = self.as_auditor(HENDRA).ok(&keep(PLAN, form)).expect("kept").subject.id;
        self.ok(&submitted(PLAN));
        self.act_as(Role::CmsAuditor);
        let finding = finding.to_owned();
        let cell = ChosenPlace::Cell { row: 1, column: 1 };
        for place in [ChosenPlace::Assignment, ChosenPlace::Finding { finding }, ChosenPlace::Step { step }, cell] {
            let text = secret("komentar");
            self.ok(&Command::Review(ReviewCommand::Comment { assignment: PLAN.to_owned(), place, text }));
        }
    }

    /// Everything that companies must not read, beside an accepted finding of each of two companies.
    fn with_secrets() -> (Self, String) {
        let mut desk = Self::open();
        desk.as_auditor(HENDRA);
        let finding = desk.written(PLAN, OF_BARA);
        desk.commented(&finding);
        desk.ok(&send_back(PLAN, &secret("alasan pengembalian")));
        desk.as_auditor(HENDRA).ok(&submitted(PLAN));
        desk.act_as(Role::CmsAuditor).ok(&accepted(PLAN));
        let of_bara = FollowUp::id_of(&finding);
        desk.act_as(Role::BadanUsaha).ok(&answer(&of_bara, 1));
        desk.as_auditor(HENDRA).ok(&assess(&of_bara, 1, "partial", "", &format!("{OF_BARA} belum lengkap")));
        desk.ok(&assess(&of_bara, 2, "done", "", ""));

        let of_nikel = desk.begun("TAB-EKS-02");
        let theirs = desk.written(&of_nikel, OF_NIKEL);
        desk.ok(&submitted(&of_nikel));
        desk.act_as(Role::CmsAuditor).ok(&accepted(&of_nikel));
        desk.act_as_person(Role::BadanUsaha, "bu-nikel");
        let about = TicketForm { finding: Some(FollowUp::id_of(&theirs)), ..form(&format!("{OF_NIKEL} tiket")) };
        let theirs = desk.filed(about);
        desk.with_links(&theirs);

        desk.with_drafts(&finding);
        desk.with_withdrawn();
        desk.with_notes();
        desk.with_widgets();
        (desk, of_bara)
    }

    /// Links between tickets of two companies, and a duplicate among those of one.
    fn with_links(&mut self, theirs: &str) {
        self.act_as(Role::BadanUsaha);
        let own = self.filed(form(&format!("{OF_BARA} tiket")));
        self.act_as(Role::Agent);
        let link = |ticket: &str, other: &str, kind| {
            let [ticket, other] = [ticket, other].map(str::to_owned);
            TicketCommand::Link { ticket, other, kind }
        };
        self.ticket_ok(link(&own, theirs, LinkKind::FollowUp));
        self.ticket_ok(link("N4W7KD", &own, LinkKind::Related));
        self.ticket_ok(link("B4L1KX", theirs, LinkKind::Duplicate));
    }

    /// The accepted audit is opened again, its finding is changed, and a new one begun.
    fn with_drafts(&mut self, finding: &str) {
        self.act_as(Role::CmsAuditor).ok(&opened_again(PLAN));
        let edit = FindingCommand::Edit { finding: finding.to_owned(), form: marked(SECRET) };
        self.as_auditor(HENDRA).ok(&Command::Finding(edit));
        let draft = self.written(PLAN, SECRET);
        let facts =
            FileFacts { name: format!("{SECRET}.png"), size: 9, head: b"\x89PNG\r\n\x1a\n".to_vec(), tail: Vec::new() };
        let files = vec![EvidenceFile { facts, sha256: "0".repeat(64) }];
        self.ok(&pin(&draft, PinForm { caption: secret("berkas"), place: PinPlace::Files { files } }));
        let of_timah = self.begun("TAB-EKS-01");
        self.written(&of_timah, SECRET);
    }

    /// A finding about the first company that was accepted and then taken back.
    fn with_withdrawn(&mut self) {
        let of = self.begun("TAB-OPR-02");
        let finding = self.written(&of, SECRET);
        self.ok(&submitted(&of));
        self.act_as(Role::CmsAuditor).ok(&accepted(&of));
        self.ok(&opened_again(&of));
        self.as_auditor(MAYA).ok(&Command::Finding(FindingCommand::Delete { finding: finding.clone() }));
        self.ok(&submitted(&of));
        self.act_as(Role::CmsAuditor).ok(&accepted(&of));
        assert!(self.portal.state().follow_ups.get(&FollowUp::id_of(&finding)).expect("kept").is_withdrawn);
    }

    /// Internal notes on every ticket: one with a file, one edited, one deleted, and one of the ministry.
    fn with_notes(&mut self) {
        let tickets: Vec<String> = self.portal.state().tickets.iter().map(|ticket| ticket.id.clone()).collect();
        let file =
            FileFacts { name: format!("{SECRET}.png"), size: 9, head: b"\x89PNG\r\n\x1a\n".to_vec(), tail: Vec::new() };
        for ticket in tickets {
            let content = secret("catatan internal");
            self.act_as(Role::Agent).ticket_ok(note_on(&ticket, &content));
            let note = self.portal.state().notes.iter().last().expect("written").id.clone();
            self.ticket_ok(TicketCommand::EditNote { note: note.clone(), content: secret("catatan yang diubah") });
            self.later(1).ticket_ok(note_on(&ticket, &content));
            self.ticket_ok(TicketCommand::DeleteNote { note });
            let attachments = vec![file.clone()];
            self.act_as(Role::InternalEsdm);
            self.later(1).ticket_ok(TicketCommand::AddNote { ticket, content, attachments });
        }
    }

    /// A public dashboard with a chart and a table of every source about audits.
    fn with_widgets(&mut self) {
        self.act_as(Role::DashboardBuilder);
        let sources = ["assignments", "steps", "findings", "followUps", "reviews"];
        let drawn = sources.iter().flat_map(|source| [(WidgetKind::Bar, *source), (WidgetKind::Table, *source)]);
        let widgets: Vec<Widget> =
            (1..).zip(drawn).map(|(number, (kind, source))| counted_by(number, kind, source, "badanUsaha")).collect();
        let id = self.build(widgets);
        self.publish(&id);
    }

    fn answers(&self) -> Answers<'_> {
        let questions = Questions::about(self.portal.state(), SECRET);
        Answers::of(self.portal.reader(self.clock), &questions)
    }
}

/// Everybody whose name no company reads: auditors and administrators.
fn names(desk: &Desk) -> Vec<String> {
    let auditors = desk.portal.state().auditors.iter().map(|one| one.name.clone());
    auditors.chain(desk.portal.state().people(Role::CmsAuditor).into_iter().map(|one| one.name)).collect()
}

/// Asserts that no company reads anything secret in the answers of these views; all views without a list.
fn assert_silent(views: Option<&[&str]>) {
    let (mut desk, _) = Desk::with_secrets();
    for (company, foreign) in COMPANIES {
        desk.act_as_person(Role::BadanUsaha, company);
        let answers = desk.answers().texts;
        let names = names(&desk);
        let hidden: Vec<&str> = [SECRET].into_iter().chain(foreign.iter().copied()).collect();
        for (view, told) in &answers {
            if views.is_some_and(|views| !views.contains(view)) {
                continue;
            }
            for part in hidden.iter().copied().chain(names.iter().map(String::as_str)) {
                assert!(!told.contains(part), "{company} reads {part} in {view}");
            }
        }
        for view in views.into_iter().flatten() {
            assert!(answers.contains_key(view), "{view}");
        }
    }
}

#[test]
fn no_page_tells_a_company() {
    assert_silent(None);
}

#[test]
fn every_view_of_the_boundary_is_asked() {
    let files = [include_str!("../../src/wasm/mod.rs"), include_str!("../../src/wasm/audits.rs")];
    let lines = files.into_iter().flat_map(str::lines);
    let declared = lines.filter_map(|line| line.strip_prefix("    \"")?.split_once("\" ").map(|(name, _)| name));
    let declared: BTreeSet<&str> = declared.collect();
    let asked: BTreeSet<&str> = Desk::open().answers().texts.into_keys().collect();
    assert_eq!(asked, declared);
}

/// The texts are where the views would find them.
#[test]
fn auditor_and_administrator_read_the_secrets() {
    let (mut desk, _) = Desk::with_secrets();
    let told_to = |desk: &Desk, views: &[&str]| {
        let answers = desk.answers().texts;
        for view in views {
            assert!(answers.get(view).is_some_and(|told| told.contains(SECRET)), "{view}");
        }
    };
    desk.as_auditor(HENDRA);
    told_to(
        &desk,
        &["audit", "auditReport", "findingsCsv", "findingsSheet", "packageContent", "pinChoices", "workingPaper"],
    );
    for role in [Role::Agent, Role::InternalEsdm] {
        desk.act_as(role);
        told_to(&desk, &["quotedEntry", "ticketDetail"]);
    }
    desk.act_as(Role::CmsAuditor);
    told_to(&desk, &["assignmentDetail", "audit", "auditReport", "commentPlaces", "followUp", "workingPaper"]);
    desk.act_as(Role::BadanUsaha);
    let told = desk.answers().texts;
    for view in ["followUp", "followUps"] {
        assert!(told.get(view).is_some_and(|told| told.contains(OF_BARA)), "{view}");
    }
}

#[test]
fn no_address_leads_a_company_to_a_record_of_an_audit() {
    let (mut desk, _) = Desk::with_secrets();
    let views = [
        "acceptedFindings",
        "assignedItem",
        "assignmentDetail",
        "audit",
        "auditReport",
        "commentPlaces",
        "dataTest",
        "desk",
        "packageContent",
        "packageRows",
        "pinChoices",
        "repeatedStep",
        "reviewCount",
        "reviewWorklist",
        "sampleItems",
        "workingPaper",
    ];
    for (company, _) in COMPANIES {
        let told = desk.act_as_person(Role::BadanUsaha, company).answers().texts;
        for view in views {
            let answers = told.get(view).expect("it is asked");
            let refusals = ["notPermitted", "notFound"].map(|reason| format!("\"reason\":\"{reason}\""));
            let refused: usize = refusals.iter().map(|reason| answers.matches(reason).count()).sum();
            assert!(refused > 0 && answers.matches('{').count() == refused, "{company} {view}: {answers}");
        }
    }
}

#[test]
fn no_search_tells_a_company() {
    assert_silent(Some(&["palette", "ticketList", "repositorySearch", "documentShelf", "publishedDashboards"]));
}

#[test]
fn no_history_or_activity_tells_a_company() {
    assert_silent(Some(&["ownCommits", "turned", "overridden", "overtaken", "ticketDetail"]));
}

/// A page is printed as it is shown.
#[test]
fn no_print_tells_a_company() {
    assert_silent(Some(&["followUp", "followUps", "ticketDetail", "dashboardDetail", "dashboardWidget", "printed"]));
}

#[test]
fn no_pdf_tells_a_company() {
    assert_silent(Some(&["ticketPdf", "auditReport"]));
}

#[test]
fn no_export_tells_a_company() {
    assert_silent(Some(&[
        "dashboardReport",
        "dataTestCsv",
        "dataTestSheet",
        "documentFile",
        "figureRowsCsv",
        "figureRowsSheet",
        "findingsCsv",
        "findingsSheet",
        "tableCopy",
        "tableCsv",
        "tableSheet",
        "ticketCsv",
        "ticketSheet",
        "widgetCsv",
        "widgetSheet",
    ]));
}

#[test]
fn no_dashboard_tells_a_company() {
    assert_silent(Some(&[
        "columnValues",
        "dashboardDetail",
        "dashboardFilters",
        "dashboardReport",
        "dashboardWidget",
        "figureRows",
        "publishedDashboards",
        "toldApart",
        "widgetPreview",
    ]));
}

/// A backup holds drafts and reviews.
#[test]
fn a_company_makes_no_backup() {
    assert!(!Action::HandleAllData.is_granted_to(Role::BadanUsaha));
    assert!(Desk::acting_as(Role::BadanUsaha).view(portal_core::store::session::view::session).is_view_only);
}

#[test]
fn a_refused_undo_does_not_name_the_auditor() {
    let (mut desk, of_bara) = Desk::with_accepted();
    let answered = desk.ok(&answer(&of_bara, 1)).expect("answered").seq;
    desk.as_auditor(HENDRA).ok(&assess(&of_bara, 1, "done", "", ""));
    let refusal = desk.act_as(Role::BadanUsaha).refused(&undo(answered));
    let Refusal::Answered { who, when } = refusal else { panic!("{refusal:?}") };
    assert_eq!((who.as_str(), when.is_empty()), ("Auditor", false));
}
