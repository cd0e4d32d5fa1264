//! The roles (§1, §6).

use serde::{Deserialize, Serialize};

/// A role as the role selector offers it (§2.1). The two kinds of auditor are two roles because §6 grants them
/// different actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Business entity (mining company).
    BadanUsaha,
    /// Ministry staff, shown as administrator.
    InternalEsdm,
    /// Help-desk agent.
    Agent,
    /// Internal auditor, from the ministry.
    InternalAuditor,
    /// External auditor, with read access only.
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

    /// Text of the role's button (decisions §1).
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
