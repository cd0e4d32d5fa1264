//! The rules that hold between records, for changes that were made elsewhere or are made backwards.
//!
//! A command checks them against the state that it sees. A change that is merged, undone or returned to meets another state.

use crate::assignment::Assignment;
use crate::error::{Field, Kind, Problem, Refusal};
use crate::repository::Dataset;
use crate::store::{Change, Record, Slice, State};
use crate::table::fold::fold;
use crate::ticket::Ticket;

/// Changes that leave no records which contradict each other.
#[derive(Debug)]
pub struct Settled {
    /// The changes asked for.
    pub changes: Vec<Change>,
    /// What follows from them for records that they do not name.
    pub following: Vec<Change>,
}

/// The state as it will be.
struct Prospect<'a> {
    state: &'a State,
    changes: &'a [Change],
}

/// Finds what follows from changes, and refuses those that cannot be.
pub fn settle(state: &State, mut changes: Vec<Change>) -> Result<Settled, Refusal> {
    let labels_gone = |ticket: &Ticket, changes: &[Change]| {
        let prospect = Prospect { state, changes };
        ticket.labels.iter().any(|label| !prospect.has(Slice::Labels, label))
    };
    for at in 0..changes.len() {
        if let Some(Record::Ticket(ticket)) = &changes[at].after
            && labels_gone(ticket, &changes)
        {
            let labels = Prospect { state, changes: &changes }.known_labels(ticket);
            let ticket = Ticket { labels, ..(**ticket).clone() };
            changes[at].after = Some(ticket.into());
        }
    }
    let prospect = Prospect { state, changes: &changes };
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

fn is_about(change: &Change, slice: Slice, id: &str) -> bool {
    let record = change.after.as_ref().or(change.before.as_ref());
    record.is_some_and(|record| record.slice() == slice && record.id() == id)
}

impl Prospect<'_> {
    /// The change of a record, if there is one.
    fn change(&self, slice: Slice, id: &str) -> Option<&Change> {
        self.changes.iter().find(|change| is_about(change, slice, id))
    }

    fn is_changed(&self, slice: Slice, id: &str) -> bool {
        self.change(slice, id).is_some()
    }

    fn has(&self, slice: Slice, id: &str) -> bool {
        match self.change(slice, id) {
            Some(change) => change.after.is_some(),
            None => match slice {
                Slice::Labels => self.state.labels.get(id).is_some(),
                Slice::Auditors => self.state.auditors.get(id).is_some(),
                Slice::Repository => self.state.repository.item(id).is_some(),
                _ => false,
            },
        }
    }

    fn known_labels(&self, ticket: &Ticket) -> Vec<String> {
        ticket.labels.iter().filter(|label| self.has(Slice::Labels, label)).cloned().collect()
    }

    /// Refuses a record that the others do not allow.
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
                let same = self.state.repository.dataset_at(set.tahapan, &set.badan_usaha, &set.kegiatan);
                let is_other = |same: &Dataset| same.id != set.id && !self.is_changed(Slice::Repository, &same.id);
                taken(Field::Kegiatan, same.is_some_and(is_other))
            }
            Record::Assignment(assignment) => self.check_assignment(assignment),
            Record::Ticket(_) | Record::Auditor(_) | Record::Document(_) | Record::Dashboard(_) => Ok(()),
        }
    }

    fn check_assignment(&self, assignment: &Assignment) -> Result<(), Refusal> {
        if !self.has(Slice::Auditors, &assignment.auditor_id) {
            return Err(Refusal::not_found(Kind::Auditor, &assignment.auditor_id));
        }
        if !self.has(Slice::Repository, &assignment.data_id) {
            return Err(Refusal::not_found(Kind::Data, &assignment.data_id));
        }
        let fits = |record: &Record| match record {
            Record::Auditor(auditor) => auditor.auditor_type == assignment.assigned_to,
            _ => true,
        };
        let changed = self.change(Slice::Auditors, &assignment.auditor_id).and_then(|change| change.after.as_ref());
        let kept = || self.state.auditors.get(&assignment.auditor_id);
        let is_fitting = match changed {
            Some(record) => fits(record),
            None => kept().is_none_or(|auditor| auditor.auditor_type == assignment.assigned_to),
        };
        if is_fitting { Ok(()) } else { Err(Refusal::invalid(Field::Auditor, Problem::NotAChoice)) }
    }

    /// An auditor's assignments carry the auditor's name, and were given to the auditor's type.
    fn follow(&self, record: &Record, following: &mut Vec<Change>) {
        let Record::Auditor(auditor) = record else { return };
        for assignment in self.state.assignments.of_auditor(&auditor.id) {
            if assignment.auditor_name != auditor.name && !self.is_changed(Slice::Assignments, &assignment.id) {
                let after = Assignment { auditor_name: auditor.name.clone(), ..assignment.clone() };
                following.push(Change { before: Some(assignment.clone().into()), after: Some(after.into()) });
            }
        }
    }

    /// What refers to a removed record goes, or lets go of it.
    fn follow_removal(&self, gone: &Record, following: &mut Vec<Change>) -> Result<(), Refusal> {
        match gone {
            Record::Auditor(auditor) => {
                let assignments = self.state.assignments.of_auditor(&auditor.id);
                let others = assignments.filter(|one| !self.is_changed(Slice::Assignments, &one.id));
                following.extend(others.map(|one| Change { before: Some(one.clone().into()), after: None }));
            }
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
                let assignments = u32::try_from(others.count()).unwrap_or(u32::MAX);
                if assignments > 0 {
                    return Err(Refusal::StillAssigned { assignments });
                }
            }
            Record::Ticket(_) | Record::CannedReply(_) | Record::Assignment(_) | Record::Dashboard(_) => {}
        }
        Ok(())
    }
}
