//! The fields that roles may set, and the records that persons may see, in the naive portal.

use portal_core::model::{Role, Slice};
use portal_core::ticket::field::TicketField;

use crate::facts::{Fields, Kind};
use crate::tickets::STAFF;
use crate::world::Act;

pub(crate) fn part(field: TicketField, ticket: &Fields) -> Vec<&str> {
    match field {
        TicketField::Status => vec![ticket.get("status")],
        TicketField::Priority => vec![ticket.get("priority")],
        TicketField::Assignee => vec![ticket.get("assignee"), ticket.get("returned")],
        TicketField::Labels => ticket.labels().collect(),
        TicketField::Department => vec![ticket.get("department")],
    }
}

/// The roles that may set a part of a ticket (§6).
pub(crate) fn may_set(field: TicketField, role: Role) -> bool {
    match field {
        TicketField::Status | TicketField::Assignee | TicketField::Priority | TicketField::Labels => {
            STAFF.contains(&role)
        }
        TicketField::Department => role == Role::InternalEsdm,
    }
}

/// Another person's private dashboard is not visible (§6), and an auditor sees only own assignments.
pub(crate) fn may_see(kind: Kind, fields: &Fields, act: &Act) -> bool {
    if kind == Kind::Assignment && act.role != Role::CmsAuditor {
        let role = if fields.get("type") == "internal" { Role::InternalAuditor } else { Role::ExternalAuditor };
        return role == act.role && fields.get("auditor") == act.person.id;
    }
    kind != Kind::Dashboard || fields.get("permission") != "private" || fields.get("creator") == act.person.id
}

/// The kinds with a history, and the roles that may read and restore it.
pub(crate) fn kind_of(slice: Slice) -> Option<(Kind, &'static [Role])> {
    match slice {
        Slice::Labels => Some((Kind::Label, &STAFF)),
        Slice::CannedReplies => Some((Kind::Canned, &STAFF)),
        Slice::Auditors => Some((Kind::Auditor, &[Role::CmsAuditor])),
        Slice::Assignments => Some((Kind::Assignment, &[Role::CmsAuditor])),
        Slice::Dashboards => Some((Kind::Dashboard, &[Role::DashboardBuilder])),
        Slice::Repository => Some((Kind::Dataset, &[Role::CmsAuditor])),
        Slice::DeskSettings => Some((Kind::Desk, &[Role::InternalEsdm])),
        _ => None,
    }
}
