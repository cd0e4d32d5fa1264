//! Terms in the search of a ticket list: 'status:open agen:bagus -kategori:teknis sebelum:2026-11-01 izin'.

use super::assignee::Assignee;
use super::choices::all_categories;
use super::condition::{Condition, Day};
use super::filters::Group;
use super::sla::{SlaFilter, SlaTerm};
use crate::locale::calendar::CalendarDate;
use crate::model::SharedStr;
use crate::model::ticket::{Channel, Priority, Status, priority_label};
use crate::store::Reader;
use crate::store::session::Action;
use crate::table::fold::{fold, has_all, words};

/// A search, separated into terms and words.
#[derive(Debug, Default)]
pub(super) struct Terms {
    /// The search without its terms.
    pub(super) words: String,
    /// The conditions of all understood terms.
    pub(super) groups: Vec<Group>,
    /// A sentence for each term that names something unknown. Such terms have no effect.
    pub(super) problems: Vec<String>,
}

/// Key of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Status,
    Priority,
    Category,
    Channel,
    Sla,
    Agent,
    Company,
    Department,
    Label,
    Since,
    Before,
}

impl Key {
    fn parse(reader: &Reader, typed: &str) -> Option<Self> {
        let key = match fold(typed).as_str() {
            "status" => Self::Status,
            "prioritas" | "priority" => Self::Priority,
            "kategori" | "category" => Self::Category,
            "channel" | "kanal" => Self::Channel,
            "sla" => Self::Sla,
            "agen" | "agent" => Self::Agent,
            "dari" | "perusahaan" => Self::Company,
            "departemen" | "department" => Self::Department,
            "label" => Self::Label,
            "sejak" => Self::Since,
            "sebelum" => Self::Before,
            _ => return None,
        };
        // A business entity searches its own tickets and must not learn who handles them.
        let is_internal = !matches!(key, Self::Status | Self::Priority | Self::Category | Self::Since | Self::Before);
        (!is_internal || reader.may(Action::ReadStaffNotes)).then_some(key)
    }

    /// The conditions for a value, any of which suffices; a sentence if the value is unknown.
    fn conditions(self, reader: &Reader, value: &str) -> Result<Vec<Condition>, String> {
        let begins = |label: &str| fold(label).starts_with(&fold(value));
        match self {
            Self::Status => {
                let found = Status::ALL.iter().copied().filter(|status| begins(status.label()));
                known(found.map(Condition::Status), value, Status::ALL.iter().map(|status| status.label()))
            }
            Self::Priority => {
                let all = || Priority::ALL.iter().copied().map(Some).chain([None]);
                let found = all().filter(|priority| begins(priority_label(*priority)));
                known(found.map(Condition::Priority), value, all().map(priority_label))
            }
            Self::Category => {
                let all = all_categories(reader);
                let found = all.iter().filter(|name| begins(name)).cloned();
                known(found.map(Condition::Category), value, all.iter().map(SharedStr::as_str))
            }
            Self::Channel => {
                let found = Channel::ALL.iter().copied().filter(|channel| begins(channel.label()));
                known(found.map(Condition::Channel), value, Channel::ALL.iter().map(|channel| channel.label()))
            }
            Self::Sla => {
                let found =
                    SlaFilter::ALL.iter().copied().filter(|filter| fold(filter.value()).starts_with(&fold(value)));
                let conditions = found.map(|filter| Condition::Sla(SlaTerm::new(reader, filter)));
                known(conditions, value, SlaFilter::ALL.iter().map(|filter| filter.value()))
            }
            Self::Agent => agents(reader, value),
            Self::Company => {
                let businesses = || reader.directory().businesses();
                let names = || businesses().map(|business| business.name.as_str());
                let found = businesses().filter(|business| contains(&business.name, value));
                let emails: Vec<String> = found.map(|business| business.email.clone()).collect();
                let one = (!emails.is_empty()).then(|| Condition::Requester { name: quoted(value), emails });
                known(one.into_iter(), value, names())
            }
            Self::Department => {
                let departments = || reader.directory().departments.iter();
                let found = departments().filter(|one| contains(&one.name, value));
                let ids: Vec<String> = found.map(|one| one.id.clone()).collect();
                let one = (!ids.is_empty()).then(|| Condition::Departments { name: quoted(value), ids });
                known(one.into_iter(), value, departments().map(|one| one.name.as_str()))
            }
            Self::Label => {
                let labels = || reader.labels().iter();
                let ids: Vec<String> =
                    labels().filter(|label| contains(&label.name, value)).map(|label| label.id.clone()).collect();
                let one = (!ids.is_empty()).then(|| Condition::Labels { name: quoted(value), ids });
                known(one.into_iter(), value, labels().map(|label| label.name.as_str()))
            }
            Self::Since => day(reader, value).map(|day| vec![Condition::Since(day)]),
            Self::Before => day(reader, value).map(|day| vec![Condition::Before(day)]),
        }
    }
}

fn agents(reader: &Reader, value: &str) -> Result<Vec<Condition>, String> {
    if let Some(assignee @ (Assignee::Mine | Assignee::Nobody)) = Assignee::parse(reader, Some(&fold(value))) {
        return Ok(vec![Condition::Assignee(assignee)]);
    }
    let agents = &reader.directory().agents;
    let found = agents.iter().filter(|agent| contains(&agent.name, value));
    let ids: Vec<String> = found.map(|agent| agent.id.clone()).collect();
    let one = (!ids.is_empty()).then(|| Condition::Agents { name: quoted(value), ids });
    known(one.into_iter(), value, agents.iter().map(|agent| agent.name.as_str()))
}

fn day(reader: &Reader, value: &str) -> Result<Day, String> {
    let date = CalendarDate::parse_typed(value)
        .ok_or_else(|| format!("{} bukan tanggal. Contoh: 2026-11-01.", quoted(value)))?;
    Ok(Day::new(reader, date))
}

fn contains(name: &str, value: &str) -> bool {
    has_all(&[name], &words(value))
}

fn quoted(value: &str) -> String {
    format!("“{value}”")
}

fn known<'a>(
    found: impl Iterator<Item = Condition>,
    value: &str,
    choices: impl Iterator<Item = &'a str>,
) -> Result<Vec<Condition>, String> {
    let found: Vec<Condition> = found.collect();
    if !found.is_empty() {
        return Ok(found);
    }
    let mut choices: Vec<&str> = choices.take(MOST_CHOICES + 1).collect();
    if choices.len() > MOST_CHOICES {
        choices[MOST_CHOICES] = "…";
    }
    Err(format!("{} tidak dikenal. Pilihan: {}.", quoted(value), choices.join(", ")))
}

/// Number of choices that a sentence about an unknown value lists.
const MOST_CHOICES: usize = 6;

impl Terms {
    /// Reads the terms of a search. Terms with an unknown key are words; terms without a value have no effect yet.
    pub(super) fn parse(reader: &Reader, search: &str) -> Self {
        let mut terms = Self::default();
        for token in tokens(search) {
            let (is_negated, positive) = token.strip_prefix('-').map_or((false, token), |rest| (true, rest));
            let term = positive.split_once(':').and_then(|(key, value)| Some((Key::parse(reader, key)?, value)));
            let Some((key, value)) = term else {
                terms.words.push_str(token);
                terms.words.push(' ');
                continue;
            };
            let value = value.trim_matches('"').trim();
            if value.is_empty() {
                continue;
            }
            match key.conditions(reader, value) {
                Ok(any_of) => terms.add(key, is_negated, any_of),
                Err(problem) => terms.problems.push(problem),
            }
        }
        terms
    }

    /// A key that occurs again gives an alternative: 'status:new status:open'. Each negated term counts by itself.
    fn add(&mut self, key: Key, is_negated: bool, any_of: Vec<Condition>) {
        let same = |group: &&mut Group| !is_negated && !group.is_negated && group.key == Some(key as u8);
        match self.groups.iter_mut().find(same) {
            Some(group) => group.any_of.extend(any_of),
            None => self.groups.push(Group { key: Some(key as u8), is_negated, any_of }),
        }
    }
}

/// The parts of a search between white space; quotation marks keep the words of a value together.
fn tokens(search: &str) -> impl Iterator<Item = &str> {
    let mut is_quoted = false;
    let ends = move |letter: char| {
        is_quoted ^= letter == '"';
        letter.is_whitespace() && !is_quoted
    };
    search.split(ends).filter(|token| !token.is_empty())
}

#[cfg(test)]
mod tests {
    use super::tokens;

    #[test]
    fn quotation_marks_keep_words_together() {
        let read = |search| tokens(search).collect::<Vec<_>>();
        assert_eq!(read(" agen:\"Bagus W\"  izin "), ["agen:\"Bagus W\"", "izin"]);
        assert_eq!(read("agen:\"Bagus W"), ["agen:\"Bagus W"], "an open quotation runs to the end");
        assert!(read(" \n ").is_empty());
    }
}
