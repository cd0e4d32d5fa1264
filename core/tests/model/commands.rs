//! Random commands of every kind: mostly sensible, some absurd.

use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand as A;
use portal_core::audit::assignment::form::{AssignmentForm, EditForm, ExtendForm, HandOverForm};
use portal_core::audit::auditor::commands::{AuditorCommand, AuditorForm};
use portal_core::audit::repository::commands::RepositoryCommand as R;
use portal_core::audit::repository::edit::EditDataForm;
use portal_core::audit::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::dashboard::commands::{DashboardCommand as D, DashboardForm};
use portal_core::history::commands::HistoryCommand;
use portal_core::model::repository::ExistingRows;
use portal_core::model::ticket::{LinkKind, Priority, ReturnReason, Status};
use portal_core::model::{Role, Slice};
use portal_core::store::Subject;
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::canned_reply::CannedReplyCommand;
use portal_core::ticket::canned_reply::transfer::ImportedReply;
use portal_core::ticket::commands::{BulkChange, BulkTickets, TicketCommand as T, TicketForm};
use portal_core::ticket::desk_settings::DeskSettingsCommand;
use portal_core::ticket::desk_settings::categories::{DeskCategoriesForm, DeskCategoryForm};
use portal_core::ticket::desk_settings::form::{
    DeskCalendarForm, DeskHoursForm, DeskTargetForm, DeskTargetsForm, OwnHolidayForm,
};
use portal_core::ticket::field::TicketField;
use portal_core::ticket::label::LabelCommand;

use crate::facts::Kind;
use crate::support::random::Random;
use crate::world::World;

pub(crate) struct Draw<'a> {
    pub(crate) world: &'a World,
    pub(crate) random: &'a mut Random,
    /// The number of this step, which makes texts and table names unique.
    pub(crate) step: u64,
    pub(crate) today: portal_core::locale::calendar::CalendarDate,
}

impl Draw<'_> {
    /// Draws a role, a command, and the person who gives it if that matters.
    pub(crate) fn command(&mut self) -> (Role, Command, Option<String>) {
        if self.random.once_in(5) {
            return self.history();
        }
        let (role, command) = match self.random.below(17) {
            16 => (Role::InternalEsdm, Command::DeskSettings(self.desk_settings())),
            0..6 => {
                let role = *self.random.pick(&[Role::BadanUsaha, Role::Agent, Role::Agent, Role::InternalEsdm]);
                (role, Command::Ticket(self.ticket(role)))
            }
            6..8 => (self.staff(), Command::Label(self.label())),
            8 => (self.staff(), Command::CannedReply(self.canned())),
            9 => (Role::CmsAuditor, Command::Auditor(self.auditor())),
            10..13 => {
                let command = self.assignment();
                let is_step = matches!(command, A::Start { .. } | A::Complete { .. });
                let role = if is_step && self.random.once_in(2) { Role::InternalAuditor } else { Role::CmsAuditor };
                (role, Command::Assignment(command))
            }
            13 => (Role::CmsAuditor, Command::Repository(self.repository())),
            _ => (Role::DashboardBuilder, Command::Dashboard(self.dashboard())),
        };
        let role = if self.random.once_in(6) { *self.random.pick(&Role::ALL) } else { role };
        (role, command, None)
    }

    /// The id of a record that exists, was deleted, or never existed.
    pub(crate) fn id(&mut self, kind: Kind) -> String {
        let known = &self.world.table(kind).0;
        let live = self.world.table(kind).ids();
        match self.random.below(12) {
            0 => "TIDAK_ADA".to_owned(),
            1 if !known.is_empty() => self.random.pick(known).0.clone(),
            _ if !live.is_empty() => (*self.random.pick(&live)).to_owned(),
            _ => String::new(),
        }
    }

    fn staff(&mut self) -> Role {
        *self.random.pick(&[Role::Agent, Role::InternalEsdm])
    }

    pub(crate) fn text(&mut self) -> String {
        match self.random.below(10) {
            0 => "   ".to_owned(),
            1 => "x".repeat(250),
            2 => format!("  Kata {}  ", self.step),
            _ => format!("Kata {}", self.step),
        }
    }

    fn name(&mut self) -> String {
        self.random.text(&["Satu", "satu", "Dua", "Tiga", "Empat", "Lima", "ENAM", " ", "RKAB", "pnbp"])
    }

    fn files(&mut self) -> Vec<FileFacts> {
        if !self.random.once_in(6) {
            return Vec::new();
        }
        let name = self.random.text(&["a.png", "b.PNG", "c.pdf", "d.exe", "png"]);
        let size = *self.random.pick(&[0, 1, 9, 10_485_760, 10_485_761]);
        vec![FileFacts { name, size, head: b"\x89PNG\r\n\x1a\n".to_vec(), tail: Vec::new() }]
    }

    fn optional(&mut self) -> Option<String> {
        let text = self.text();
        (!self.random.once_in(3) && text.len() < 200).then_some(text)
    }

    fn ticket(&mut self, role: Role) -> T {
        let ticket = self.id(Kind::Ticket);
        let status = *self.random.pick(Status::ALL);
        match self.random.below(29) {
            23 | 24 => self.bulk(status),
            25 | 26 => self.merge(ticket),
            27 | 28 => self.split(ticket),
            0 => {
                let names = ["bu-bara", "bu-nikel", "agent-1"];
                let is_named = role == Role::InternalEsdm || self.random.once_in(10);
                let requester = is_named.then(|| self.random.text(&names));
                let category = self.random.text(&["Umum", "Teknis", "Perizinan", "Regulasi", "", "Lain"]);
                let (title, description, attachments) = (self.text(), self.name(), self.files());
                T::Create {
                    form: TicketForm {
                        requester,
                        title,
                        category,
                        description,
                        attachments,
                        finding: None,
                        follow_up_of: None,
                    },
                }
            }
            1..6 => {
                let status = (!self.random.once_in(3)).then_some(status);
                T::Reply { ticket, content: self.text(), status, attachments: self.files(), as_written: false }
            }
            6 | 7 => T::SetStatus { ticket, status },
            8 => T::Close { ticket },
            9 => T::Reopen { ticket },
            10 => T::Take { ticket },
            11 | 12 => {
                let agent = self.random.text(&["agent-1", "agent-2", "agent-2", "bu-bara"]);
                T::Assign { ticket, agent, reason: self.optional() }
            }
            20 => T::Link { ticket, other: self.id(Kind::Ticket), kind: *self.random.pick(LinkKind::ALL) },
            21 => T::Unlink { ticket, other: self.id(Kind::Ticket) },
            22 => T::Rate { ticket, is_satisfied: self.random.once_in(2), comment: self.text() },
            13 => T::GiveBack { ticket, reason: *self.random.pick(ReturnReason::ALL), note: self.optional() },
            15 | 16 => T::AddNote { ticket, content: self.text(), attachments: self.files() },
            17 => T::EditNote { note: self.id(Kind::Note), content: self.text() },
            18 => T::DeleteNote { note: self.id(Kind::Note) },
            14 if self.random.once_in(2) => T::SetPriority { ticket, priority: *self.random.pick(Priority::ALL) },
            14 if self.random.once_in(3) => T::LeaveDepartment { ticket },
            14 => {
                let department = self.random.text(&["dep-regulasi", "dep-perizinan", "Lain"]);
                T::SendToDepartment { ticket, department, note: self.optional() }
            }
            _ => T::SetLabels { ticket, labels: (0..self.random.below(4)).map(|_| self.id(Kind::Label)).collect() },
        }
    }

    fn bulk(&mut self, status: Status) -> T {
        let ids = (0..self.random.below(6)).map(|_| self.id(Kind::Ticket)).collect();
        let labels = (0..self.random.below(3)).map(|_| self.id(Kind::Label)).collect();
        let change = match self.random.below(6) {
            0 => {
                BulkChange::Assign { agent: self.random.text(&["agent-1", "agent-2", "lain"]), reason: self.optional() }
            }
            1 => BulkChange::SetStatus { status },
            2 => BulkChange::SetPriority { priority: *self.random.pick(Priority::ALL) },
            3 => BulkChange::AddLabels { labels },
            4 => {
                let department = self.random.text(&["dep-regulasi", "dep-perizinan", "Lain"]);
                BulkChange::SendToDepartment { department, note: self.optional() }
            }
            _ => BulkChange::RemoveLabels { labels },
        };
        T::Bulk { tickets: BulkTickets::Chosen { ids }, change }
    }

    fn label(&mut self) -> LabelCommand {
        match self.random.below(5) {
            0 => LabelCommand::Delete { id: self.id(Kind::Label) },
            1 => LabelCommand::Save { id: None, name: self.name() },
            2 => LabelCommand::Save { id: None, name: self.text() },
            3 => LabelCommand::AddTo { ticket: self.id(Kind::Ticket), name: self.name() },
            _ => LabelCommand::Save { id: Some(self.id(Kind::Label)), name: self.name() },
        }
    }

    fn desk_settings(&mut self) -> DeskSettingsCommand {
        let days = self.random.text(&["1", "2", "3", "3", "365", "0", "366", "dua"]);
        if self.random.once_in(2) {
            let target = |priority: &str| DeskTargetForm {
                priority: priority.to_owned(),
                category: String::new(),
                assign: days.clone(),
                answer: "5".to_owned(),
                resolve: "14".to_owned(),
            };
            let targets = if self.random.once_in(2) { vec![target(""), target("high")] } else { vec![target("")] };
            let quiet_days = self.random.text(&["9", "10", "11"]);
            return DeskSettingsCommand::SaveTargets { form: DeskTargetsForm { targets, quiet_days } };
        }
        if self.random.once_in(4) {
            let name = self.random.text(&["Lain", "Lain", ""]);
            let categories = vec![DeskCategoryForm { name, is_active: true }];
            return DeskSettingsCommand::SaveCategories { form: DeskCategoriesForm { categories } };
        }
        let is_open = !self.random.once_in(5);
        let hours = (0..7).map(|_| DeskHoursForm { is_open, from: "08.00".to_owned(), to: "16.00".to_owned() });
        let holidays = (0..self.random.below(2))
            .map(|_| OwnHolidayForm { date: "31/12/2026".to_owned(), name: "Akhir tahun".to_owned() });
        let (hours, holidays) = (hours.collect(), holidays.collect());
        let zone = self.random.text(&["WIB", "WITA", "WIT", "", "UTC"]);
        DeskSettingsCommand::SaveCalendar { form: DeskCalendarForm { zone, hours, worked_holidays: vec![], holidays } }
    }

    fn canned(&mut self) -> CannedReplyCommand {
        let id = (!self.random.once_in(3)).then(|| self.id(Kind::Canned));
        match (self.random.below(4), id) {
            (0, Some(id)) => CannedReplyCommand::Delete { id },
            (1, _) => {
                let category = (!self.random.once_in(3)).then(|| self.random.text(&["", "Umum", "izin"]));
                let row = ImportedReply { line: 2, title: self.name(), category, content: self.name() };
                CannedReplyCommand::Import { rows: vec![row] }
            }
            (_, id) => CannedReplyCommand::Save {
                id,
                title: self.name(),
                content: self.name(),
                category: self.random.text(&["", "Umum", "umum", "Izin"]),
                files: Vec::new(),
                removed: Vec::new(),
            },
        }
    }

    fn auditor(&mut self) -> AuditorCommand {
        let id = self.id(Kind::Auditor);
        if self.random.once_in(3) {
            return AuditorCommand::Delete { id };
        }
        let kind = self.world.get(Kind::Auditor, &id).map(|auditor| auditor.get("type").to_owned());
        let other = self.random.text(&["internal", "external", "lain"]);
        let auditor_type = kind.filter(|_| !self.random.once_in(3)).unwrap_or(other);
        let expertise = (0..self.random.below(3)).map(|_| self.name()).collect();
        let form = AuditorForm { name: self.name(), email: self.name(), auditor_type, company: self.name(), expertise };
        AuditorCommand::Save { id: (!self.random.once_in(3)).then_some(id), form }
    }

    fn assignment(&mut self) -> A {
        let assignment = self.id(Kind::Assignment);
        let auditor = self.id(Kind::Auditor);
        let kind = self.world.get(Kind::Auditor, &auditor).map_or("internal", |auditor| auditor.get("type"));
        let auditor_type = if self.random.once_in(9) { "external".to_owned() } else { kind.to_owned() };
        let days = *self.random.pick(&[-1, 0, 1, 7, 7, 7, 14, 1_830, 1_831]);
        let expiry_date = self.today.plus_days(days).to_string();
        let again = !self.random.once_in(4);
        match self.random.below(14) {
            0..3 => {
                let count = *self.random.pick(&[1, 1, 2, 3]);
                let kind = if self.random.once_in(2) { Kind::Dataset } else { Kind::Document };
                let data = (0..count).map(|_| self.id(kind)).collect();
                A::Create {
                    form: AssignmentForm { data, auditor_type, auditor, expiry_date, notes: self.name(), again },
                }
            }
            3..5 => A::Start { assignment },
            5 | 6 => A::Complete { assignment },
            7 | 8 => A::Extend { form: ExtendForm { assignment, expiry_date } },
            9 | 10 => A::HandOver { form: HandOverForm { assignment, auditor_type, auditor, expiry_date, again } },
            11 => A::Edit { form: EditForm { assignment, expiry_date, notes: self.name() } },
            12 => A::Renew { assignment },
            _ => A::Delete { assignment },
        }
    }

    fn repository(&mut self) -> R {
        let place = PlaceForm {
            tahapan: self.random.text(&["Penjualan", "Penjualan", "Eksplorasi", "Lain"]),
            badan_usaha: self.random.text(&["PT Uji", "PT Coba", " "]),
            description: String::new(),
        };
        let kind = if self.random.once_in(2) { Kind::Dataset } else { Kind::Document };
        match self.random.below(6) {
            0 => R::Remove { id: self.id(kind) },
            1 | 2 => {
                let name = self.random.text(&["a", "b.pdf", "C.PDF", " "]);
                let kegiatan = self.random.text(&["Kegiatan A", "Kegiatan B", "Kegiatan C", " "]);
                R::Edit { form: EditDataForm { id: self.id(kind), place, name, kegiatan } }
            }
            3 => {
                let file = FileFacts {
                    name: "a.pdf".to_owned(),
                    size: self.random.below(3) as u64,
                    head: b"%PDF-1".to_vec(),
                    tail: Vec::new(),
                };
                R::StoreDocument { form: DocumentForm { place, file, sections: vec![], pages: None } }
            }
            _ => {
                let content = if self.random.once_in(6) { "HILANG".to_owned() } else { format!("TABLE_{}", self.step) };
                let kegiatan = self.random.text(&["Kegiatan A", "Kegiatan B"]);
                let file_name = self.random.text(&["a.csv", "b.csv"]);
                let existing = self.random.once_in(2).then_some(ExistingRows::Replace);
                R::StoreDataset {
                    form: DatasetForm { place, kegiatan, content, file_name, existing, ..DatasetForm::default() },
                }
            }
        }
    }

    fn dashboard(&mut self) -> D {
        let dashboard = self.id(Kind::Dashboard);
        let form = DashboardForm {
            name: self.text(),
            description: self.name(),
            category: self.random.text(&["", "Audit", "Keuangan", "Lain"]),
            permission: self.random.text(&["", "private", "internal", "badan_usaha", "publik", "publik"]),
            thumbnail: String::new(),
            filters: Vec::new(),
        };
        match self.random.below(9) {
            0 | 1 => D::Create { form },
            2..5 => D::Save { dashboard, form, widgets: vec![] },
            5 => D::Publish { dashboard },
            6 => D::Unpublish { dashboard },
            7 => D::Duplicate { dashboard },
            _ => D::Delete { dashboard },
        }
    }

    /// Draws an undo or a return to an earlier value, mostly by the person who made the commit.
    fn history(&mut self) -> (Role, Command, Option<String>) {
        let is_far = self.random.once_in(4);
        let back = self.random.below(if is_far { 300 } else { 12 });
        let Some(done) = self.world.log.iter().rev().nth(back).or(self.world.log.last()) else {
            return (Role::Agent, Command::History(HistoryCommand::Undo { seq: 1 }), None);
        };
        let command = if self.random.once_in(3) {
            let (kind, id) = done.subject.clone();
            HistoryCommand::Restore { seq: done.seq, record: Subject { slice: slice_of(kind), id } }
        } else if let Some(step) = done.steps.iter().find(|step| step.kind == Kind::Ticket)
            && self.random.once_in(2)
        {
            let field = *self.random.pick(TicketField::ALL);
            HistoryCommand::RestoreField { seq: done.seq, ticket: step.id.clone(), field }
        } else {
            HistoryCommand::Undo { seq: done.seq }
        };
        let role = if self.random.once_in(8) { *self.random.pick(&Role::ALL) } else { done.role };
        (role, Command::History(command), (!self.random.once_in(8)).then(|| done.person.clone()))
    }
}

const fn slice_of(kind: Kind) -> Slice {
    match kind {
        Kind::Ticket => Slice::Tickets,
        Kind::Label => Slice::Labels,
        Kind::Canned => Slice::CannedReplies,
        Kind::Auditor => Slice::Auditors,
        Kind::Assignment => Slice::Assignments,
        Kind::PaperStep => Slice::WorkingPapers,
        Kind::Finding => Slice::Findings,
        Kind::FollowUp => Slice::FollowUps,
        Kind::Dataset | Kind::Document => Slice::Repository,
        Kind::Dashboard => Slice::Dashboards,
        Kind::SavedView => Slice::SavedViews,
        Kind::Note => Slice::Notes,
        Kind::Desk => Slice::DeskSettings,
        Kind::Directory => Slice::Directory,
    }
}
