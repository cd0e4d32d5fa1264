//! The table of roles and permissions (§6).

use serde::{Deserialize, Serialize};

use crate::model::Role;

/// Actions of commands and views that need a permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Action {
    /// Read own tickets: lists, detail, print, PDF.
    ReadOwnTickets,
    /// Read all tickets.
    ReadAllTickets,
    /// File a ticket in one's own name.
    CreateTicket,
    /// File a ticket for a business entity.
    CreateTicketOnBehalf,
    /// Answer in a ticket's conversation.
    Reply,
    /// Close or reopen one's own ticket.
    CloseOwnTicket,
    /// Set a ticket pending, resolved or closed.
    SetStatus,
    /// Take a new ticket.
    TakeTicket,
    /// Assign or re-assign a ticket to an agent.
    AssignTicket,
    /// Return a ticket to the administrator.
    ReturnTicket,
    /// Send a ticket to a department.
    SendToDepartment,
    /// Take a ticket out of a department's queue.
    LeaveDepartment,
    /// Set a ticket's priority.
    SetPriority,
    /// Export a list of tickets.
    ExportTickets,
    /// Use and manage canned replies.
    UseCannedReplies,
    /// Put labels on tickets and manage them.
    UseLabels,
    /// Link tickets to each other.
    LinkTickets,
    /// Merge tickets of one requester, and make a message into a new ticket.
    MergeTickets,
    /// Rate the answer to one's own ticket.
    RateAnswer,
    /// Keep ticket lists under names.
    SaveViews,
    /// Change the settings of the help desk.
    ManageDesk,
    /// See labels, internal activity, and the reasons of returned tickets.
    ReadStaffNotes,
    /// Read internal notes on tickets, write them, and change one's own.
    WriteNotes,
    /// Read data assigned to oneself.
    ReadAssignedData,
    /// Download, export or copy data assigned to oneself.
    TakeOutAssignedData,
    /// Read the administrator's notes on one's own assignment.
    ReadAssignmentNotes,
    /// Start and complete one's own assignment.
    MoveOwnAssignment,
    /// Run tests on data: an auditor on assigned data, the administrator on all.
    TestData,
    /// Keep, edit and delete steps of the working paper of one's own assignment.
    KeepSteps,
    /// Read working papers: an auditor one's own, the administrator all.
    ReadWorkingPapers,
    /// Write findings on one's own assignment, pin evidence, submit, and answer the review.
    WriteFindings,
    /// Review audits: return, accept, reopen, comment.
    ReviewAudits,
    /// Assess how a company follows up one's own findings.
    AssessFollowUps,
    /// Read and answer the accepted findings about one's own company.
    AnswerFindings,
    /// Save an audit with its data as a Paket Bukti.
    MakePackages,
    /// Read the accepted findings about data assigned to oneself, without names.
    ReadAcceptedFindings,
    /// Query, browse, load, edit, export and remove datasets and documents.
    ManageRepository,
    /// Assign data; see, move, change and delete all assignments.
    ManageAssignments,
    /// Add, change and delete auditors.
    ManageAuditors,
    /// Create, change, publish, duplicate, delete, export and import dashboards.
    ManageDashboards,
    /// Read dashboards that the role may read.
    ReadDashboards,
    /// Export dashboards: figures as CSV, or the whole as a page.
    TakeOutDashboards,
    /// Back up, restore or reset all data.
    HandleAllData,
}

impl Action {
    /// All actions, for tables and tests.
    pub const ALL: [Self; 43] = [
        Self::ReadOwnTickets,
        Self::ReadAllTickets,
        Self::CreateTicket,
        Self::CreateTicketOnBehalf,
        Self::Reply,
        Self::CloseOwnTicket,
        Self::SetStatus,
        Self::TakeTicket,
        Self::AssignTicket,
        Self::ReturnTicket,
        Self::SendToDepartment,
        Self::LeaveDepartment,
        Self::SetPriority,
        Self::ExportTickets,
        Self::UseCannedReplies,
        Self::UseLabels,
        Self::LinkTickets,
        Self::MergeTickets,
        Self::RateAnswer,
        Self::SaveViews,
        Self::ManageDesk,
        Self::ReadStaffNotes,
        Self::WriteNotes,
        Self::ReadAssignedData,
        Self::TakeOutAssignedData,
        Self::ReadAssignmentNotes,
        Self::MoveOwnAssignment,
        Self::TestData,
        Self::KeepSteps,
        Self::ReadWorkingPapers,
        Self::WriteFindings,
        Self::ReviewAudits,
        Self::AssessFollowUps,
        Self::AnswerFindings,
        Self::MakePackages,
        Self::ReadAcceptedFindings,
        Self::ManageRepository,
        Self::ManageAssignments,
        Self::ManageAuditors,
        Self::ManageDashboards,
        Self::ReadDashboards,
        Self::TakeOutDashboards,
        Self::HandleAllData,
    ];

    /// True if §6 grants this action to the role.
    pub const fn is_granted_to(self, role: Role) -> bool {
        match self {
            Self::ReadOwnTickets
            | Self::CreateTicket
            | Self::CloseOwnTicket
            | Self::RateAnswer
            | Self::AnswerFindings => matches!(role, Role::BadanUsaha),
            Self::ReadAllTickets
            | Self::SetStatus
            | Self::AssignTicket
            | Self::SetPriority
            | Self::LeaveDepartment
            | Self::UseCannedReplies
            | Self::UseLabels
            | Self::LinkTickets
            | Self::MergeTickets
            | Self::ReadStaffNotes
            | Self::SaveViews
            | Self::WriteNotes => {
                matches!(role, Role::InternalEsdm | Role::Agent)
            }
            Self::Reply => matches!(role, Role::BadanUsaha | Role::InternalEsdm | Role::Agent),
            Self::CreateTicketOnBehalf | Self::SendToDepartment | Self::ExportTickets | Self::ManageDesk => {
                matches!(role, Role::InternalEsdm)
            }
            Self::TakeTicket | Self::ReturnTicket => matches!(role, Role::Agent),
            Self::ReadAssignedData => matches!(role, Role::InternalAuditor | Role::ExternalAuditor),
            Self::TakeOutAssignedData
            | Self::ReadAssignmentNotes
            | Self::MoveOwnAssignment
            | Self::KeepSteps
            | Self::WriteFindings
            | Self::AssessFollowUps => matches!(role, Role::InternalAuditor),
            Self::ReadAcceptedFindings => matches!(role, Role::ExternalAuditor),
            Self::TestData | Self::ReadWorkingPapers | Self::MakePackages => {
                matches!(role, Role::InternalAuditor | Role::CmsAuditor)
            }
            Self::ManageRepository | Self::ManageAssignments | Self::ManageAuditors | Self::ReviewAudits => {
                matches!(role, Role::CmsAuditor)
            }
            Self::ManageDashboards => matches!(role, Role::DashboardBuilder),
            Self::ReadDashboards => true,
            // External auditors must not export anything (decisions §3).
            Self::TakeOutDashboards => !matches!(role, Role::ExternalAuditor),
            // A backup holds drafts, reviews and the findings of other companies too (decisions §9).
            Self::HandleAllData => !matches!(role, Role::ExternalAuditor | Role::BadanUsaha),
        }
    }
}
