//! The roles of §1 and §6.

use serde::{Deserialize, Serialize};

/// A role as the role selector offers it (§2.1): the auditor role's two sub-types are two entries, because §6 grants them
/// different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// A business entity.
    BadanUsaha,
    /// Ministry staff, shown as administrator.
    InternalEsdm,
    /// A help-desk agent.
    Agent,
    /// `auditor`, sub-type internal.
    InternalAuditor,
    /// `auditor`, sub-type external.
    ExternalAuditor,
    /// Administrator of the audit data.
    CmsAuditor,
    /// Administrator of the dashboards.
    DashboardBuilder,
}

impl Role {
    /// All roles, in the order of the role selector.
    pub const ALL: [Self; 7] = [
        Self::BadanUsaha,
        Self::InternalEsdm,
        Self::Agent,
        Self::InternalAuditor,
        Self::ExternalAuditor,
        Self::CmsAuditor,
        Self::DashboardBuilder,
    ];

    /// The name on the role's button (decisions §1).
    pub const fn label(self) -> &'static str {
        match self {
            Self::BadanUsaha => "Badan Usaha",
            Self::InternalEsdm => "Internal ESDM",
            Self::Agent => "Agent",
            Self::InternalAuditor => "Internal Auditor",
            Self::ExternalAuditor => "External Auditor",
            Self::CmsAuditor => "CMS Auditor",
            Self::DashboardBuilder => "Dashboard Builder",
        }
    }
}
