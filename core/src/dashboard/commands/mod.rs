//! Commands on dashboards (§2.9, §4), one file each. A command checks the role, then the dashboard, then the input,
//! and only then builds the changes.

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

/// Commands on dashboards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum DashboardCommand {
    /// Creates a draft without widgets.
    Create {
        /// The form as typed.
        form: DashboardForm,
    },
    /// Saves all changes of the editor together.
    Save {
        /// Id of the dashboard.
        dashboard: String,
        /// The form as typed.
        form: DashboardForm,
        /// All widgets.
        widgets: Vec<Widget>,
    },
    /// Publishes a dashboard ('Publikasi').
    Publish {
        /// Id of the dashboard.
        dashboard: String,
    },
    /// Makes a dashboard a draft again ('Jadikan Draft').
    Unpublish {
        /// Id of the dashboard.
        dashboard: String,
    },
    /// Copies a dashboard as a draft with the name '… (Copy)'.
    Duplicate {
        /// Id of the dashboard.
        dashboard: String,
    },
    /// Deletes a dashboard.
    Delete {
        /// Id of the dashboard.
        dashboard: String,
    },
    /// Creates a draft from a definition file.
    Import {
        /// Content of the file.
        #[cfg_attr(target_family = "wasm", tsify(type = "unknown"))]
        definition: Json,
    },
}

/// Checks a command and returns its changes; the portal applies them.
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

struct Acting<'a, 'e> {
    state: &'a State,
    session: &'a Session,
    env: &'a Env<'e>,
}

impl<'a> Acting<'a, '_> {
    fn dashboard(&self, id: &str) -> Result<&'a Dashboard, Refusal> {
        permission::find_manageable(self.state, self.session, id)
    }
}

fn about(id: &str, action: DashboardAction) -> Transaction {
    Transaction::new(Subject { slice: Slice::Dashboards, id: id.to_owned() }, CommitAction::Dashboard(action))
}
