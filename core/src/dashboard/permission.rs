//! Permission to read a dashboard, complete for every role, permission and status (§6).

use portal_dashboard::config::Target;
use portal_dashboard::widget::Widget;

use super::sources::{assignments, is_of_audits, performance, steps};
use crate::model::Role;
use crate::model::dashboard::{Dashboard, Permission};
use crate::store::error::{Kind, Refusal};
use crate::store::session::{Action, Session};
use crate::store::{Reader, State};
use crate::table::list::List;
use crate::table::row_set::RowSet;

/// True if the acting person may read the dashboard.
///
/// Dashboard administrators also read drafts, but not the private dashboards of others. All other roles read only
/// published dashboards.
pub fn may_read(session: &Session, dashboard: &Dashboard) -> bool {
    match (session.role, dashboard.permission) {
        (Role::DashboardBuilder, Permission::Private) => session.person.id == dashboard.created_by.id,
        (Role::DashboardBuilder, Permission::Internal | Permission::BadanUsaha | Permission::Public) => true,
        (Role::InternalEsdm, Permission::Internal | Permission::BadanUsaha | Permission::Public)
        | (Role::BadanUsaha, Permission::BadanUsaha | Permission::Public)
        | (Role::Agent | Role::InternalAuditor | Role::ExternalAuditor | Role::CmsAuditor, Permission::Public) => {
            dashboard.is_published()
        }
        (Role::InternalEsdm, Permission::Private)
        | (Role::BadanUsaha, Permission::Private | Permission::Internal)
        | (
            Role::Agent | Role::InternalAuditor | Role::ExternalAuditor | Role::CmsAuditor,
            Permission::Private | Permission::Internal | Permission::BadanUsaha,
        ) => false,
    }
}

/// Dashboards that the acting person may read, oldest first.
pub fn readable<'a>(reader: &Reader<'a>) -> impl Iterator<Item = &'a Dashboard> {
    let session = reader.session();
    reader.dashboards().iter().filter(move |dashboard| may_read(session, dashboard))
}

/// Dashboards that the acting person may read, as rows of the list.
pub fn readable_rows(reader: &Reader, list: List) -> RowSet {
    let (session, dashboards) = (reader.session(), reader.dashboards());
    let mut rows = list.all();
    rows.retain(|slot| dashboards.at(slot).is_some_and(|dashboard| may_read(session, dashboard)));
    rows
}

/// A dashboard that the acting person may read. Others are refused as not found, so that their existence stays hidden.
pub fn find<'a>(reader: &Reader<'a>, id: &str) -> Result<&'a Dashboard, Refusal> {
    reader.require(Action::ReadDashboards)?;
    found(reader.dashboards().get(id), reader.session(), id)
}

/// A dashboard that the acting administrator may change: every dashboard that the administrator may read.
pub fn find_manageable<'a>(state: &'a State, session: &Session, id: &str) -> Result<&'a Dashboard, Refusal> {
    found(state.dashboards.get(id), session, id)
}

fn found<'a>(dashboard: Option<&'a Dashboard>, session: &Session, id: &str) -> Result<&'a Dashboard, Refusal> {
    dashboard.filter(|dashboard| may_read(session, dashboard)).ok_or_else(|| Refusal::not_found(Kind::Dashboard, id))
}

/// True for roles that oversee every area: ministry staff and dashboard administrators.
pub(super) const fn oversees(session: &Session) -> bool {
    matches!(session.role, Role::InternalEsdm | Role::DashboardBuilder)
}

/// The reason why the acting person does not see a widget's figures; `None` if they are shown.
///
/// A company must not read from a figure what an audit finds about it (decisions §9), and an external auditor may not see
/// auditors' names (decisions §3). Neither reads how the ministry handles tickets inside (decisions §4).
pub fn withheld(session: &Session, widget: &Widget) -> Option<&'static str> {
    let config = &widget.config;
    let source = config.data_source.as_ref()?.id.as_str();
    if is_of_audits(source) && !oversees(session) && !Action::ReadWorkingPapers.is_granted_to(session.role) {
        return Some(if source == steps::ID {
            "Widget ini memuat langkah uji dari kertas kerja, yang tidak ditampilkan untuk peran Anda."
        } else {
            "Widget ini memuat hasil pemeriksaan, yang tidak ditampilkan untuk peran Anda."
        });
    }
    if source == performance::ID && matches!(session.role, Role::BadanUsaha | Role::ExternalAuditor) {
        return Some("Widget ini memuat kinerja internal kementerian, yang tidak ditampilkan untuk peran Anda.");
    }
    let dimensions = config.dimension.iter().chain(&config.series).map(|dimension| dimension.column.as_str());
    let target = config.target.as_ref().and_then(Target::measure);
    let measured = config.value.iter().chain(target).filter_map(|measure| measure.column.as_deref());
    let tested = config.filters.iter().map(|condition| condition.column.as_str());
    let names_auditors = || dimensions.chain(measured).chain(tested).any(|column| column == assignments::AUDITOR);
    let hides_names = matches!(session.role, Role::ExternalAuditor) && source == assignments::ID;
    (hides_names && names_auditors())
        .then_some("Widget ini memuat nama auditor lain, yang tidak ditampilkan untuk auditor eksternal.")
}
