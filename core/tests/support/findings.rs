//! Findings, their review and follow-up.

use portal_core::audit::finding::commands::{FindingCommand, PinTarget};
use portal_core::audit::finding::form::{FindingForm, TypedRecommendation};
use portal_core::audit::finding::pin::{PinForm, PinPlace};
use portal_core::audit::finding::views::audit::{AuditView, audit};
use portal_core::audit::follow_up::commands::{AnswerForm, AssessmentForm, FollowUpCommand};
use portal_core::audit::follow_up::views::detail::{FollowUpDetail, detail};
use portal_core::audit::review::commands::ReviewCommand;
use portal_core::model::Role;
use portal_core::model::finding::FollowUp;
use portal_core::store::error::Refusal;
use portal_core::{Command, Outcome};

use super::Desk;
use super::audit::{HENDRA, PLAN};

/// The follow-ups of the sample data. Both are about PT Bara Khatulistiwa, and something is still expected of it.
pub const SEEDED: [&str; 2] = ["TL_FINDING_1763172845012", "TL_FINDING_1763259257338"];

/// A finding with everything that a submission needs but evidence.
pub fn whole(title: &str) -> FindingForm {
    let text = |text: &str| text.to_owned();
    FindingForm {
        title: text(title),
        condition: text("Produksi blok 021 melebihi rencana."),
        criteria: text("RKAB Operasi Produksi 2025."),
        cause: text("Target bulanan tidak dipantau."),
        effect: text("Cadangan berkurang lebih cepat."),
        recommendations: vec![
            TypedRecommendation { number: 0, text: text("Sesuaikan rencana.") },
            TypedRecommendation { number: 0, text: text("Laporkan penyebabnya.") },
        ],
        class: text("administrative"),
        severity: text("high"),
        calculation: text("4.348.889.674,56 - 3.662.222.883,84"),
    }
}

pub fn rows_of(assignment: &str, rows: &[u32]) -> PinForm {
    let place = PinPlace::Rows { assignment: assignment.to_owned(), rows: rows.to_vec(), columns: Vec::new() };
    PinForm { caption: "Lihat Triwulan III".to_owned(), place }
}

pub fn to(finding: &str) -> PinTarget {
    PinTarget::Finding { finding: finding.to_owned() }
}

pub fn pin(finding: &str, form: PinForm) -> Command {
    Command::Finding(FindingCommand::Pin { target: to(finding), form })
}

pub fn write(assignment: &str, form: FindingForm) -> Command {
    Command::Finding(FindingCommand::Write { assignment: assignment.to_owned(), form })
}

pub fn submit(assignment: &str) -> Command {
    let [assignment, conclusion, summary] = [assignment, "qualified", "Ada satu temuan."].map(str::to_owned);
    Command::Review(ReviewCommand::Submit { assignment, conclusion, summary })
}

pub fn accept(assignment: &str) -> Command {
    Command::Review(ReviewCommand::Accept { assignment: assignment.to_owned(), note: String::new() })
}

pub fn send_back(assignment: &str, reason: &str) -> Command {
    Command::Review(ReviewCommand::Return { assignment: assignment.to_owned(), reason: reason.to_owned() })
}

pub fn reopen(assignment: &str) -> Command {
    Command::Review(ReviewCommand::Reopen { assignment: assignment.to_owned(), reason: "Ada bukti baru.".to_owned() })
}

pub fn answer(follow_up: &str, recommendation: u32) -> Command {
    let form = AnswerForm { text: "Sudah disetor.".to_owned(), promised: String::new(), files: Vec::new() };
    Command::FollowUp(FollowUpCommand::Answer { follow_up: follow_up.to_owned(), recommendation, form })
}

pub fn assess(follow_up: &str, recommendation: u32, status: &str, settled: &str, reason: &str) -> Command {
    let [status, settled, reason] = [status, settled, reason].map(str::to_owned);
    let form = AssessmentForm { status, settled, reason };
    Command::FollowUp(FollowUpCommand::Assess { follow_up: follow_up.to_owned(), recommendation, form })
}

impl Desk {
    /// Hendra works on the plan of PT Bara Khatulistiwa and has written a whole finding with evidence.
    pub fn with_finding() -> (Self, String) {
        let mut desk = Self::acting_as(Role::InternalAuditor);
        desk.as_auditor(HENDRA);
        let finding = desk.ok(&write(PLAN, whole("Produksi melebihi RKAB"))).expect("written").subject.id;
        desk.ok(&pin(&finding, rows_of(PLAN, &[1, 3])));
        (desk, finding)
    }

    /// The finding is accepted, and the company acts; the id of its follow-up.
    pub fn with_accepted() -> (Self, String) {
        let (mut desk, finding) = Self::with_finding();
        desk.ok(&submit(PLAN));
        desk.act_as(Role::CmsAuditor).ok(&accept(PLAN));
        desk.act_as(Role::BadanUsaha);
        (desk, FollowUp::id_of(&finding))
    }

    pub fn audit(&self, assignment: &str) -> Result<AuditView, Refusal> {
        self.view(|reader| audit(reader, assignment))
    }

    pub fn follow_up(&self, id: &str) -> Result<FollowUpDetail, Refusal> {
        self.view(|reader| detail(reader, id))
    }

    /// True if the command leaves a commit.
    pub fn may(&mut self, command: &Command) -> bool {
        matches!(self.dispatch(command), Outcome::Ok { commit: Some(_), .. })
    }
}
