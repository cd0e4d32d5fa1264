//! The audit in the palette: assigned data and findings for auditors, accepted findings for companies and external
//! auditors.

use std::collections::HashMap;

use super::repository::{contents, document_passage};
use super::sources::{Depth, Found, Source, entry, passage_of, words_in_names};
use super::{PaletteEntry, PaletteKind, PalettePassage};
use crate::model::assignment::Assignment;
use crate::model::auditor::AuditorType;
use crate::model::finding::{Finding, FindingText, FollowUp};
use crate::model::repository::Document;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::assignments::{is_own, reads_paper};
use crate::store::records::desk_rows::DeskRows;
use crate::store::records::follow_ups::is_about;
use crate::store::records::repository::Item;
use crate::store::session::Action;
use crate::table::list::rows::Row;
use crate::table::row_set::RowSet;

pub(super) struct AssignedData<'a> {
    reader: &'a Reader<'a>,
    desks: DeskRows<'a>,
}

impl<'a> AssignedData<'a> {
    pub(super) fn of(reader: &'a Reader<'a>) -> Result<Self, Refusal> {
        Ok(Self { reader, desks: DeskRows::of(reader)? })
    }

    fn document(&self, slot: u32) -> Option<&'a Document> {
        match self.desks.entry(slot)?.item {
            Item::Document(document) => Some(document),
            Item::Dataset(_) => None,
        }
    }
}

impl Source for AssignedData<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::AssignedData
    }

    fn all(&self) -> RowSet {
        self.desks.own(self.reader).1
    }

    fn texts(&self, slot: u32, depth: Depth, take: &mut dyn FnMut(&str)) {
        if let Some(row) = self.desks.entry(slot) {
            row.texts(0, take);
        }
        if depth == Depth::Contents {
            self.document(slot).into_iter().for_each(|document| contents(document, take));
        }
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.assignments().records().slot_of(id)
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        self.desks.own(self.reader).0.slots(None, rows, 0, len)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let row = self.desks.entry(slot)?;
        let facts = [row.item.data_type().label(), row.item.tahapan().label(), row.item.badan_usaha()];
        Some(entry(self.kind(), &row.assignment.id, &row.item.name(), &facts))
    }

    /// External auditors read where the words are and no text, because the palette has no watermark.
    fn passage(&self, slot: u32, found: &Found<'_>) -> Option<PalettePassage> {
        let known = words_in_names(self, slot, found.sought);
        let passage = document_passage(self.document(slot)?, known, found)?;
        let may_take = self.reader.may(Action::TakeOutAssignedData);
        Some(PalettePassage { text: if may_take { passage.text } else { Vec::new() }, ..passage })
    }
}

pub(super) struct Findings<'a> {
    pub(super) reader: &'a Reader<'a>,
}

impl<'a> Findings<'a> {
    /// A finding and its assignment, if the acting person may read its audit.
    fn at(&self, slot: u32) -> Option<(&'a Finding, &'a Assignment)> {
        let finding = self.reader.findings().at(slot)?;
        let assignment = self.reader.assignments().get(&finding.assignment_id)?;
        let is_read = assignment.assigned_to == AuditorType::Internal && reads_paper(self.reader.session(), assignment);
        is_read.then_some((finding, assignment))
    }
}

impl Source for Findings<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Finding
    }

    fn all(&self) -> RowSet {
        RowSet::of_each((0..self.reader.findings().slot_count()).map(|slot| self.at(slot).is_some()))
    }

    fn texts(&self, slot: u32, depth: Depth, take: &mut dyn FnMut(&str)) {
        if let Some((finding, assignment)) = self.at(slot) {
            [finding.text.title.as_str(), &assignment.data_name, &assignment.badan_usaha]
                .into_iter()
                .for_each(&mut *take);
            if depth == Depth::Contents {
                parts(&finding.text).for_each(take);
            }
        }
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.findings().slot_of(id)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let (finding, assignment) = self.at(slot)?;
        let facts = [assignment.data_name.as_str(), &assignment.badan_usaha];
        let entry = entry(self.kind(), &finding.id, &finding.text.title, &facts);
        Some(PaletteEntry { assignment: Some(assignment.id.clone()), ..entry })
    }

    fn passage(&self, slot: u32, found: &Found<'_>) -> Option<PalettePassage> {
        let (finding, _) = self.at(slot)?;
        let texts = parts(&finding.text).map(|text| ("Temuan", finding.id.as_str().into(), text.into()));
        passage_of(texts, words_in_names(self, slot, found.sought), found.sought)
    }
}

pub(super) struct FollowUps<'a> {
    reader: &'a Reader<'a>,
    /// The acting external auditor's assignments by data; `None` for a company.
    own: Option<HashMap<&'a str, &'a Assignment>>,
}

impl<'a> FollowUps<'a> {
    /// `None` for people who read no accepted findings.
    pub(super) fn of(reader: &'a Reader<'a>) -> Option<Self> {
        if reader.may(Action::AnswerFindings) {
            return Some(Self { reader, own: None });
        }
        reader.require(Action::ReadAcceptedFindings).ok()?;
        let own = reader.assignments().iter().filter(|one| is_own(reader.session(), one));
        Some(Self { reader, own: Some(own.map(|one| (one.data_id.as_str(), one)).collect()) })
    }

    fn at(&self, slot: u32) -> Option<(&'a FollowUp, &'a Assignment)> {
        let follow_up = self.reader.follow_ups().at(slot).filter(|one| !one.is_withdrawn)?;
        let assignment = self.reader.assignments().get(&follow_up.assignment_id)?;
        let is_read = match &self.own {
            Some(own) => own.contains_key(assignment.data_id.as_str()),
            None => is_about(self.reader.session(), assignment),
        };
        is_read.then_some((follow_up, assignment))
    }
}

impl Source for FollowUps<'_> {
    fn kind(&self) -> PaletteKind {
        if self.own.is_some() { PaletteKind::Finding } else { PaletteKind::FollowUp }
    }

    fn all(&self) -> RowSet {
        RowSet::of_each((0..self.reader.follow_ups().slot_count()).map(|slot| self.at(slot).is_some()))
    }

    fn texts(&self, slot: u32, depth: Depth, take: &mut dyn FnMut(&str)) {
        if let Some((follow_up, assignment)) = self.at(slot) {
            [follow_up.text.title.as_str(), &assignment.data_name].into_iter().for_each(&mut *take);
            if depth == Depth::Contents {
                told(follow_up).for_each(take);
            }
        }
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.follow_ups().slot_of(id)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let (follow_up, assignment) = self.at(slot)?;
        let facts = [assignment.tahapan.label(), &assignment.data_name];
        let entry = entry(self.kind(), &follow_up.id, &follow_up.text.title, &facts);
        // An external auditor reads it on the page of the own assignment.
        let own = self.own.as_ref().and_then(|own| own.get(assignment.data_id.as_str()));
        Some(PaletteEntry { assignment: own.map(|own| own.id.clone()), ..entry })
    }

    fn passage(&self, slot: u32, found: &Found<'_>) -> Option<PalettePassage> {
        let (follow_up, _) = self.at(slot)?;
        let label = if self.own.is_some() { "Temuan" } else { "Tindak lanjut" };
        let texts = told(follow_up).map(|text| (label, "".into(), text.into()));
        let passage = passage_of(texts, words_in_names(self, slot, found.sought), found.sought)?;
        Some(PalettePassage { text: if self.own.is_some() { Vec::new() } else { passage.text }, ..passage })
    }
}

/// The texts of a finding below its title.
fn parts(text: &FindingText) -> impl Iterator<Item = &str> {
    let recommendations = text.recommendations.iter().map(|one| &one.text);
    [&text.condition, &text.criteria, &text.cause, &text.effect].into_iter().chain(recommendations).map(String::as_str)
}

/// An accepted finding with its answers and assessments.
fn told(follow_up: &FollowUp) -> impl Iterator<Item = &str> {
    let answers = follow_up.answers.iter().map(|one| one.text.as_str());
    parts(&follow_up.text).chain(answers).chain(follow_up.assessments.iter().map(|one| one.reason.as_str()))
}
