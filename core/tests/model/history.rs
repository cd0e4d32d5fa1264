//! Undo, versions and two tabs in the naive portal, computed from full copies of the facts.

use portal_core::history::commands::HistoryCommand;
use portal_core::model::Role;
use portal_core::ticket::field::TicketField;

use crate::cases::{is_answered, place, says};
use crate::facts::{Fields, Kind};
use crate::rights::{kind_of, may_see, may_set, part};
use crate::tickets::stepped;
use crate::world::{Act, Done, Effect, Plan, Step, Verdict, World, is_same_name};

/// Number of newest commits that can be undone.
const UNDOABLE: usize = 256;

/// Fields that belong together: the later change wins for all of them.
const TOGETHER: [[&str; 4]; 1] = [["auditor", "type", "by", "assigned"]];

/// Copies of another record's fields. They never conflict, because they are renewed.
const COPIES: [&str; 4] = ["dataName", "dataStage", "dataCompany", "auditorName"];

/// The fields that describe a dataset or document; a restore returns only these.
const DESCRIBING: [&str; 5] = ["name", "stage", "company", "activity", "description"];

/// The value to restore over the present one.
fn described_on(kind: Kind, earlier: &Fields, now: Option<&Fields>) -> Fields {
    match now {
        Some(now) if [Kind::Dataset, Kind::Document].contains(&kind) => {
            DESCRIBING.into_iter().fold(now.clone(), |fields, field| fields.with(field, earlier.get(field)))
        }
        _ => earlier.clone(),
    }
}

/// True if the step is an edit that the history lists: for data, one of the description alone.
pub(crate) fn is_listed(step: &Step) -> bool {
    let Some(before) = step.before.as_ref().filter(|before| Some(*before) != step.after.as_ref()) else { return false };
    if ![Kind::Dataset, Kind::Document].contains(&step.kind) {
        return true;
    }
    let whenever = |fields: &Fields| fields.clone().with("updated", "");
    step.after.as_ref().is_some_and(|after| {
        whenever(&described_on(step.kind, before, Some(after))) == whenever(before)
            && whenever(after) != whenever(before)
    })
}

/// Applies the change from one version of a record to another on top of a third. The flag is true if someone else
/// changed the same part.
pub(crate) fn merged(from: Option<&Fields>, to: Option<&Fields>, now: Option<&Fields>) -> (Option<Fields>, bool) {
    if from == now {
        return (to.cloned(), false);
    }
    let (Some(from), Some(to), Some(now)) = (from, to, now) else {
        return (to.cloned(), to.is_some() || now.is_some());
    };
    let (mut result, mut overlaps) = (now.clone(), false);
    for field in from.values.keys().chain(to.values.keys()) {
        let [was, is, there] = [from, to, now].map(|fields| fields.get(field));
        if was == is || field == "updated" {
            continue;
        }
        result.set(field, is);
        if COPIES.contains(&field.as_str()) {
            continue;
        }
        let group = TOGETHER.iter().find(|group| from.values.contains_key(group[0]) && group.contains(&field.as_str()));
        let Some(group) = group else {
            overlaps |= there != was && there != is;
            continue;
        };
        let differs = |other: &Fields| group.iter().any(|part| now.get(part) != other.get(part));
        overlaps |= differs(from) && differs(to);
        for part in group {
            result.set(part, to.get(part));
        }
    }
    // The progress of one auditor does not pass to another, nor do notes for an internal one to an external one.
    let [passes, has_passed] = [to, now].map(|other| other.get("auditor") != from.get("auditor"));
    for (is_handed, handed, other) in [(has_passed && !passes, now, to), (passes, to, now)] {
        if is_handed {
            overlaps |= other.get("status") != from.get("status");
            for field in ["status", "completed"] {
                result.set(field, handed.get(field));
            }
            if handed.get("type") == "external" && from.get("type") == "internal" {
                result.set("notes", handed.get("notes"));
            }
        }
    }
    if from.get("updated") == now.get("updated") {
        result.set("updated", to.get("updated"));
    } else {
        let later = now.get("updated").parse::<i64>().ok().max(to.get("updated").parse::<i64>().ok());
        result.set("updated", later.map_or_else(String::new, |later| later.to_string()));
    }
    if from.messages == now.messages {
        // A message that returns to an unchanged conversation gets its former place back.
        result.messages.clone_from(&to.messages);
    } else {
        result.messages.retain(|said| !says(&from.messages, said) || says(&to.messages, said));
        let added = to.messages.iter().filter(|said| !says(&from.messages, said) && !says(&now.messages, said));
        added.for_each(|said| place(&mut result.messages, said.clone()));
    }
    if !result.get("assignee").is_empty() && !result.get("returned").is_empty() {
        let gives_way = if to.get("returned").is_empty() { "returned" } else { "assignee" };
        result.set(gives_way, "");
    }
    if !result.get("merged").is_empty() {
        result.set("status", "closed");
    }
    if !["resolved", "closed"].contains(&result.get("status")) {
        result.set("rating", "");
    }
    if result.get("status") == "in_progress" || result.get("status") == "assigned" {
        result.set("completed", "");
    }
    (Some(result), overlaps)
}

impl World {
    pub(crate) fn history(&self, command: &HistoryCommand, act: &Act) -> Effect {
        match command {
            HistoryCommand::Undo { seq } => self.undo(*seq, act),
            HistoryCommand::Restore { seq, record } => {
                let (kind, roles) = kind_of(record.slice).ok_or(Verdict::Refused)?;
                let is_document = self.table(Kind::Document).0.iter().any(|(id, _)| *id == record.id);
                let kind = if kind == Kind::Dataset && is_document { Kind::Document } else { kind };
                if roles.contains(&act.role) {
                    self.restore(*seq, kind, &record.id, act)
                } else {
                    Err(Verdict::NotPermitted)
                }
            }
            HistoryCommand::RestoreField { seq, ticket, field } => self.restore_field(*seq, ticket, *field, act),
        }
    }

    fn undo(&self, seq: u32, act: &Act) -> Effect {
        let newest = self.log.iter().rev().take(UNDOABLE);
        let mut own = newest.filter(|done| done.role == act.role && done.person == act.person.id);
        let done = own.find(|done| done.seq == seq).ok_or(Verdict::Refused)?;
        let mut plan = Plan::about(done.subject.0, &done.subject.1);
        plan.is_listed = done.is_notice;
        for Step { kind, id, before, after } in &done.steps {
            // Notes leave with their ticket; a company does not learn of them.
            if *kind == Kind::Note && before.is_none() && act.role == Role::BadanUsaha {
                continue;
            }
            let now = self.get(*kind, id);
            if now.is_some_and(|now| !may_see(*kind, now, act)) {
                return Err(Verdict::Refused);
            }
            let (result, overlaps) = merged(after.as_ref(), before.as_ref(), now);
            if overlaps || is_answered(before.as_ref(), after.as_ref(), now) {
                return Err(Verdict::Refused);
            }
            plan.puts.push((*kind, id.clone(), result));
        }
        let planned: Vec<String> = plan.puts.iter().map(|(_, id, _)| id.clone()).collect();
        let (plan, loses) = self.settled(plan)?;
        let loses_notes = plan.puts.iter().any(|(kind, id, _)| *kind == Kind::Note && !planned.contains(id));
        if loses || loses_notes && act.role != Role::BadanUsaha { Err(Verdict::Refused) } else { Ok(plan) }
    }

    fn restore(&self, seq: u32, kind: Kind, id: &str, act: &Act) -> Effect {
        let done = self.log.iter().find(|done| done.seq == seq).ok_or(Verdict::Refused)?;
        let mut steps = done.steps.iter().filter(|step| step.before.is_some());
        let step = steps.find(|step| step.kind == kind && step.id == id).ok_or(Verdict::Refused)?;
        if !is_listed(step) && !self.log.iter().rev().take(UNDOABLE).any(|newest| newest.seq == seq) {
            return Err(Verdict::Refused);
        }
        let (now, was_deleted) = (self.get(kind, id), step.after.is_none());
        let sees = |fields: Option<&Fields>| fields.is_none_or(|fields| may_see(kind, fields, act));
        if !sees(step.before.as_ref()) || !sees(now) {
            return Err(Verdict::Refused);
        }
        let whenever = |fields: Option<&Fields>| fields.map(|fields| fields.clone().with("updated", ""));
        let returned = step.before.as_ref().map(|before| described_on(kind, before, now));
        if whenever(now) == whenever(returned.as_ref()) {
            return Ok(Plan::default());
        }
        if now.is_some() == was_deleted {
            return Err(Verdict::Refused);
        }
        let mut plan = Plan::about(kind, id);
        // A return to an earlier value counts as an update; restoring a deleted record does not.
        let mut returned = returned;
        if let Some(fields) = returned.as_mut().filter(|fields| !was_deleted && !fields.get("updated").is_empty()) {
            fields.set("updated", act.now.to_string());
        }
        plan.puts.push((kind, id.to_owned(), returned));
        if was_deleted && done.subject == (kind, id.to_owned()) {
            for other in done.steps.iter().filter(|other| other.before.is_some() && other.id != id) {
                let now = self.get(other.kind, &other.id);
                let has_data = |work: &Fields| self.data(work.get("data")).is_some();
                let is_work = other.kind == Kind::Assignment;
                let is_possible = !is_work || other.before.as_ref().is_some_and(has_data);
                if now.is_some() == other.after.is_some() && is_possible {
                    let (result, _) = merged(other.after.as_ref(), other.before.as_ref(), now);
                    plan.puts.push((other.kind, other.id.clone(), result));
                }
            }
            let restored: Vec<String> = plan
                .puts
                .iter()
                .filter(|(kind, _, fields)| *kind == Kind::Assignment && fields.is_some())
                .map(|(_, id, _)| id.clone())
                .collect();
            plan.puts.retain(|(kind, _, fields)| {
                let work = fields.as_ref().map_or("", |fields| fields.get("assignment"));
                let is_there = self.get(Kind::Assignment, work).is_some() || restored.iter().any(|id| id == work);
                ![Kind::Finding, Kind::FollowUp].contains(kind) || fields.is_none() || is_there
            });
        }
        Ok(self.settled(plan)?.0.listed())
    }

    /// Restores one part of a ticket, with the same effect as the command that sets that part (§4, §6).
    fn restore_field(&self, seq: u32, id: &str, field: TicketField, act: &Act) -> Effect {
        if !may_set(field, act.role) {
            return Err(Verdict::NotPermitted);
        }
        let mut newest =
            self.log.iter().rev().take(UNDOABLE).filter(|done| done.seq == seq).flat_map(|done| &done.steps);
        let step = newest.find(|step| step.kind == Kind::Ticket && step.id == id).ok_or(Verdict::Refused)?;
        let (Some(before), Some(after), Some(now)) = (&step.before, &step.after, self.get(Kind::Ticket, id)) else {
            return Err(Verdict::Refused);
        };
        if part(field, before) == part(field, after) {
            return Err(Verdict::Refused);
        }
        if !now.get("merged").is_empty() {
            return Err(Verdict::Refused);
        }
        if part(field, before) == part(field, now) {
            return Ok(Plan::default());
        }
        let was = before.get("status");
        let put = |fields: Fields| Plan::about(Kind::Ticket, id).put(Kind::Ticket, id, fields);
        let later = now.clone().with("updated", act.now.to_string());
        Ok(match field {
            TicketField::Status if ["pending", "resolved", "closed"].contains(&was) => {
                put(stepped(later, was, act.now))
            }
            TicketField::Status if was == "open" && ["resolved", "closed"].contains(&now.get("status")) => {
                put(stepped(later, "open", act.now))
            }
            TicketField::Priority if !before.get("priority").is_empty() => {
                put(later.with("priority", before.get("priority")))
            }
            TicketField::Assignee if !before.get("assignee").is_empty() => {
                put(later.with("assignee", before.get("assignee")).with("returned", ""))
            }
            TicketField::Assignee
                if !before.get("returned").is_empty()
                    && act.role == Role::Agent
                    && ["open", "pending"].contains(&now.get("status")) =>
            {
                put(later.with("assignee", "").with("returned", before.get("returned")))
            }
            TicketField::Department => put(now.clone().with("department", before.get("department"))),
            TicketField::Labels => {
                let mut fields = now.clone();
                fields.values.retain(|name, _| !name.starts_with("label:"));
                let there = before.labels().filter(|label| self.get(Kind::Label, label).is_some());
                there.for_each(|label| fields.set(&format!("label:{label}"), "ya"));
                if fields == *now {
                    return Err(Verdict::Refused);
                }
                put(fields)
            }
            _ => return Err(Verdict::Refused),
        })
    }

    pub(crate) fn adopt(&mut self, done: &Done) -> Verdict {
        let mut plan = Plan::about(done.subject.0, &done.subject.1).listed();
        for Step { kind, id, before, after } in &done.steps {
            let now = self.get(*kind, id);
            let is_subject = done.subject == (*kind, id.clone());
            if before.is_some() && now.is_none() && !is_subject {
                continue;
            }
            // A record that both tabs restored is one record; later changes to it stay.
            let from = if before.is_none() && now.is_some() { after } else { before };
            let (result, overlaps) = merged(from.as_ref(), after.as_ref(), now);
            if overlaps && after.is_none() && *kind == Kind::Ticket {
                return Verdict::Refused;
            }
            plan.puts.push((*kind, id.clone(), result));
        }
        match self.settled(plan) {
            Ok((plan, _)) => self.carry_out(plan, done.role, &done.person),
            Err(verdict) => verdict,
        }
    }

    /// Adds the changes that keep records consistent. The flag is true if one takes from a record that is not named.
    fn settled(&self, mut plan: Plan) -> Result<(Plan, bool), Verdict> {
        let mut after = Self::new(self.facts.clone(), portal_core::store::Directory::default());
        for (kind, id, fields) in &plan.puts {
            after.set(*kind, id, fields.clone());
        }
        let (mut loses, mut followed) = (after.pass_on(&mut plan)?, Vec::new());
        let named = |kind: Kind, id: &str| plan.puts.iter().any(|(other, named, _)| *other == kind && named == id);
        for (id, ticket) in after.table(Kind::Ticket).live() {
            let is_gone = |field: &&String| {
                let lacks = |kind, prefix| field.strip_prefix(prefix).is_some_and(|id| after.get(kind, id).is_none());
                lacks(Kind::Label, "label:") || lacks(Kind::Ticket, "link:")
            };
            let gone: Vec<_> = ticket.values.keys().filter(is_gone).collect();
            if !gone.is_empty() {
                let mut freed = ticket.clone();
                for field in gone {
                    freed.set(field, "");
                }
                loses |= !named(Kind::Ticket, id);
                followed.push((Kind::Ticket, id.to_owned(), Some(freed)));
            }
        }
        for (id, work) in after.table(Kind::Assignment).live() {
            let auditor = after.get(Kind::Auditor, work.get("auditor"));
            let Some((_, data)) = after.data(work.get("data")) else { return Err(Verdict::Refused) };
            let version = work.get("version");
            if !version.is_empty() && !data.has_version(version) {
                return Err(Verdict::Refused);
            }
            let copied = after.with_copies(work);
            match auditor {
                None if named(Kind::Assignment, id) => return Err(Verdict::Refused),
                None => {
                    loses = true;
                    followed.push((Kind::Assignment, id.to_owned(), None));
                }
                Some(auditor) if auditor.get("type") != work.get("type") => return Err(Verdict::Refused),
                Some(auditor) => {
                    let renewed = copied.with("auditorName", auditor.get("name"));
                    if renewed != *work {
                        followed.push((Kind::Assignment, id.to_owned(), Some(renewed)));
                    }
                }
            }
        }
        for (kind, id, one) in after.belongings() {
            let work = one.get("assignment");
            let stays = after.get(Kind::Assignment, work).is_some();
            let is_taken =
                followed.iter().any(|(other, id, fields)| *other == Kind::Assignment && id == work && fields.is_none());
            if !stays && named(kind, id) {
                return Err(Verdict::Refused);
            }
            if !stays || is_taken {
                loses = true;
                followed.push((kind, id.to_owned(), None));
            }
        }
        for (id, note) in after.table(Kind::Note).live() {
            if after.get(Kind::Ticket, note.get("ticket")).is_none() {
                if named(Kind::Note, id) {
                    return Err(Verdict::Refused);
                }
                followed.push((Kind::Note, id.to_owned(), None));
            }
        }
        if after.has_a_name_twice() {
            return Err(Verdict::Refused);
        }
        plan.puts.extend(followed);
        // If a record occurs twice, the added change replaces the planned one.
        let mut last = std::mem::take(&mut plan.puts);
        last.reverse();
        for (kind, id, fields) in last {
            if !plan.puts.iter().any(|(other, known, _)| *other == kind && *known == id) {
                plan.puts.push((kind, id, fields));
            }
        }
        plan.puts.reverse();
        Ok((plan, loses))
    }

    fn has_a_name_twice(&self) -> bool {
        let names = |kind: Kind, field: &'static [&'static str]| {
            let of = move |fields: &Fields| field.iter().map(|field| fields.get(field)).collect::<Vec<_>>().join("|");
            self.table(kind).live().map(move |(_, fields)| of(fields)).collect::<Vec<_>>()
        };
        let all = [
            names(Kind::Label, &["name"]),
            names(Kind::Canned, &["title"]),
            names(Kind::Auditor, &["email"]),
            names(Kind::Dataset, &["stage", "company", "activity"]),
        ];
        all.iter().any(|names| {
            names.iter().enumerate().any(|(at, name)| names[..at].iter().any(|other| is_same_name(name, other)))
        })
    }
}
