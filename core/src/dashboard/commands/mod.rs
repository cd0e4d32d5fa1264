//! One file per thing one can do to a dashboard (§2.9, §4). Each checks the role, then the dashboard, then what is to become of it,
//! and only then collects the changes.

mod create;
mod delete;
mod duplicate;
mod form;
mod import;
mod save;
mod set_status;

pub use form::{DashboardForm, check_form};

use portal_dashboard::definition::json::Json;
use portal_dashboard::widget::Widget;
use serde::{Deserialize, Serialize};

use super::permission;
use crate::model::Slice;
use crate::model::dashboard::{Dashboard, DashboardAction, DashboardStatus};
use crate::store::env::Env;
use crate::store::error::Refusal;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};

/// What can be done to dashboards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum DashboardCommand {
    /// A new one, a draft without widgets.
    Create {
        /// As typed.
        form: DashboardForm,
    },
    /// Everything that the editor changed, at once.
    Save {
        /// The dashboard's id.
        dashboard: String,
        /// As typed.
        form: DashboardForm,
        /// All widgets.
        widgets: Vec<Widget>,
    },
    /// 'Publikasi'.
    Publish {
        /// The dashboard's id.
        dashboard: String,
    },
    /// 'Jadikan Draft'.
    Unpublish {
        /// The dashboard's id.
        dashboard: String,
    },
    /// A draft like it, named '… (Copy)'.
    Duplicate {
        /// The dashboard's id.
        dashboard: String,
    },
    /// Deletes one.
    Delete {
        /// The dashboard's id.
        dashboard: String,
    },
    /// A new draft from a definition file.
    Import {
        /// The file's content.
        #[cfg_attr(target_family = "wasm", tsify(type = "unknown"))]
        definition: Json,
    },
}

/// Collects what a command changes; the portal applies it.
pub fn handle(state: &State, session: &Session, env: &Env, command: &DashboardCommand) -> Result<Transaction, Refusal> {
    session.require(Action::ManageDashboards)?;
    let acting = Acting { state, session, env };
    match command {
        DashboardCommand::Create { form } => create::create(&acting, form),
        DashboardCommand::Save { dashboard, form, widgets } => save::save(&acting, dashboard, form, widgets),
        DashboardCommand::Publish { dashboard } => {
            set_status::set_status(&acting, dashboard, DashboardStatus::Published)
        }
        DashboardCommand::Unpublish { dashboard } => set_status::set_status(&acting, dashboard, DashboardStatus::Draft),
        DashboardCommand::Duplicate { dashboard } => duplicate::duplicate(&acting, dashboard),
        DashboardCommand::Delete { dashboard } => delete::delete(&acting, dashboard),
        DashboardCommand::Import { definition } => import::import(&acting, definition),
    }
}

/// Which administrator of dashboards acts, on what, and when.
struct Acting<'a, 'e> {
    state: &'a State,
    session: &'a Session,
    env: &'a Env<'e>,
}

impl<'a> Acting<'a, '_> {
    /// A dashboard that the acting person may change.
    fn dashboard(&self, id: &str) -> Result<&'a Dashboard, Refusal> {
        permission::find_manageable(self.state, self.session, id)
    }
}

/// A transaction about one dashboard.
fn about(id: &str, action: DashboardAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Dashboards, id: id.to_owned() }, CommitAction::Dashboard(action))
}
