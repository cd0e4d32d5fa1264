//! The fields of forms, as errors name them.

use serde::{Deserialize, Serialize};

/// Fields of forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Field {
    /// Business entity for which staff file a ticket.
    Requester,
    /// Title of a ticket or canned reply.
    Title,
    /// Category of a ticket or canned reply.
    Category,
    /// Description of a ticket.
    Description,
    /// Attached files.
    Attachments,
    /// Text of a reply or canned reply.
    Content,
    /// Status that a reply sets.
    Status,
    /// Reason for returning or re-assigning a ticket.
    Reason,
    /// A note to a department.
    Note,
    /// Tickets to merge, or the ticket to link.
    Ticket,
    /// Name of a label, auditor, document, agent, company or department.
    Name,
    /// E-mail address of an auditor, agent or company.
    Email,
    /// Type of an auditor.
    AuditorType,
    /// Company of an auditor.
    Company,
    /// Expertise tags of an auditor.
    Expertise,
    /// Data of an assignment.
    Data,
    /// Auditor of an assignment.
    Auditor,
    /// Last day of an assignment.
    ExpiryDate,
    /// Notes of an assignment.
    Notes,
    /// Purpose of a test.
    Purpose,
    /// Conclusion of a test.
    Conclusion,
    /// Finding in a sampled row.
    Finding,
    /// Amount that a sampled row should have.
    AuditedAmount,
    /// Facts of a finding.
    Condition,
    /// Rule that a finding is measured by.
    Criteria,
    /// Cause of a finding.
    Cause,
    /// Effect of a finding.
    Effect,
    /// Recommendations of a finding.
    Recommendations,
    /// Class of a finding.
    FindingClass,
    /// Severity of a finding.
    Severity,
    /// Amount of a finding.
    Amount,
    /// Words about evidence.
    Caption,
    /// Words of a document that are pinned.
    Quote,
    /// Pinned rows, cells or files.
    Evidence,
    /// Conclusion of an audit.
    Simpulan,
    /// Comment of a review, or the requester's words about an answer.
    Comment,
    /// Number of a row.
    Row,
    /// Answer to a recommendation.
    Answer,
    /// Promised day.
    Promised,
    /// State of a recommendation.
    FollowUpStatus,
    /// Settled amount.
    Settled,
    /// Stage of the data.
    Tahapan,
    /// Company of the data.
    BadanUsaha,
    /// Activity of the data.
    Kegiatan,
    /// Uploaded file.
    File,
    /// Kinds of the columns.
    Columns,
    /// Permission of a dashboard.
    Permission,
    /// Thumbnail of a dashboard.
    Thumbnail,
    /// Promised times of the help desk.
    Targets,
    /// The ticket categories.
    Categories,
    /// Working days after which closing a ticket is offered.
    QuietDays,
    /// Zone of the help desk.
    Zone,
    /// Working hours of the help desk.
    WorkHours,
    /// Own days off of the help desk.
    Holidays,
    /// Department of an agent.
    Department,
    /// Province of a company.
    Province,
    /// Contact persons of a company.
    Contacts,
}
