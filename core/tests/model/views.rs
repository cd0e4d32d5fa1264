//! Views are compared with the facts of the naive portal.

use portal_core::audit::assignment::views::list::{
    AssignmentQuery, counts as assignment_counts, list as assignment_list,
};
use portal_core::audit::auditor::desk::{DeskQuery, desk};
use portal_core::audit::auditor::register::register;
use portal_core::dashboard::views::{list as dashboards, menu, published};
use portal_core::history::view::{HistoryQuery, history};
use portal_core::model::{Role, Slice};
use portal_core::store::Reader;
use portal_core::ticket::canned_reply::{self, CannedReplyQuery};
use portal_core::ticket::field::TicketField;
use portal_core::ticket::label;
use portal_core::ticket::views::agents::{AgentQuery, agents};
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::ticket::views::{counts, list};

use crate::facts::{Fields, Kind};
use crate::history::is_listed;
use crate::rights::{kind_of, may_set, part};
use crate::support::query;
use crate::support::random::Random;
use crate::world::World;

const STATUSES: [&str; 5] = ["new", "open", "pending", "resolved", "closed"];

fn count<'a>(all: impl Iterator<Item = &'a Fields>, so: impl Fn(&Fields) -> bool) -> u32 {
    u32::try_from(all.filter(|fields| so(fields)).count()).expect("few")
}

impl World {
    /// Compares one random view that the acting person may see; other views must be refused.
    pub(crate) fn compare_views(&self, reader: &Reader, random: &mut Random) {
        match random.below(10) {
            0 | 1 => self.compare_tickets(reader, random),
            2 => self.compare_agents_tools(reader),
            3 => self.compare_audit(reader, random),
            4 => self.compare_desk(reader),
            5 => self.compare_dashboards(reader),
            6 => self.compare_history(reader, random),
            7 => self.compare_ticket_history(reader, random),
            _ => {}
        }
    }

    fn compare_tickets(&self, reader: &Reader, random: &mut Random) {
        let (role, email) = (reader.session().role, &reader.session().person.email);
        let staff = matches!(role, Role::InternalEsdm | Role::Agent);
        let seen = |ticket: &Fields| staff || role == Role::BadanUsaha && ticket.get("requester") == email;
        let tickets = || self.table(Kind::Ticket).live().map(|(_, fields)| fields).filter(|one| seen(one));
        let Ok(answer) = counts::counts(reader) else {
            assert!(!staff && role != Role::BadanUsaha, "{role:?} may see counts");
            return;
        };
        let [new, open, pending, resolved, closed] =
            STATUSES.map(|status| count(tickets(), |one| one.get("status") == status));
        let expected = [new, open, pending, resolved, closed, pending + open, count(tickets(), |_| true)];
        let answer =
            [answer.new, answer.open, answer.pending, answer.resolved, answer.closed, answer.reassign, answer.total];
        assert_eq!(answer, expected);

        let lists: &[(ListKind, &[&str])] = match role {
            Role::BadanUsaha => &[(ListKind::BusinessAll, &STATUSES)],
            Role::InternalEsdm => &[
                (ListKind::InternalAll, &STATUSES),
                (ListKind::InternalReassign, &["open", "pending"]),
                (ListKind::InternalClosed, &["closed"]),
            ],
            _ => &[
                (ListKind::AgentAll, &STATUSES),
                (ListKind::AgentNew, &["new"]),
                (ListKind::AgentPending, &["pending"]),
            ],
        };
        let (kind, statuses) = *random.pick(lists);
        let page_size = Some("50".to_owned());
        let found =
            list::list(reader, &list::TicketListQuery { page_size, ..query(kind) }).expect("the view is granted");
        let newest_first = self.table(Kind::Ticket).live().rev();
        let expected = newest_first.filter(|(_, one)| seen(one) && statuses.contains(&one.get("status")));
        let expected: Vec<&str> = expected.map(|(id, _)| id).collect();
        assert_eq!(found.pagination.total as usize, expected.len(), "{kind:?}");
        let ids: Vec<&str> = found.rows.iter().map(|row| row.id.as_str()).collect();
        assert_eq!(ids, expected[..expected.len().min(50)], "{kind:?}");
    }

    fn compare_agents_tools(&self, reader: &Reader) {
        let role = reader.session().role;
        let staff = matches!(role, Role::InternalEsdm | Role::Agent);
        match label::list(reader, "") {
            Err(_) => assert!(!staff),
            Ok(answer) => {
                for entry in &answer.labels {
                    let field = format!("label:{}", entry.label.id);
                    let tickets = self.table(Kind::Ticket).live().map(|(_, fields)| fields);
                    assert_eq!(entry.tickets, count(tickets, |one| one.values.contains_key(&field)));
                }
                assert_eq!(answer.labels.len(), self.table(Kind::Label).live().count());
            }
        }
        match canned_reply::list(reader, &CannedReplyQuery::default()) {
            Err(_) => assert_ne!(role, Role::Agent),
            Ok(answer) => {
                let mut expected: Vec<_> = self.table(Kind::Canned).live().map(|(_, one)| one).collect();
                let key = |field: &str| field.to_lowercase();
                expected.sort_by_key(|one| {
                    let category = one.get("category");
                    (category.is_empty(), key(category), key(one.get("title")))
                });
                let replies = answer.groups.iter().flat_map(|group| &group.replies);
                let titles: Vec<_> = replies.map(|choice| choice.reply.title.as_str()).collect();
                assert_eq!(titles, expected.iter().map(|one| one.get("title")).collect::<Vec<_>>());
            }
        }
        if let Ok(answer) = agents(reader, &AgentQuery::default()) {
            for agent in &answer.agents {
                let unfinished = |one: &Fields| {
                    one.get("assignee") == agent.id && ["new", "open", "pending"].contains(&one.get("status"))
                };
                let tickets = self.table(Kind::Ticket).live().map(|(_, fields)| fields);
                assert_eq!(agent.load, count(tickets, unfinished), "{}", agent.name);
            }
        }
    }

    fn compare_audit(&self, reader: &Reader, random: &mut Random) {
        let is_administrator = reader.session().role == Role::CmsAuditor;
        let Ok(answer) = assignment_counts(reader) else { return assert!(!is_administrator) };
        assert!(is_administrator);
        let today = reader.clock().local_now().date();
        let is_late = |one: &Fields| {
            let last = portal_core::locale::calendar::CalendarDate::parse(one.get("expiry")).expect("a date");
            one.get("status") != "completed" && last < today
        };
        let work = || self.table(Kind::Assignment).live().map(|(_, fields)| fields);
        let in_status = |status: &'static str| count(work(), |one| one.get("status") == status);
        let expected =
            [in_status("assigned"), in_status("in_progress"), in_status("completed"), count(work(), is_late)];
        assert_eq!([answer.waiting, answer.in_progress, answer.completed, answer.overdue], expected);
        let status = random.pick(&["assigned", "in_progress", "completed", "overdue"]).to_string();
        let lets = |one: &Fields| if status == "overdue" { is_late(one) } else { one.get("status") == status };
        let asked =
            AssignmentQuery { status: Some(status.clone()), page_size: Some("50".into()), ..Default::default() };
        let found = assignment_list(reader, &asked).expect("the view is granted");
        let mut expected: Vec<_> = self.table(Kind::Assignment).live().rev().filter(|(_, one)| lets(one)).collect();
        expected.sort_by_key(|(_, one)| std::cmp::Reverse(one.get("assigned").parse::<i64>().expect("a moment")));
        assert_eq!(found.pagination.total as usize, expected.len());
        let ids: Vec<_> = found.rows.iter().map(|row| row.id.as_str()).collect();
        assert_eq!(ids, expected.iter().map(|(id, _)| *id).take(50).collect::<Vec<_>>());

        let answer = register(reader).expect("the view is granted");
        for (entries, kind) in [(&answer.internal, "internal"), (&answer.external, "external")] {
            let expected = self.table(Kind::Auditor).live().filter(|(_, one)| one.get("type") == kind);
            let expected: Vec<_> = expected.map(|(id, _)| (id, self.work_of(id).count())).collect();
            let entries = entries.iter().map(|entry| (entry.auditor.id.as_str(), entry.assignments as usize));
            assert_eq!(entries.collect::<Vec<_>>(), expected);
        }
    }

    fn compare_desk(&self, reader: &Reader) {
        let session = reader.session();
        let kind = match session.role {
            Role::InternalAuditor => "internal",
            Role::ExternalAuditor => "external",
            _ => return assert!(desk(reader, &DeskQuery::default()).is_err()),
        };
        let answer = desk(reader, &DeskQuery::default()).expect("the view is granted");
        let own: Vec<_> = self.work_of(&session.person.id).filter(|(_, one)| one.get("type") == kind).collect();
        let tabular = own.iter().filter(|(_, one)| self.get(Kind::Dataset, one.get("data")).is_some()).count();
        assert_eq!((answer.counts.total as usize, answer.counts.tabular as usize), (own.len(), tabular));
        assert!(
            answer.rows.iter().all(|row| own.iter().any(|(id, _)| *id == row.id)),
            "no row belongs to another person"
        );
    }

    fn compare_dashboards(&self, reader: &Reader) {
        let session = reader.session();
        let may_read = |one: &Fields| {
            let is_out = one.get("status") == "published";
            match (session.role, one.get("permission")) {
                (Role::DashboardBuilder, "private") => one.get("creator") == session.person.id,
                (Role::DashboardBuilder, _) => true,
                (Role::InternalEsdm, permission) => is_out && permission != "private",
                (Role::BadanUsaha, permission) => is_out && ["badan_usaha", "publik"].contains(&permission),
                (_, permission) => is_out && permission == "publik",
            }
        };
        let all = || self.table(Kind::Dashboard).live().map(|(_, fields)| fields);
        assert_eq!(published::count(reader).expect("open to all"), count(all(), may_read));
        let Ok(answer) = menu::menu(reader) else { return assert_ne!(session.role, Role::DashboardBuilder) };
        let drafts = count(all(), |one| may_read(one) && one.get("status") == "draft");
        assert_eq!((answer.total, answer.drafts), (count(all(), may_read), drafts));
        let found = dashboards::list(reader, &dashboards::DashboardQuery::default()).expect("the view is granted");
        assert_eq!(found.pagination.total, answer.total);
    }

    fn compare_history(&self, reader: &Reader, random: &mut Random) {
        let session = reader.session();
        let slice = *random.pick(&[
            Slice::Labels,
            Slice::CannedReplies,
            Slice::Auditors,
            Slice::Assignments,
            Slice::Dashboards,
            Slice::Repository,
            Slice::DeskSettings,
        ]);
        let (kind, roles) = kind_of(slice).expect("its history is listed");
        let Ok(answer) = history(reader, &HistoryQuery { slice, id: None, search: String::new() }) else {
            return assert!(!roles.contains(&session.role));
        };
        assert!(roles.contains(&session.role));
        let is_open = |fields: Option<&Fields>| {
            let of_others =
                |one: &Fields| one.get("permission") == "private" && one.get("creator") != session.person.id;
            kind != Kind::Dashboard || !fields.is_some_and(of_others)
        };
        let steps = self
            .log
            .iter()
            .flat_map(|done| &done.steps)
            .filter(|step| step.kind == kind || kind == Kind::Dataset && step.kind == Kind::Document)
            .filter(|step| is_listed(step));
        let shown = steps.filter(|step| {
            is_open(step.before.as_ref()) && is_open(step.after.as_ref()) && is_open(self.get(step.kind, &step.id))
        });
        assert_eq!(answer.total as usize, shown.count(), "{slice:?}");
    }

    /// Compares, for each part of a ticket that the acting person may set, the values before each recent change.
    fn compare_ticket_history(&self, reader: &Reader, random: &mut Random) {
        let role = reader.session().role;
        let ids = self.table(Kind::Ticket).ids();
        if ids.is_empty() {
            return;
        }
        let id = *random.pick(&ids);
        let query = HistoryQuery { slice: Slice::Tickets, id: Some(id.to_owned()), search: String::new() };
        let Ok(answer) = history(reader, &query) else {
            return assert!(![Role::InternalEsdm, Role::Agent].contains(&role));
        };
        let steps = self.log.iter().rev().take(256).flat_map(|done| &done.steps);
        let edits = steps.filter(|step| step.kind == Kind::Ticket && step.id == id).filter_map(|step| {
            let (before, after) = (step.before.as_ref()?, step.after.as_ref()?);
            let settable = TicketField::ALL.iter().filter(|field| may_set(**field, role));
            Some(settable.filter(|field| part(**field, before) != part(**field, after)).count())
        });
        assert_eq!(answer.total as usize, edits.sum::<usize>(), "{id}");
    }
}
