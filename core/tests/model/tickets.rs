//! The help desk of the naive portal, written directly from §2.3–2.5, §4, §5 and §6.

use portal_core::model::Role;
use portal_core::model::directory::Company;
use portal_core::model::ticket::{ReturnReason, Status};
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::commands::{BulkChange, BulkTickets, TicketCommand as T, TicketForm};
use portal_core::ticket::desk_settings::DeskSettingsCommand;
use portal_core::ticket::desk_settings::categories::DeskCategoryForm;
use portal_core::ticket::field::TicketField;
use portal_core::ticket::label::LabelCommand;

use crate::facts::{Fields, Kind};
use crate::rights::{may_set, part};
use crate::world::{Act, Effect, Plan, Verdict, World, is_same_name, line};

pub(crate) const STAFF: [Role; 2] = [Role::InternalEsdm, Role::Agent];

pub(crate) fn only(act: &Act, roles: &[Role]) -> Result<(), Verdict> {
    if roles.contains(&act.role) { Ok(()) } else { Err(Verdict::NotPermitted) }
}

fn are_files_fine(files: &[FileFacts]) -> bool {
    files.iter().all(|file| {
        let format = file.name.rsplit_once('.').map(|(_, extension)| extension.to_lowercase());
        let first: &[u8] = match format.as_deref() {
            Some("pdf") => b"%PDF-",
            Some("png") => b"\x89PNG\r\n\x1a\n",
            Some("jpg" | "jpeg") => &[0xFF, 0xD8, 0xFF],
            _ => return false,
        };
        (1..=10_485_760).contains(&file.size) && file.head.starts_with(first)
    })
}

/// The ticket with another status. Only finished tickets have a rating.
pub(crate) fn stepped(ticket: Fields, status: &str, now: i64) -> Fields {
    let was = ticket.get("status").to_owned();
    let ticket = ticket.with("status", status);
    match status {
        "resolved" | "closed" if was == status => ticket,
        "resolved" | "closed" => ticket.with("finished", now.to_string()),
        _ => ticket.with("rating", ""),
    }
}

impl World {
    pub(crate) fn ticket(&self, command: &T, act: &Act) -> Effect {
        let roles: &[Role] = match command {
            T::Create { form } => return self.create(form, act),
            T::AddNote { .. } | T::EditNote { .. } | T::DeleteNote { .. } => return self.note(command, act),
            T::Bulk { tickets, change } => return self.bulk(tickets, change, act),
            T::SetStatus { .. }
            | T::Assign { .. }
            | T::SetPriority { .. }
            | T::SetLabels { .. }
            | T::Link { .. }
            | T::LeaveDepartment { .. }
            | T::Unlink { .. } => &STAFF,
            T::Close { .. } | T::Rate { .. } => &[Role::BadanUsaha],
            T::Reply { .. } | T::Reopen { .. } => &[Role::BadanUsaha, Role::InternalEsdm, Role::Agent],
            T::SendToDepartment { .. } => &[Role::InternalEsdm],
            T::Merge { .. } | T::Split { .. } => return self.case(command, act),
            T::Take { .. } | T::GiveBack { .. } => &[Role::Agent],
        };
        only(act, roles)?;
        let (T::Reply { ticket: id, .. }
        | T::SetStatus { ticket: id, .. }
        | T::Close { ticket: id }
        | T::Reopen { ticket: id }
        | T::Take { ticket: id }
        | T::Assign { ticket: id, .. }
        | T::GiveBack { ticket: id, .. }
        | T::SendToDepartment { ticket: id, .. }
        | T::LeaveDepartment { ticket: id }
        | T::SetPriority { ticket: id, .. }
        | T::SetLabels { ticket: id, .. }
        | T::Link { ticket: id, .. }
        | T::Unlink { ticket: id, .. }
        | T::Rate { ticket: id, .. }) = command
        else {
            unreachable!("the others are handled above")
        };
        let own = |ticket: &&Fields| act.role != Role::BadanUsaha || ticket.get("requester") == act.person.email;
        let before = self.unmerged(id).filter(own).ok_or(Verdict::Refused)?;
        self.change(command, act, id, before)
    }

    #[expect(clippy::too_many_lines, reason = "one arm per command")]
    fn change(&self, command: &T, act: &Act, id: &str, before: &Fields) -> Effect {
        let plan = Plan::about(Kind::Ticket, id);
        let status = before.get("status");
        let refuse_unless = |is_fine: bool| if is_fine { Ok(()) } else { Err(Verdict::Refused) };
        let after = before.clone().with("updated", act.now.to_string());
        let after = match command {
            T::Reply { content, status: wanted, attachments, .. } => {
                let choices: &[&str] =
                    if STAFF.contains(&act.role) { &["pending", "resolved", "closed"] } else { &["resolved", "open"] };
                refuse_unless(status != "closed" && !content.trim().is_empty() && are_files_fine(attachments))?;
                refuse_unless(wanted.is_none_or(|wanted| choices.contains(&wanted.value())))?;
                let mut after = stepped(after, wanted.map_or(status, |wanted| wanted.value()), act.now);
                let files = attachments.len();
                if act.role == Role::Agent && before.get("assignee").is_empty() {
                    after = after.with("assignee", &act.person.id).with("returned", "");
                }
                after.messages.push(format!("{}|{}|{}|{files}|", act.person.email, act.now, content.trim()));
                after
            }
            T::SetStatus { status: wanted, .. } => {
                refuse_unless(["pending", "resolved", "closed"].contains(&wanted.value()))?;
                refuse_unless(status != wanted.value())?;
                stepped(after, wanted.value(), act.now)
            }
            T::Close { .. } => {
                refuse_unless(status != "closed")?;
                stepped(after, "closed", act.now)
            }
            T::Reopen { .. } => {
                refuse_unless(["resolved", "closed"].contains(&status))?;
                refuse_unless(act.role != Role::BadanUsaha || act.may_reopen)?;
                stepped(after, "open", act.now)
            }
            T::Take { .. } => {
                refuse_unless(status == "new")?;
                let assignee = before.get("assignee");
                let taker = if assignee.is_empty() { &act.person.id } else { assignee };
                after.with("status", "open").with("assignee", taker).with("returned", "")
            }
            T::Assign { agent, .. } => {
                refuse_unless(self.directory.agents.iter().any(|known| known.id == *agent))?;
                refuse_unless(act.role != Role::Agent || before.get("assignee") != agent)?;
                return Ok(plan.put(Kind::Ticket, id, after.with("assignee", agent).with("returned", "")).saved());
            }
            T::GiveBack { reason, note, .. } => {
                let note = note.as_deref().map(str::trim).filter(|note| !note.is_empty());
                refuse_unless(["open", "pending"].contains(&status))?;
                refuse_unless(*reason != ReturnReason::Other || note.is_some())?;
                let returned = format!("{}|{}|{}", act.person.name, reason.value(), note.unwrap_or_default());
                after.with("assignee", "").with("returned", returned)
            }
            T::SendToDepartment { department, .. } => {
                refuse_unless(self.directory.departments.get(department).is_some())?;
                if before.get("department") == department {
                    return Ok(plan.listed());
                }
                return Ok(plan.put(Kind::Ticket, id, before.clone().with("department", department)));
            }
            T::LeaveDepartment { .. } => {
                return Ok(plan.put(Kind::Ticket, id, before.clone().with("department", "")));
            }
            T::SetPriority { priority, .. } if before.get("priority") == priority.value() => return Ok(plan),
            T::SetPriority { priority, .. } => after.with("priority", priority.value()),
            T::SetLabels { labels, .. } => {
                refuse_unless(labels.iter().all(|label| self.get(Kind::Label, label).is_some()))?;
                let mut after = before.clone();
                after.values.retain(|field, _| !field.starts_with("label:"));
                for label in labels {
                    after.set(&format!("label:{label}"), "ya");
                }
                return Ok(plan.put(Kind::Ticket, id, after));
            }
            T::Link { other, kind, .. } => {
                let there = self.unmerged(other).ok_or(Verdict::Refused)?;
                let is_linked = |one: &Fields, to: &str| one.values.contains_key(&format!("link:{to}"));
                refuse_unless(id != other && !is_linked(before, other) && !is_linked(there, id))?;
                return Ok(plan.put(Kind::Ticket, id, before.clone().with(&format!("link:{other}"), kind.value())));
            }
            T::Unlink { other, .. } => {
                let pairs = [(id, other.as_str()), (other.as_str(), id)];
                return Ok(pairs.into_iter().fold(plan, |plan, (holder, gone)| {
                    let field = format!("link:{gone}");
                    match self.get(Kind::Ticket, holder).filter(|one| one.values.contains_key(&field)) {
                        Some(one) if self.get(Kind::Ticket, gone).is_some() => {
                            plan.put(Kind::Ticket, holder, one.clone().with(&field, ""))
                        }
                        _ => plan,
                    }
                }));
            }
            T::Rate { is_satisfied, comment, .. } => {
                refuse_unless(["resolved", "closed"].contains(&status) && comment.trim().chars().count() <= 200)?;
                let said = format!("{is_satisfied}|{}|", comment.split_whitespace().collect::<Vec<_>>().join(" "));
                if before.get("rating").starts_with(&said) {
                    return Ok(plan);
                }
                return Ok(plan.put(Kind::Ticket, id, before.clone().with("rating", format!("{said}{}", act.now))));
            }
            T::Create { .. }
            | T::Merge { .. }
            | T::Split { .. }
            | T::AddNote { .. }
            | T::EditNote { .. }
            | T::DeleteNote { .. }
            | T::Bulk { .. } => {
                unreachable!("handled by the caller")
            }
        };
        Ok(plan.put(Kind::Ticket, id, after).saved())
    }

    fn note(&self, command: &T, act: &Act) -> Effect {
        only(act, &STAFF)?;
        let own = |id: &str| {
            let note = self.get(Kind::Note, id).filter(|note| note.get("author") == act.person.email);
            let note = note.filter(|note| self.unmerged(note.get("ticket")).is_some());
            note.cloned().ok_or(Verdict::Refused)
        };
        let written =
            |content: &str| Some(content.trim().to_owned()).filter(|text| !text.is_empty()).ok_or(Verdict::Refused);
        let (plan, id, note) = match command {
            T::AddNote { ticket, content, attachments } => {
                self.unmerged(ticket).filter(|_| are_files_fine(attachments)).ok_or(Verdict::Refused)?;
                let content = written(content)?;
                let note = Fields::default()
                    .with("ticket", ticket)
                    .with("author", &act.person.email)
                    .with("content", content)
                    .with("written", act.now.to_string())
                    .with("files", attachments.len().to_string());
                (Plan::about(Kind::Ticket, ticket), act.new_id.ok_or(Verdict::Changed)?, note)
            }
            T::EditNote { note: id, content } => {
                let before = own(id)?;
                let content = written(content)?;
                let plan = Plan::about(Kind::Ticket, before.get("ticket"));
                if content == before.get("content") {
                    return Ok(Plan::default());
                }
                (plan, id.as_str(), before.with("content", content).with("edited", act.now.to_string()))
            }
            T::DeleteNote { note: id } => {
                return Ok(Plan::about(Kind::Ticket, own(id)?.get("ticket")).take(Kind::Note, id));
            }
            _ => unreachable!("no other command is about a note"),
        };
        Ok(plan.put(Kind::Note, id, note))
    }

    /// The commands of the single tickets, without those that are refused or set what a ticket already has.
    fn bulk(&self, tickets: &BulkTickets, change: &BulkChange, act: &Act) -> Effect {
        let field = change.field();
        if !may_set(field, act.role) {
            return Err(Verdict::NotPermitted);
        }
        let BulkTickets::Chosen { ids } = tickets else { unreachable!("the game chooses tickets") };
        let mut whole = Plan::default();
        for id in ids.iter().filter(|id| self.get(Kind::Ticket, id).is_some()) {
            let held: Vec<String> = self.get(Kind::Ticket, id).map_or_else(Vec::new, |ticket| {
                part(TicketField::Labels, ticket).into_iter().map(str::to_owned).collect()
            });
            let ticket = id.clone();
            let single = match change.clone() {
                BulkChange::Assign { agent, reason } => T::Assign { ticket, agent, reason },
                BulkChange::SetStatus { status: Status::Open } => T::Reopen { ticket },
                BulkChange::SetStatus { status } => T::SetStatus { ticket, status },
                BulkChange::SetPriority { priority } => T::SetPriority { ticket, priority },
                BulkChange::AddLabels { labels } => T::SetLabels { ticket, labels: [held, labels].concat() },
                BulkChange::SendToDepartment { department, note } => T::SendToDepartment { ticket, department, note },
                BulkChange::RemoveLabels { labels } => {
                    T::SetLabels { ticket, labels: held.into_iter().filter(|label| !labels.contains(label)).collect() }
                }
            };
            for put in self.ticket(&single, act).map_or_else(|_| Vec::new(), |plan| plan.puts) {
                let before = self.get(Kind::Ticket, id).map(|before| part(field, before));
                let is_new = !whole.puts.iter().any(|(_, other, _)| other == id);
                if is_new && before != put.2.as_ref().map(|after| part(field, after)) {
                    whole.subject.get_or_insert((Kind::Ticket, id.clone()));
                    whole.puts.push(put);
                }
            }
        }
        if whole.puts.is_empty() { Err(Verdict::Refused) } else { Ok(whole) }
    }

    fn create(&self, form: &TicketForm, act: &Act) -> Effect {
        only(
            act,
            if form.requester.is_some() { &[Role::InternalEsdm] } else { &[Role::BadanUsaha, Role::InternalEsdm] },
        )?;
        let named_as = |id: &String| self.directory.companies.get(id).filter(|one| one.has_account());
        let requester = match (act.role, &form.requester) {
            (Role::BadanUsaha, _) => Some(act.person.clone()),
            (_, named) => named.as_ref().and_then(named_as).map(Company::as_person),
        };
        let requester = requester.ok_or(Verdict::Refused)?;
        let desk = self.get(Kind::Desk, "desk").ok_or(Verdict::Refused)?;
        let is_category = desk.get("categories").split('|').any(|name| name == form.category);
        let (title, is_described) = (line(&form.title), !form.description.trim().is_empty());
        let (Some(title), true, true, true) = (title, is_category, is_described, are_files_fine(&form.attachments))
        else {
            return Err(Verdict::Refused);
        };
        let id = act.new_id.ok_or(Verdict::Changed)?;
        let ticket = Fields::default()
            .with("title", title)
            .with("description", form.description.trim())
            .with("category", &form.category)
            .with("status", "new")
            .with("priority", "medium")
            .with("requester", &requester.email)
            .with("created", act.now.to_string())
            .with("updated", act.now.to_string())
            .with("files", form.attachments.len().to_string());
        Ok(Plan::about(Kind::Ticket, id).put(Kind::Ticket, id, ticket))
    }

    pub(crate) fn label(&self, command: &LabelCommand, act: &Act) -> Effect {
        only(act, &STAFF)?;
        match command {
            LabelCommand::Save { id, name } => {
                let name = line(name).filter(|name| name.chars().count() <= 40).ok_or(Verdict::Refused)?;
                self.save(Kind::Label, id.as_deref(), act, "name", Fields::default().with("name", name))
            }
            LabelCommand::AddTo { ticket, name } => {
                let before = self.unmerged(ticket).ok_or(Verdict::Refused)?;
                let name = line(name).filter(|name| name.chars().count() <= 40).ok_or(Verdict::Refused)?;
                if self.table(Kind::Label).live().any(|(_, other)| is_same_name(other.get("name"), &name)) {
                    return Err(Verdict::Refused);
                }
                let id = act.new_id.ok_or(Verdict::Changed)?;
                let after = before.clone().with(&format!("label:{id}"), "ya");
                let label = Fields::default().with("name", name);
                Ok(Plan::about(Kind::Ticket, ticket).put(Kind::Label, id, label).put(Kind::Ticket, ticket, after))
            }
            LabelCommand::Delete { id } => {
                self.get(Kind::Label, id).ok_or(Verdict::Refused)?;
                let field = format!("label:{id}");
                let tickets = self.table(Kind::Ticket).live().filter(|(_, one)| one.values.contains_key(&field));
                Ok(tickets.fold(Plan::about(Kind::Label, id).take(Kind::Label, id), |plan, (ticket, one)| {
                    plan.put(Kind::Ticket, ticket, one.clone().with(&field, ""))
                }))
            }
        }
    }

    pub(crate) fn desk_settings(&self, command: &DeskSettingsCommand, act: &Act) -> Effect {
        only(act, &[Role::InternalEsdm])?;
        let before = self.get(Kind::Desk, "desk").ok_or(Verdict::Refused)?.clone();
        let after = match command {
            DeskSettingsCommand::SaveTargets { form } => {
                let is_promise = |days: &String| (1..=365).contains(&days.parse().unwrap_or(0));
                if !form.targets.iter().all(|target| is_promise(&target.assign)) {
                    return Err(Verdict::Refused);
                }
                let targets = form.targets.iter().map(|target| {
                    let whom = if target.priority.is_empty() { "Semua tiket" } else { "High" };
                    format!("{whom}: {}/5/14 hari kerja", target.assign)
                });
                let targets = targets.collect::<Vec<_>>().join("|");
                before.clone().with("targets", targets).with("quiet", &form.quiet_days)
            }
            DeskSettingsCommand::SaveCategories { form } => {
                let known = before.get("categories");
                let mut all: Vec<&str> = known.split('|').collect();
                for DeskCategoryForm { name, .. } in &form.categories {
                    if name.is_empty() {
                        return Err(Verdict::Refused);
                    }
                    if !all.contains(&name.as_str()) {
                        all.push(name);
                    }
                }
                before.clone().with("categories", all.join("|"))
            }
            DeskSettingsCommand::SaveCalendar { form } => {
                if !["WIB", "WITA", "WIT"].contains(&form.zone.as_str()) || !form.hours.iter().all(|day| day.is_open) {
                    return Err(Verdict::Refused);
                }
                let days = form.holidays.iter().map(|day| format!("2026-12-31 {}", day.name)).collect::<Vec<_>>();
                let hours = vec!["480-960"; form.hours.len()].join("|");
                before.clone().with("zone", &form.zone).with("hours", hours).with("days", days.join("|"))
            }
        };
        Ok(if before == after {
            Plan::default()
        } else {
            Plan::about(Kind::Desk, "desk").put(Kind::Desk, "desk", after)
        })
    }

    /// Adds or changes a record; a name must be unique.
    pub(crate) fn save(&self, kind: Kind, id: Option<&str>, act: &Act, name: &str, fields: Fields) -> Effect {
        if id.is_some_and(|id| self.get(kind, id).is_none()) {
            return Err(Verdict::Refused);
        }
        let mut others = self.table(kind).live().filter(|(other, _)| Some(*other) != id);
        if others.any(|(_, other)| is_same_name(other.get(name), fields.get(name))) {
            return Err(Verdict::Refused);
        }
        let id = id.or(act.new_id).ok_or(Verdict::Changed)?;
        Ok(Plan::about(kind, id).put(kind, id, fields).saved())
    }
}
