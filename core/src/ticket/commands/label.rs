//! Sets the labels of a ticket (decisions §4).

use super::{Context, update};
use crate::model::label::Label;
use crate::model::ticket::{Ticket, TicketAction};
use crate::store::Handled;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;

/// Sets the labels and adds one activity line. `updatedAt` stays, because labels do not concern the requester.
pub(super) fn set_labels(ctx: &Context, id: &str, wanted: &[String]) -> Result<Handled, Refusal> {
    let before = ctx.ticket(Action::UseLabels, id)?;
    let known = |id: &String| ctx.state.labels.get(id).ok_or_else(|| Refusal::not_found(Kind::Label, id));
    let mut labels: Vec<String> = Vec::with_capacity(wanted.len());
    for id in wanted {
        known(id)?;
        if !labels.contains(id) {
            labels.push(id.clone());
        }
    }
    let names = |of: &[String], without: &[String]| -> Vec<String> {
        let labels = of.iter().filter(|id| !without.contains(id)).filter_map(|id| ctx.state.labels.get(id));
        labels.map(|label: &Label| label.name.clone()).collect()
    };
    let added = names(&labels, &before.labels);
    let removed = names(&before.labels, &labels);
    if added.is_empty() && removed.is_empty() {
        return Ok(Handled::unchanged());
    }
    let after = Ticket { labels, ..before.clone() };
    Ok(update(before, after, TicketAction::LabelsSet { added, removed }).into())
}
