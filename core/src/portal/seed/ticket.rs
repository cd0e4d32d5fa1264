use serde::Deserialize;

use super::{SeedError, moment};
use crate::model::attachment::{Attachment, FileFormat};
use crate::model::ticket::{
    Channel, Message, Priority, Rating, Requester, Return, SYSTEM, Status, Ticket, TicketAction,
};
use crate::model::{SharedStr, initials};
use crate::store::activity::ActivityEntry;
use crate::store::env::Clock;
use crate::store::{CommitAction, State};

const FILE: &str = "tickets.json";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct TicketSeed {
    id: String,
    title: String,
    description: String,
    category: SharedStr,
    status: Status,
    priority: Option<Priority>,
    assignee: Option<String>,
    requester: String,
    created_at: String,
    updated_at: String,
    messages: Vec<MessageSeed>,
    attachments: Vec<FileSeed>,
    labels: Vec<String>,
    returned: Option<Return>,
    rating: Option<RatingSeed>,
    activity: Vec<ActivitySeed>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct MessageSeed {
    sender: String,
    content: String,
    at: String,
    attachments: Vec<FileSeed>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct FileSeed {
    file: String,
    format: FileFormat,
    size: u64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RatingSeed {
    is_satisfied: bool,
    comment: Option<String>,
    at: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ActivitySeed {
    at: String,
    by: String,
    action: TicketAction,
}

/// Adds a ticket with its activity, if all its references exist.
pub(super) fn plant(state: &mut State, seed: TicketSeed, opened: Clock) -> Result<(), SeedError> {
    let id = seed.id.clone();
    let wrong = |field: &str, problem: &str| SeedError::new(FILE, &id, field, problem);
    let when = |field: &str, text: &str| {
        moment::parse(text, opened).ok_or_else(|| wrong(field, &format!("'{text}' is no moment such as -8h")))
    };
    if state.tickets.knows(&id) || id.len() != 6 || !id.bytes().all(|c| c.is_ascii_digit() || c.is_ascii_uppercase()) {
        return Err(wrong("id", "is not a free ticket code of 6 uppercase base-36 characters"));
    }
    if state.desk_settings.active_category(&seed.category).is_none() {
        return Err(wrong("category", "is no category of §5"));
    }
    let requester = state
        .directory
        .businesses()
        .find(|business| business.id == seed.requester)
        .ok_or_else(|| wrong("requester", "is not a company of companies.json with an e-mail address"))?;
    let agents = &state.directory.agents;
    let assignee = match &seed.assignee {
        None => None,
        Some(id) => {
            let agent = agents.iter().find(|agent| agent.id == *id);
            Some(agent.ok_or_else(|| wrong("assignee", "is not in agents.json"))?.as_assignee())
        }
    };
    if let Some(unknown) = seed.labels.iter().find(|label| state.labels.get(label).is_none()) {
        return Err(wrong("labels", &format!("'{unknown}' is not in labels.json")));
    }
    let name_of = |sender: &str| {
        let known = agents.iter().map(|agent| (&agent.email, &agent.name));
        let mut known = known.chain([(&requester.email, &requester.name)]);
        match known.find(|(email, _)| *email == sender) {
            Some((_, name)) => Some(name.clone()),
            None if sender == SYSTEM => Some(SYSTEM.to_owned()),
            None => None,
        }
    };
    let mut messages = Vec::with_capacity(seed.messages.len());
    for (number, message) in (1..).zip(seed.messages) {
        let name = name_of(&message.sender)
            .ok_or_else(|| wrong("messages.sender", "is neither an agent nor the requester nor System"))?;
        messages.push(Message {
            id: number,
            avatar: initials(&name).into(),
            timestamp: when("messages.at", &message.at)?,
            attachments: message.attachments.into_iter().map(FileSeed::planted).collect(),
            sender: message.sender.into(),
            content: message.content,
            origin: None,
        });
    }
    let mut activity = Vec::with_capacity(seed.activity.len());
    for entry in seed.activity {
        let at = when("activity.at", &entry.at)?;
        activity.push(ActivityEntry { at, who: entry.by, action: CommitAction::Ticket(entry.action) });
    }
    let rating = match seed.rating {
        None => None,
        Some(RatingSeed { is_satisfied, comment, at }) => {
            Some(Rating { is_satisfied, comment, at: when("rating.at", &at)? })
        }
    };
    let ticket = Ticket {
        created_at: when("createdAt", &seed.created_at)?,
        updated_at: when("updatedAt", &seed.updated_at)?,
        requester: Requester { name: requester.name.as_str().into(), email: requester.email.as_str().into() },
        attachments: seed.attachments.into_iter().map(FileSeed::planted).collect(),
        id: seed.id,
        title: seed.title,
        description: seed.description,
        category: seed.category,
        status: seed.status,
        priority: seed.priority,
        assignee,
        messages,
        labels: seed.labels,
        returned: seed.returned,
        finding: None,
        links: Vec::new(),
        merged_into: None,
        rating,
        finished_at: None,
        written_at: None,
        channel: Channel::Portal,
        department: None,
    };
    state.tickets.put(ticket);
    for entry in activity {
        state.activity.add(&id, entry);
    }
    Ok(())
}

impl FileSeed {
    /// An attachment whose bytes the web side ships as `seeds/files/{file}`.
    fn planted(self) -> Attachment {
        Attachment { id: format!("seed:{}", self.file), name: self.file, size: self.size, format: self.format }
    }
}
