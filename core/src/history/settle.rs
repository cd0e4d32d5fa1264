//! Rules between records for merged, undone or restored changes. The original commands checked these rules, but on
//! another state.

mod tickets;

use std::collections::HashMap;

use super::words;
use crate::audit::assignment::copies;
use crate::audit::auditor::commands::is_same_address;
use crate::audit::review::commands::incomplete;
use crate::model::assignment::{Assignment, AssignmentStatus, ReviewState};
use crate::model::auditor::Auditor;
use crate::model::finding::{Finding, FollowUp};
use crate::model::repository::Dataset;
use crate::model::ticket::Ticket;
use crate::model::{Record, Slice};
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::records::repository::Item;
use crate::store::{Change, State};
use crate::table::fold::fold;
use crate::table::saturated;
use crate::ticket::directory;

/// A set of changes after which no records contradict each other.
#[derive(Debug)]
pub struct Settled {
    /// The requested changes.
    pub changes: Vec<Change>,
    /// Further changes that are needed so that other records stay consistent.
    pub following: Vec<Change>,
}

/// Places of the changes by id. A bulk change of thousands of records would be too slow to search again and again.
type Places = HashMap<String, Vec<usize>>;

/// The state as it will be after the changes.
struct Prospect<'a> {
    state: &'a State,
    changes: &'a [Change],
    places: &'a Places,
    /// Positions of the changes of merged tickets. A bulk change has thousands of tickets, and few of them are merged.
    merged: &'a [usize],
}

/// Finds the further changes that are needed. Refuses changes that would contradict other records.
pub fn settle(state: &State, mut changes: Vec<Change>) -> Result<Settled, Refusal> {
    let mut places = Places::new();
    let mut merged = Vec::new();
    for (at, change) in changes.iter().enumerate() {
        if matches!(&change.after, Some(Record::Ticket(ticket)) if ticket.merged_into.is_some()) {
            merged.push(at);
        }
        if let Some(record) = change.after.as_ref().or(change.before.as_ref()) {
            places.entry(record.id().to_owned()).or_default().push(at);
        }
    }
    for at in 0..changes.len() {
        let prospect = Prospect { state, changes: &changes, places: &places, merged: &merged };
        if let Some(record) = prospect.put_right(&changes[at]) {
            changes[at].after = Some(record);
        }
    }
    let prospect = Prospect { state, changes: &changes, places: &places, merged: &merged };
    let mut following = Vec::new();
    for change in &changes {
        match (&change.before, &change.after) {
            (_, Some(record)) => {
                prospect.check(record)?;
                prospect.follow(record, &mut following);
            }
            (Some(gone), None) => prospect.follow_removal(gone, &mut following)?,
            (None, None) => {}
        }
    }
    Ok(Settled { changes, following })
}

fn as_item(record: &Record) -> Option<Item<'_>> {
    match record {
        Record::Dataset(set) => Some(Item::Dataset(set)),
        Record::Document(document) => Some(Item::Document(document)),
        _ => None,
    }
}

fn is_about(change: &Change, slice: Slice, id: &str) -> bool {
    let record = change.after.as_ref().or(change.before.as_ref());
    record.is_some_and(|record| record.slice() == slice && record.id() == id)
}

impl Prospect<'_> {
    fn change(&self, slice: Slice, id: &str) -> Option<&Change> {
        let mut changes = self.places.get(id)?.iter().filter_map(|at| self.changes.get(*at));
        changes.find(|change| is_about(change, slice, id))
    }

    fn is_changed(&self, slice: Slice, id: &str) -> bool {
        self.change(slice, id).is_some()
    }

    fn has(&self, slice: Slice, id: &str) -> bool {
        match self.change(slice, id) {
            Some(change) => change.after.is_some(),
            None => match slice {
                Slice::Labels => self.state.labels.get(id).is_some(),
                Slice::Tickets => self.state.tickets.get(id).is_some(),
                Slice::Assignments => self.state.assignments.get(id).is_some(),
                Slice::Repository => self.state.repository.item(id).is_some(),
                Slice::Directory => self.state.directory.record(id).is_some(),
                _ => false,
            },
        }
    }

    /// Fixes stale references (deleted labels and tickets, a renamed auditor, renamed data) and adds the messages of
    /// merged tickets; `None` if there is nothing to fix.
    fn put_right(&self, change: &Change) -> Option<Record> {
        match change.after.as_ref()? {
            Record::Ticket(ticket) => {
                let right = tickets::put_right(self, ticket);
                (right != **ticket).then(|| right.into())
            }
            Record::Assignment(assignment) => {
                let mut right = (**assignment).clone();
                if let Some(auditor) = self.auditor(&assignment.auditor_id) {
                    right.auditor_name.clone_from(&auditor.name);
                }
                if let Some(item) = self.item(&assignment.data_id) {
                    right = copies::renewed(&right, item).unwrap_or(right);
                }
                (right != **assignment).then(|| right.into())
            }
            _ => None,
        }
    }

    fn auditor(&self, id: &str) -> Option<&Auditor> {
        match self.change(Slice::Auditors, id) {
            Some(Change { after: Some(Record::Auditor(auditor)), .. }) => Some(auditor),
            Some(_) => None,
            None => self.state.auditors.get(id),
        }
    }

    fn item(&self, id: &str) -> Option<Item<'_>> {
        match self.change(Slice::Repository, id) {
            Some(Change { after, .. }) => after.as_ref().and_then(as_item),
            None => self.state.repository.item(id),
        }
    }

    fn known_labels(&self, ticket: &Ticket) -> Vec<String> {
        ticket.labels.iter().filter(|label| self.has(Slice::Labels, label)).cloned().collect()
    }

    /// Refuses a record that contradicts other records.
    fn check(&self, record: &Record) -> Result<(), Refusal> {
        let taken =
            |field, is_taken: bool| if is_taken { Err(Refusal::invalid(field, Problem::Taken)) } else { Ok(()) };
        match record {
            Record::Label(label) => {
                let others = self.state.labels.iter().filter(|other| !self.is_changed(Slice::Labels, &other.id));
                let name = fold(&label.name);
                taken(Field::Name, others.into_iter().any(|other| fold(&other.name) == name))
            }
            Record::CannedReply(reply) => {
                let others = self.state.canned_replies.iter();
                let mut others = others.filter(|other| !self.is_changed(Slice::CannedReplies, &other.id));
                let title = fold(&reply.title);
                taken(Field::Title, others.any(|other| fold(&other.title) == title))
            }
            Record::Dataset(set) => {
                let others = self.state.repository.datasets.iter();
                let mut others = others.filter(|other| !self.is_changed(Slice::Repository, &other.id));
                let place = |set: &Dataset| (set.tahapan, fold(&set.badan_usaha), fold(&set.kegiatan));
                taken(Field::Kegiatan, others.any(|other| place(other) == place(set)))?;
                self.check_versions(set)
            }
            Record::Auditor(auditor) => self.check_auditor(auditor),
            Record::Assignment(assignment) => {
                self.check_assignment(assignment)?;
                self.check_review(assignment)
            }
            Record::PaperStep(step) => self.check_belonging(record, &step.assignment_id),
            Record::Finding(finding) => self.check_belonging(record, &finding.assignment_id),
            Record::FollowUp(follow_up) => self.check_published(follow_up),
            Record::Note(note) if !self.has(Slice::Tickets, &note.ticket) => {
                Err(Refusal::not_found(Kind::Ticket, &note.ticket))
            }
            Record::Ticket(ticket) => tickets::check(self, ticket),
            Record::Agent(_) | Record::Company(_) | Record::Department(_) => {
                let is_changed = |id: &str| self.is_changed(Slice::Directory, id);
                let errors = directory::conflicts(self.state, record, &is_changed);
                if errors.is_empty() { Ok(()) } else { Err(Refusal::Invalid { errors }) }
            }
            Record::Document(_)
            | Record::Dashboard(_)
            | Record::SavedView(_)
            | Record::Note(_)
            | Record::DeskSettings(_) => Ok(()),
        }
    }

    fn check_assigned(&self, assignment: &str) -> Result<(), Refusal> {
        let is_there = self.has(Slice::Assignments, assignment);
        if is_there { Ok(()) } else { Err(Refusal::not_found(Kind::Assignment, assignment)) }
    }

    /// Refuses to publish a finding of work that is not accepted. A finding that returns with its assignment may.
    fn check_published(&self, follow_up: &FollowUp) -> Result<(), Refusal> {
        let assignment = &follow_up.assignment_id;
        self.check_assigned(assignment)?;
        let Some(now) = self.state.assignments.get(assignment) else { return Ok(()) };
        let is_new = self.state.follow_ups.get(&follow_up.id).is_none();
        let review = match self.change(Slice::Assignments, assignment) {
            Some(Change { after: Some(Record::Assignment(after)), .. }) => &after.review,
            _ => &now.review,
        };
        if is_new && review.state != ReviewState::Accepted {
            return Err(Refusal::WrongReview { state: review.state });
        }
        Ok(())
    }

    /// Refuses an undo that gives unfinished work back to the review, or other findings than were accepted.
    fn check_review(&self, assignment: &Assignment) -> Result<(), Refusal> {
        let Some(now) = self.state.assignments.get(&assignment.id) else { return Ok(()) };
        if !assignment.review.is_locked() || now.review.is_locked() {
            return Ok(());
        }
        let findings = incomplete(self.state, assignment);
        if !findings.is_empty() {
            return Err(Refusal::IncompleteFindings { findings });
        }
        let is_published = |finding: &Finding| {
            let id = FollowUp::id_of(&finding.id);
            let copy = match self.change(Slice::FollowUps, &id) {
                Some(Change { after: Some(Record::FollowUp(copy)), .. }) => Some(&**copy),
                Some(_) => None,
                None => self.state.follow_ups.get(&id),
            };
            copy.is_some_and(|copy| copy.text == finding.text && copy.evidence == finding.evidence)
        };
        let is_accepted = assignment.review.state == ReviewState::Accepted;
        if is_accepted && !self.state.findings_of(&assignment.id).all(is_published) {
            return Err(Refusal::WrongReview { state: now.review.state });
        }
        Ok(())
    }

    /// Refuses steps and findings without an assignment, and other ones than are with the review or completed.
    fn check_belonging(&self, record: &Record, assignment: &str) -> Result<(), Refusal> {
        self.check_assigned(assignment)?;
        let now = self.state.record(record.slice(), record.id());
        if now.as_ref().is_some_and(|now| now.says_the_same(record)) {
            return Ok(());
        }
        self.refuse_completed(assignment)
    }

    fn refuse_completed(&self, assignment: &str) -> Result<(), Refusal> {
        let Some(now) = self.state.assignments.get(assignment) else { return Ok(()) };
        let stays = match self.change(Slice::Assignments, assignment) {
            None => true,
            Some(Change { after: Some(Record::Assignment(after)), .. }) => after.status == AssignmentStatus::Completed,
            Some(_) => false,
        };
        let is_completed = now.status == AssignmentStatus::Completed && stays;
        if is_completed { Err(Refusal::WrongStep { status: now.status }) } else { Ok(()) }
    }

    /// Refuses to take away a version that is assigned.
    fn check_versions(&self, set: &Dataset) -> Result<(), Refusal> {
        let given = self.state.assignments.of_data(&set.id);
        let others = given.filter(|one| !self.is_changed(Slice::Assignments, &one.id));
        let left = others.filter(|one| !Item::Dataset(set).has_version(one.version.as_deref()));
        match saturated(left.count()) {
            0 => Ok(()),
            assignments => Err(Refusal::StillAssigned { assignments }),
        }
    }

    fn check_assignment(&self, assignment: &Assignment) -> Result<(), Refusal> {
        let Some(auditor) = self.auditor(&assignment.auditor_id) else {
            return Err(Refusal::not_found(Kind::Auditor, &assignment.auditor_id));
        };
        let item = self.item(&assignment.data_id);
        if !item.is_some_and(|item| item.has_version(assignment.version.as_deref())) {
            return Err(Refusal::not_found(Kind::Data, &assignment.data_id));
        }
        if auditor.auditor_type == assignment.assigned_to {
            Ok(())
        } else {
            Err(Refusal::invalid(Field::Auditor, Problem::NotAChoice))
        }
    }

    /// Checks that addresses stay unique and that assignments of an internal auditor do not pass to an external one.
    fn check_auditor(&self, auditor: &Auditor) -> Result<(), Refusal> {
        let others = self.state.auditors.iter().filter(|other| !self.is_changed(Slice::Auditors, &other.id));
        // Auditors who already share an address may keep it until somebody changes it.
        let is_kept =
            self.state.auditors.get(&auditor.id).is_some_and(|now| is_same_address(&now.email, &auditor.email));
        if !is_kept && others.into_iter().any(|other| is_same_address(&other.email, &auditor.email)) {
            return Err(Refusal::invalid(Field::Email, Problem::Taken));
        }
        let assignments = self.state.assignments.of_auditor(&auditor.id);
        let kept = assignments.filter(|one| !self.is_changed(Slice::Assignments, &one.id));
        let foreign = kept.filter(|one| one.assigned_to != auditor.auditor_type).count();
        match saturated(foreign) {
            0 => Ok(()),
            count => Err(Refusal::invalid(Field::AuditorType, Problem::HasAssignments { count })),
        }
    }

    /// Passes messages of merged tickets on. Updates the auditor's name in that auditor's assignments, and what
    /// assignments copy from their data.
    fn follow(&self, record: &Record, following: &mut Vec<Change>) {
        if let Some(item) = as_item(record) {
            let outdated = copies::outdated(self.state, item);
            let others = outdated.filter(|(before, _)| !self.is_changed(Slice::Assignments, &before.id));
            following.extend(
                others.map(|(before, after)| Change { before: Some(before.clone().into()), after: Some(after.into()) }),
            );
        }
        if let Record::Ticket(ticket) = record {
            tickets::follow(self, ticket, following);
        }
        let Record::Auditor(auditor) = record else { return };
        for assignment in self.state.assignments.of_auditor(&auditor.id) {
            if assignment.auditor_name != auditor.name && !self.is_changed(Slice::Assignments, &assignment.id) {
                let after = Assignment { auditor_name: auditor.name.clone(), ..assignment.clone() };
                following.push(Change { before: Some(assignment.clone().into()), after: Some(after.into()) });
            }
        }
    }

    /// Deletes or corrects records that refer to a deleted record. Refuses to delete assigned data.
    fn follow_removal(&self, gone: &Record, following: &mut Vec<Change>) -> Result<(), Refusal> {
        match gone {
            Record::Auditor(auditor) => {
                let assignments = self.state.assignments.of_auditor(&auditor.id);
                let others = assignments.filter(|one| !self.is_changed(Slice::Assignments, &one.id));
                for one in others {
                    following.push(Change { before: Some(one.clone().into()), after: None });
                    self.remove_belongings(&one.id, following);
                }
            }
            Record::Assignment(assignment) => self.remove_belongings(&assignment.id, following),
            Record::PaperStep(step) => self.refuse_completed(&step.assignment_id)?,
            Record::Finding(finding) => self.refuse_completed(&finding.assignment_id)?,
            Record::Label(label) => {
                let carriers = self.state.tickets.iter().filter(|ticket| ticket.labels.contains(&label.id));
                for ticket in carriers.filter(|ticket| !self.is_changed(Slice::Tickets, &ticket.id)) {
                    let after = Ticket { labels: self.known_labels(ticket), ..ticket.clone() };
                    following.push(Change { before: Some(ticket.clone().into()), after: Some(after.into()) });
                }
            }
            Record::Dataset(_) | Record::Document(_) => {
                let assigned = self.state.assignments.of_data(gone.id());
                let others = assigned.filter(|one| !self.is_changed(Slice::Assignments, &one.id));
                let assignments = saturated(others.count());
                if assignments > 0 {
                    return Err(Refusal::StillAssigned { assignments });
                }
            }
            // Internal notes leave and return with their ticket.
            Record::Ticket(ticket) => {
                following.extend(tickets::follow_removal(self, ticket));
                let others = self.state.notes_on(&ticket.id).filter(|note| !self.is_changed(Slice::Notes, &note.id));
                following.extend(others.map(|note| Change { before: Some(note.clone().into()), after: None }));
            }
            Record::Agent(_) | Record::Company(_) | Record::Department(_) => {
                let is_kept = |record: &Record| !self.is_changed(record.slice(), record.id());
                if directory::is_used(self.state, gone, &is_kept) {
                    return Err(Refusal::InUse { name: words::name(gone) });
                }
            }
            Record::CannedReply(_)
            | Record::FollowUp(_)
            | Record::Dashboard(_)
            | Record::SavedView(_)
            | Record::Note(_)
            | Record::DeskSettings(_) => {}
        }
        Ok(())
    }

    /// Deletes the working paper and the findings of an assignment.
    fn remove_belongings(&self, assignment: &str, following: &mut Vec<Change>) {
        let others = self.state.belongings(assignment).filter(|record| !self.is_changed(record.slice(), record.id()));
        following.extend(others.map(|record| Change { before: Some(record), after: None }));
    }
}
