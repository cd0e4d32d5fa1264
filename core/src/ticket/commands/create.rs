//! Files a complaint (§2.3, §5).

use serde::{Deserialize, Serialize};

use super::Context;
use crate::model::attachment::Attachment;
use crate::model::directory::Company;
use crate::model::ticket::{Channel, LinkKind, Priority, Requester, Status, Ticket, TicketAction, TicketLink};
use crate::model::{Person, SharedStr, Slice};
use crate::store::env::Env;
use crate::store::error::{Field, FieldError, Kind, Problem, Refusal};
use crate::store::form::attachment::{self, FileFacts};
use crate::store::form::text::FormCheck;
use crate::store::records::follow_ups;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Handled, State, Subject, Transaction};

/// The form 'Form Pengajuan Keluhan' as typed (§2.3, §5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketForm {
    /// Id of the business entity for which staff file the ticket; `None` otherwise.
    pub requester: Option<String>,
    /// Title; required, one line, at most 200 characters.
    pub title: String,
    /// Category; required, one of the active ones.
    pub category: String,
    /// Description; required, at most 100,000 characters.
    pub description: String,
    /// Files to attach.
    pub attachments: Vec<FileFacts>,
    /// Id of the accepted finding that a business entity asks about.
    #[serde(default)]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub finding: Option<String>,
    /// Code of the requester's earlier ticket that this one continues.
    #[serde(default)]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub follow_up_of: Option<String>,
}

struct Checked {
    requester: Option<Person>,
    title: String,
    category: Option<SharedStr>,
    description: String,
}

/// Errors of the form as typed so far; empty if it can be sent.
pub fn check_form(state: &State, session: &Session, form: &TicketForm) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    checked(state, session, form, &mut check);
    for file in &form.attachments {
        if let Err(why) = attachment::check(file) {
            let hint = attachment::hint(file, why);
            check.reject(Field::Attachments, Problem::File { name: file.name.clone(), why, hint });
        }
    }
    check.into_errors()
}

fn checked(state: &State, session: &Session, form: &TicketForm, check: &mut FormCheck) -> Checked {
    let requester = if Action::CreateTicketOnBehalf.is_granted_to(session.role) {
        let find = |id: &str| {
            let found = state.directory.companies.get(id).filter(|one| one.has_account() && !one.is_inactive);
            found.map(Company::as_person)
        };
        check.required_choice(Field::Requester, form.requester.as_deref().unwrap_or_default(), find)
    } else {
        Some(session.person.clone())
    };
    Checked {
        requester,
        title: check.required_line(Field::Title, &form.title),
        category: check
            .required_choice(Field::Category, &form.category, |name| state.desk_settings.active_category(name)),
        description: check.required_body(Field::Description, &form.description),
    }
}

pub(super) fn create(ctx: &Context, env: &mut Env, form: &TicketForm) -> Result<Handled, Refusal> {
    let on_behalf = form.requester.is_some() || Action::CreateTicketOnBehalf.is_granted_to(ctx.session.role);
    ctx.session.require(if on_behalf { Action::CreateTicketOnBehalf } else { Action::CreateTicket })?;
    if let Some(finding) = &form.finding {
        follow_ups::about_own(ctx.state, ctx.session, finding)?;
    }

    let mut check = FormCheck::default();
    let Checked { requester, title, category, description } = checked(ctx.state, ctx.session, form, &mut check);
    let attachments = attachment::accept(&form.attachments, &mut check, env);
    let (Some(requester), Some(category)) = (requester, category) else {
        return Err(Refusal::Invalid { errors: check.into_errors() });
    };
    check.finish()?;

    let earlier = form.follow_up_of.as_deref().map(|id| {
        let own = ctx.state.tickets.get(id).filter(|earlier| earlier.requester.email == requester.email);
        own.ok_or_else(|| Refusal::not_found(Kind::Ticket, id))
    });
    let links = earlier.transpose()?.map(|earlier| TicketLink { kind: LinkKind::FollowUp, ticket: earlier.id.clone() });

    let named = Requester { name: requester.name.as_str().into(), email: requester.email.as_str().into() };
    let ticket = Ticket {
        finding: form.finding.clone(),
        links: links.into_iter().collect(),
        channel: if on_behalf { Channel::Recorded } else { Channel::Portal },
        ..new_ticket(ctx, env, named, (title, category, description), &attachments)
    };
    let subject = Subject { slice: Slice::Tickets, id: ticket.id.clone() };
    let action = TicketAction::Created {
        on_behalf_of: on_behalf.then(|| requester.name.clone()),
        follow_up_of: ticket.links.first().map(|link| link.ticket.clone()),
    };
    let transaction = Transaction::new(subject, CommitAction::Ticket(action)).insert(ticket);
    Ok(Handled { transaction: Some(transaction), attachments })
}

/// A new ticket with status new and priority medium (§4).
pub(super) fn new_ticket(
    ctx: &Context,
    env: &mut Env,
    requester: Requester,
    (title, category, description): (String, SharedStr, String),
    attachments: &[Attachment],
) -> Ticket {
    Ticket {
        id: env.ticket_id(|id| ctx.state.tickets.knows(id)),
        title,
        description,
        category,
        status: Status::New,
        priority: Some(Priority::Medium),
        assignee: None,
        requester,
        created_at: env.clock.now,
        updated_at: env.clock.now,
        messages: Vec::new(),
        attachments: attachments.to_vec(),
        labels: Vec::new(),
        returned: None,
        finding: None,
        links: Vec::new(),
        merged_into: None,
        rating: None,
        finished_at: None,
        written_at: None,
        channel: Channel::Portal,
        department: None,
    }
}
