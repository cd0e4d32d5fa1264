//! Merges changes field by field: applies the change of a record to another value of the same record.

use std::collections::BTreeSet;

use crate::model::Record;
use crate::model::assignment::{Assignment, AssignmentStatus, ReviewComment};
use crate::model::auditor::{Auditor, AuditorType};
use crate::model::canned_reply::CannedReply;
use crate::model::dashboard::Dashboard;
use crate::model::desk_settings::DeskSettings;
use crate::model::directory::{Company, Department};
use crate::model::finding::{Evidence, Finding, FollowUp};
use crate::model::label::Label;
use crate::model::repository::{DataVersion, Dataset, Document};
use crate::model::saved_view::SavedView;
use crate::model::ticket::{Agent, Message, Note, Status, Ticket};
use crate::model::working_paper::{ItemResult, PaperStep};
use crate::store::history::lean::shared_messages;

/// The result of a merge.
#[derive(Clone, Debug, PartialEq)]
pub struct Merged {
    /// The merged record; `None` if the merge deletes it.
    pub record: Option<Record>,
    /// True if both sides changed the same field.
    pub overlapped: bool,
}

/// Applies the change from `from` to `to` on `current`. Fields that the change does not touch stay.
pub fn merge(from: Option<&Record>, to: Option<&Record>, current: Option<&Record>) -> Merged {
    if from == current {
        return Merged { record: to.cloned(), overlapped: false };
    }
    match (from, to, current) {
        (Some(from), Some(to), Some(current)) => merge_record(from, to, current),
        // Both sides have deleted the record.
        (_, None, None) => Merged { record: None, overlapped: false },
        (_, to, _) => Merged { record: to.cloned(), overlapped: true },
    }
}

fn merge_record(from: &Record, to: &Record, current: &Record) -> Merged {
    macro_rules! by_kind {
        ($($kind:ident),*) => {
            match (from, to, current) {
                $((Record::$kind(from), Record::$kind(to), Record::$kind(current)) => {
                    let (mut record, overlapped) = from.merged(to, current);
                    let contradicts = record.agree(from, to, current);
                    Merged { record: Some(record.into()), overlapped: overlapped || contradicts }
                })*
                _ => Merged { record: Some(to.clone()), overlapped: true },
            }
        };
    }
    by_kind!(
        Ticket,
        CannedReply,
        Label,
        Auditor,
        Assignment,
        Dataset,
        Document,
        PaperStep,
        Finding,
        FollowUp,
        Dashboard,
        SavedView,
        Note,
        DeskSettings,
        Agent,
        Company,
        Department
    )
}

trait Merge: Sized {
    /// Merges the change from `self` to `to` into `current`. Returns whether both sides changed the same field.
    fn merged(&self, to: &Self, current: &Self) -> (Self, bool);

    /// Resolves contradictions between two fields after a merge; `to` wins. Returns whether both sides changed what
    /// belongs together.
    fn agree(&mut self, _from: &Self, _to: &Self, _current: &Self) -> bool {
        false
    }
}

/// Implements [`Merge`] from five groups of fields: single values, fields that change together, copies of another
/// record's values, lists, and times of the last change. Copies never overlap, because [`super::settle`] renews them.
macro_rules! merge_by_field {
    ($type:ident { $($field:ident),* } $(together { $($part:ident),* })? $(copies { $($copy:ident),* })? $(lists { $($list:ident: $merge_list:expr),* })? $(moments { $($moment:ident),* })? $(agree $agree:expr)?) => {
        impl Merge for $type {
            fn merged(&self, to: &Self, current: &Self) -> (Self, bool) {
                // The pattern names every field, so that the compiler reports a new field that is missing here.
                let $type { id: _, $($field: _,)* $($($part: _,)*)? $($($copy: _,)*)? $($($list: _,)*)? $($($moment: _,)*)? } = self;
                let mut merged = current.clone();
                let mut overlapped = false;
                $(if self.$field != to.$field {
                    overlapped |= current.$field != self.$field && current.$field != to.$field;
                    merged.$field.clone_from(&to.$field);
                })*
                $(if $(self.$part != to.$part)||* {
                    let has_changed = $(current.$part != self.$part)||*;
                    overlapped |= has_changed && ($(current.$part != to.$part)||*);
                    $(merged.$part.clone_from(&to.$part);)*
                })?
                $($(if self.$copy != to.$copy { merged.$copy.clone_from(&to.$copy); })*)?
                $($(merged.$list = $merge_list(&self.$list, &to.$list, &current.$list);)*)?
                $($(if current.$moment == self.$moment { merged.$moment = to.$moment } else {
                    merged.$moment = current.$moment.max(to.$moment);
                })*)?
                (merged, overlapped)
            }

            $(fn agree(&mut self, from: &Self, to: &Self, current: &Self) -> bool {
                $agree(self, from, to, current)
            })?
        }
    };
}

merge_by_field!(Ticket {
    title, description, category, status, priority, assignee, requester, created_at, attachments, returned, finding,
    channel, merged_into, rating, finished_at, written_at, department
} lists { messages: messages, labels: members, links: members } moments { updated_at } agree one_course);
merge_by_field!(Note { ticket, author, content, timestamp, edited, attachments });
merge_by_field!(CannedReply { title, content, category } lists { attachments: members });
merge_by_field!(Label { name, hue });
merge_by_field!(SavedView { name, owner, owner_name, role, is_shared, parts });
merge_by_field!(DeskSettings { zone, hours, worked_holidays, holidays, targets, quiet_days } lists {
    categories: members, inactive_categories: members
} agree some_active_category);
merge_by_field!(Agent { name, email, department, earlier_emails, is_inactive });
merge_by_field!(Company { name, email, province, contacts, is_inactive });
merge_by_field!(Department { name, is_inactive });
merge_by_field!(Auditor { name, email, auditor_type, company, expertise });
merge_by_field!(Assignment {
    data_id, data_type, version, status, expiry_date, notes, completed_date, review
} together {
    assigned_to, auditor_id, assigned_by, assigned_date
} copies {
    data_name, tahapan, badan_usaha, auditor_name
} lists { comments: comments } moments { updated_date } agree one_auditor);
merge_by_field!(Dataset {
    tahapan, badan_usaha, kegiatan, description, upload_date, recipe
} lists { versions: versions } moments { updated_date });
merge_by_field!(Document {
    name, tahapan, badan_usaha, description, format, size, pages, upload_date, sections, has_file
} moments { updated_date });
merge_by_field!(PaperStep {
    assignment_id, purpose, conclusion
} together {
    population, counterpart, test, result, performed_by, performed_date
} lists { item_results: item_results } moments { updated_date });
merge_by_field!(Finding {
    assignment_id, text, created_date
} lists { evidence: pieces } moments { updated_date });
merge_by_field!(FollowUp {
    finding_id, assignment_id, text, evidence, accepted_date, is_withdrawn
} lists { answers: members, assessments: members } moments { updated_date });
merge_by_field!(Dashboard {
    name, description, thumbnail, created_date, created_by, status, category, permission, widgets, filters
} moments { updated_date });

/// A merged ticket is closed, and only a finished one has a rating. A ticket that was returned to the administrator has
/// no agent.
fn one_course(merged: &mut Ticket, _from: &Ticket, to: &Ticket, _current: &Ticket) -> bool {
    if merged.merged_into.is_some() {
        merged.status = Status::Closed;
    }
    if !merged.status.is_finished() {
        merged.rating = None;
    }
    if merged.assignee.is_none() || merged.returned.is_none() {
        return false;
    }
    if to.returned.is_some() {
        merged.assignee = None;
    } else {
        merged.returned = None;
    }
    false
}

/// Progress belongs to the auditor who made it, and notes for an internal auditor do not pass to an external one. Only
/// a completed assignment has a completion date (§4).
fn one_auditor(merged: &mut Assignment, from: &Assignment, to: &Assignment, current: &Assignment) -> bool {
    let [passes, has_passed] = [to, current].map(|other| other.auditor_id != from.auditor_id);
    let mut contradicts = false;
    // This change hands the assignment over, or another change has done so since.
    for (is_handed, handed, other) in [(has_passed && !passes, current, to), (passes, to, current)] {
        if is_handed {
            contradicts |= other.status != from.status;
            merged.status = handed.status;
            merged.completed_date = handed.completed_date;
            if handed.assigned_to == AuditorType::External && from.assigned_to == AuditorType::Internal {
                merged.notes.clone_from(&handed.notes);
            }
        }
    }
    if merged.status != AssignmentStatus::Completed {
        merged.completed_date = None;
        // Work that goes on is not with the review.
        if merged.review.is_locked() {
            contradicts = true;
            merged.review = if to.review.is_locked() { current.review.clone() } else { to.review.clone() };
        }
    }
    contradicts
}

/// Removes and adds members of the present list as the change did.
fn members<T: Clone + PartialEq>(from: &[T], to: &[T], current: &[T]) -> Vec<T> {
    if from == current {
        return to.to_vec();
    }
    let stays = |member: &&T| !from.contains(member) || to.contains(member);
    let added = to.iter().filter(|member| !from.contains(member) && !current.contains(member));
    current.iter().filter(stays).chain(added).cloned().collect()
}

/// Two changes together must not leave new tickets without a category.
fn some_active_category(merged: &mut DeskSettings, _from: &DeskSettings, to: &DeskSettings, _: &DeskSettings) -> bool {
    let has_none = merged.active_categories().next().is_none();
    if has_none {
        merged.inactive_categories.clone_from(&to.inactive_categories);
    }
    has_none
}

/// Changes the members that the change touches. A member is known by its id.
fn by_id<T: Clone + PartialEq>(from: &[T], to: &[T], current: &[T], id: fn(&T) -> &str) -> Vec<T> {
    let of = |list: &[T], wanted: &str| list.iter().find(|one| id(one) == wanted).cloned();
    let kept = current.iter().filter_map(|one| {
        let [from, to] = [from, to].map(|list| of(list, id(one)));
        if from == to { Some(one.clone()) } else { to }
    });
    let is_new = |one: &&T| of(current, id(one)).is_none() && of(from, id(one)).as_ref() != Some(*one);
    kept.chain(to.iter().filter(is_new).cloned()).collect()
}

fn pieces(from: &[Evidence], to: &[Evidence], current: &[Evidence]) -> Vec<Evidence> {
    by_id(from, to, current, |one| &one.id)
}

fn comments(from: &[ReviewComment], to: &[ReviewComment], current: &[ReviewComment]) -> Vec<ReviewComment> {
    by_id(from, to, current, |one| &one.id)
}

/// Changes the results of the rows that the change touches.
fn item_results(from: &[ItemResult], to: &[ItemResult], current: &[ItemResult]) -> Vec<ItemResult> {
    let of = |list: &[ItemResult], number: u32| list.iter().find(|item| item.number == number).cloned();
    let numbers: BTreeSet<u32> = [from, to, current].into_iter().flatten().map(|item| item.number).collect();
    let merged = numbers.into_iter().filter_map(|number| {
        let [from, to, current] = [from, to, current].map(|list| of(list, number));
        if from == to { current } else { to }
    });
    merged.collect()
}

/// Adds and removes versions as the change did. The newest is the one that was loaded last.
fn versions(from: &[DataVersion], to: &[DataVersion], current: &[DataVersion]) -> Vec<DataVersion> {
    let mut merged = members(from, to, current);
    merged.sort_by(|one, other| (one.loaded, &one.content).cmp(&(other.loaded, &other.content)));
    merged
}

/// Merges conversations without losing a message. Messages of a merged ticket keep their time. Numbers the messages
/// again, because two people may have used the same number.
fn messages(from: &[Message], to: &[Message], current: &[Message]) -> Vec<Message> {
    let shared = shared_messages(from, to);
    let (from, to) = (&from[shared..], &to[shared..]);
    let Some(first) = from.first().or(to.first()) else { return current.to_vec() };
    // If the conversation still ends as before the change, the new messages keep their place and order.
    if let Some((start, end)) = current.split_at_checked(first.id.saturating_sub(1) as usize)
        && end == from
    {
        return [start, to].concat();
    }
    let has = |list: &[Message], message: &Message| list.iter().any(|other| message.is_same(other));
    let stays = current.iter().filter(|message| !has(from, message) || has(to, message));
    let mut merged: Vec<Message> = stays.cloned().collect();
    for message in to.iter().filter(|message| !has(from, message) && !has(current, message)).cloned() {
        if message.origin.is_some() { message.place_by_time(&mut merged) } else { merged.push(message) }
    }
    Message::number_all(&mut merged);
    merged
}
