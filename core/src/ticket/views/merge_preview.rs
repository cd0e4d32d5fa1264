//! Effect of merging tickets, shown before it is done.

use serde::{Deserialize, Serialize};

use super::visible;
use crate::model::ticket::{Status, Ticket};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;
use crate::ticket::commands::merge::{is_new_in, merged, said};

/// Tickets to merge.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MergeQuery {
    /// Codes of all tickets, at least two.
    pub tickets: Vec<String>,
    /// Code of the ticket that stays; `None` proposes the oldest that is not closed.
    pub into: Option<String>,
}

/// The effect of a merge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MergePreview {
    /// Code of the ticket that stays.
    pub into: String,
    /// The tickets, oldest first.
    pub tickets: Vec<MergedTicket>,
    /// Sentences that say what will happen; empty if the merge is refused.
    pub effects: Vec<String>,
    /// The reason why the merge is refused.
    pub refusal: Option<Refusal>,
}

/// A ticket to merge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MergedTicket {
    /// The ticket code.
    pub id: String,
    /// Title of the ticket.
    pub title: String,
    /// Status of the ticket.
    pub status: Status,
    /// Time of filing, with time zone.
    pub created: String,
}

/// The effect of merging these tickets, with the same rule as the command.
pub fn merge_preview(reader: &Reader, query: &MergeQuery) -> Result<MergePreview, Refusal> {
    reader.require(Action::MergeTickets)?;
    let found: Result<Vec<&Ticket>, Refusal> = query.tickets.iter().map(|id| visible(reader, id)).collect();
    let mut tickets = found?;
    tickets.sort_by_key(|ticket| ticket.created_at);
    tickets.dedup_by(|one, other| one.id == other.id);
    let named = query.into.as_ref().and_then(|id| tickets.iter().find(|ticket| ticket.id == *id));
    let open = tickets.iter().find(|ticket| ticket.status != Status::Closed);
    let kept = *named.or(open).or(tickets.first()).ok_or_else(|| not_found(query))?;
    let others: Vec<&Ticket> = tickets.iter().filter(|ticket| ticket.id != kept.id).copied().collect();
    let result = merged(kept, &others, reader.calendar().now);
    let clock = reader.calendar();
    Ok(MergePreview {
        into: kept.id.clone(),
        tickets: tickets
            .iter()
            .map(|ticket| MergedTicket {
                id: ticket.id.clone(),
                title: ticket.title.clone(),
                status: ticket.status,
                created: clock.local(ticket.created_at).long(),
            })
            .collect(),
        effects: result.as_ref().map_or_else(|_| Vec::new(), |after| effects(reader, kept, &others, after)),
        refusal: result.err(),
    })
}

fn not_found(query: &MergeQuery) -> Refusal {
    Refusal::not_found(crate::store::error::Kind::Ticket, query.into.as_deref().unwrap_or_default())
}

fn effects(reader: &Reader, kept: &Ticket, others: &[&Ticket], after: &Ticket) -> Vec<String> {
    let id = &kept.id;
    let mut effects = Vec::new();
    for other in others {
        let files = match other.files().count() {
            0 => String::new(),
            count => format!(" dan {count} lampiran"),
        };
        let messages = saturated(said(other).filter(|message| is_new_in(kept, message)).count());
        effects.push(format!("{messages} pesan{files} dari {} masuk ke percakapan {id} menurut waktunya.", other.id));
    }
    let codes: Vec<&str> = others.iter().map(|other| other.id.as_str()).collect();
    effects.push(format!("{} ditutup dan mengarah ke {id}.", codes.join(", ")));
    if after.status != kept.status {
        effects.push(format!(
            "Status {id} menjadi {}, karena masih ada keluhan yang belum selesai.",
            after.status.label()
        ));
    }
    let labels = after.labels.iter().filter(|label| !kept.labels.contains(label));
    let names: Vec<&str> =
        labels.filter_map(|label| reader.labels().get(label)).map(|label| label.name.as_str()).collect();
    if !names.is_empty() {
        effects.push(format!("{id} mendapat label {}.", names.join(", ")));
    }
    effects.push(format!("{} diberi tahu di dalam tiket.", kept.requester.name));
    effects
}
