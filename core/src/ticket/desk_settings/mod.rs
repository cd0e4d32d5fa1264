//! The settings of the help desk: promised times, working calendar and ticket categories (decisions §10).

pub mod categories;
pub mod form;
pub(crate) mod sound;
pub mod view;

use serde::{Deserialize, Serialize};

use crate::model::Slice;
use crate::model::desk_settings::{DeskSettings, DeskSettingsAction};
use crate::store::error::Refusal;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, State, Subject, Transaction};
use categories::DeskCategoriesForm;
use form::{DeskCalendarForm, DeskTargetsForm};

/// Commands on the settings of the help desk, one per form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DeskSettingsCommand {
    /// Sets the promised times.
    SaveTargets {
        /// The form as typed.
        form: DeskTargetsForm,
    },
    /// Sets the working calendar.
    SaveCalendar {
        /// The form as typed.
        form: DeskCalendarForm,
    },
    /// Sets the ticket categories.
    SaveCategories {
        /// The form as typed.
        form: DeskCategoriesForm,
    },
}

/// Checks a command and returns its changes; the portal applies them. `None` if the settings are already so.
pub fn handle(state: &State, session: &Session, command: &DeskSettingsCommand) -> Result<Option<Transaction>, Refusal> {
    session.require(Action::ManageDesk)?;
    let before = &state.desk_settings;
    let (checked, action) = match command {
        DeskSettingsCommand::SaveTargets { form } => (form.applied_to(before), DeskSettingsAction::TargetsSet),
        DeskSettingsCommand::SaveCalendar { form } => (form.applied_to(before), DeskSettingsAction::CalendarSet),
        DeskSettingsCommand::SaveCategories { form } => (form.applied_to(before), DeskSettingsAction::CategoriesSet),
    };
    let after = checked.map_err(|errors| Refusal::Invalid { errors })?;
    let subject = Subject { slice: Slice::DeskSettings, id: DeskSettings::ID.to_owned() };
    let transaction =
        || Transaction::new(subject, CommitAction::DeskSettings(action)).update(before.clone(), after.clone());
    Ok((after != *before).then(transaction))
}
