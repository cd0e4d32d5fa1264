//! Different spellings of one name.

use std::cmp::Reverse;
use std::hash::BuildHasher;

use portal_table::columnar::Labels;
use portal_table::data::data_table::DataTable;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::spelling::{each_neighbour, is_typing_error, plain};
use crate::outcome::{Groups, MOST_LINES, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::{LabelColumn, Reader, Sums};
use crate::run::{Job, Next, Tables};
use crate::sorting::Sorting;
use crate::text;

/// Number of texts that one step simplifies.
const TEXTS_PER_STEP: usize = 5_000;
/// Number of neighbours that one step compares.
const NEIGHBOURS_PER_STEP: usize = 100_000;
/// Typing errors are looked for among at most this many neighbours, which take 32 MB.
const MOST_NEIGHBOURS: usize = 4_000_000;
/// Names that share a hash are compared with this many others at most.
const MOST_COMPARED: usize = 64;

/// Joins texts with the same plain name, and names that are one typing error apart. Joins add up: if A is like B and B
/// like C, all three are in one group. Only texts of the population take part.
pub(super) struct NearDuplicates {
    column: LabelColumn,
    stage: Stage,
    at: usize,
    counts: Vec<Sums>,
    /// Plain names by hash, and the name of each code.
    known: FxHashMap<u64, u32>,
    plain: Vec<String>,
    name_of: Vec<u32>,
    /// Hash and name, packed.
    neighbours: Vec<u64>,
    is_complete: bool,
    is_cut: bool,
    sorting: Sorting<u64>,
    /// The parent of each name in its group.
    parents: Vec<u32>,
    /// Number of texts of each group, by its root.
    sizes: Vec<u32>,
    /// The rank of each code's group in the result.
    ranks: Vec<u32>,
    groups: Vec<Vec<u32>>,
    found: Vec<(u32, u32)>,
    misspelt: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Count,
    Simplify,
    Sort,
    Compare,
    Group,
    Gather,
}

const NONE: u32 = u32::MAX;

impl NearDuplicates {
    pub(super) fn new(reader: &mut Reader<'_>, column: &str) -> Result<Self, Problem> {
        Ok(Self {
            column: reader.labels("column", column)?,
            stage: Stage::Count,
            at: 0,
            counts: Vec::new(),
            known: FxHashMap::default(),
            plain: Vec::new(),
            name_of: Vec::new(),
            neighbours: Vec::new(),
            is_complete: true,
            is_cut: false,
            sorting: Sorting::default(),
            parents: Vec::new(),
            sizes: Vec::new(),
            ranks: Vec::new(),
            groups: Vec::new(),
            found: Vec::new(),
            misspelt: 0,
        })
    }

    fn simplify(&mut self) -> bool {
        let all = self.column.texts().len();
        if self.at == 0 {
            // Growing later would take longer than a step.
            self.known.reserve(all);
            self.plain.reserve(all);
            self.name_of.reserve(all);
        }
        let end = all.min(self.at + TEXTS_PER_STEP);
        for code in self.at..end {
            let is_used = self.counts[code].count > 0;
            let name = if is_used { plain(&self.column.texts()[code]) } else { String::new() };
            let number = if name.is_empty() { NONE } else { self.number_of(name) };
            self.name_of.push(number);
        }
        self.at = end;
        end == all
    }

    fn number_of(&mut self, name: String) -> u32 {
        let mut hash = FxBuildHasher.hash_one(&name);
        while let Some(&number) = self.known.get(&hash) {
            if self.plain[number as usize] == name {
                return number;
            }
            // Another name has this hash: try the next number.
            hash = hash.wrapping_add(1);
        }
        let number = u32::try_from(self.plain.len()).unwrap_or(NONE);
        self.is_complete &= self.neighbours.len() + name.len() < MOST_NEIGHBOURS;
        if self.is_complete {
            each_neighbour(&name, |hash| self.neighbours.push(u64::from(hash) << 32 | u64::from(number)));
        }
        self.known.insert(hash, number);
        self.plain.push(name);
        number
    }

    fn compare(&mut self) -> bool {
        let mut at = self.at;
        let stop = self.neighbours.len().min(at + NEIGHBOURS_PER_STEP);
        while at < stop {
            let hash = self.neighbours[at] >> 32;
            let length = self.neighbours[at..].iter().take_while(|neighbour| *neighbour >> 32 == hash).count();
            self.is_cut |= length > MOST_COMPARED;
            for place in at..at + length {
                for other in place + 1..(at + length).min(place + 1 + MOST_COMPARED) {
                    let [left, right] = [place, other].map(|place| low(self.neighbours[place]));
                    self.join_if_close(left, right);
                }
            }
            at += length;
        }
        self.at = at;
        at >= self.neighbours.len()
    }

    fn join_if_close(&mut self, left: u32, right: u32) {
        let roots = [left, right].map(|name| self.root(name));
        if roots[0] != roots[1] && is_typing_error(&self.plain[left as usize], &self.plain[right as usize]) {
            self.parents[roots[0].max(roots[1]) as usize] = roots[0].min(roots[1]);
            self.misspelt += 1;
        }
    }

    fn root(&mut self, mut name: u32) -> u32 {
        while self.parents[name as usize] != name {
            let parent = self.parents[name as usize];
            self.parents[name as usize] = self.parents[parent as usize];
            name = parent;
        }
        name
    }

    /// Counts the texts of each group.
    fn count_groups(&mut self) -> bool {
        let end = self.name_of.len().min(self.at + NEIGHBOURS_PER_STEP);
        for code in self.at..end {
            if self.name_of[code] != NONE {
                let root = self.root(self.name_of[code]);
                self.sizes[root as usize] += 1;
            }
        }
        self.at = end;
        end == self.name_of.len()
    }

    /// Lists the groups of several texts; groups with more rows come first.
    fn group(&mut self) {
        let mut groups: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for code in 0..self.name_of.len() {
            let name = self.name_of[code];
            if name != NONE {
                let root = self.root(name);
                if self.sizes[root as usize] > 1 {
                    groups.entry(root).or_default().push(u32::try_from(code).unwrap_or(NONE));
                }
            }
        }
        let mut groups: Vec<Vec<u32>> = groups.into_values().collect();
        let sums = |code: &u32| self.counts[*code as usize];
        for group in &mut groups {
            group.sort_by_key(|code| (Reverse(sums(code).count), sums(code).first));
        }
        groups.sort_by_key(|group| {
            let rows: u32 = group.iter().map(|code| sums(code).count).sum();
            (Reverse(rows), group.iter().map(|code| sums(code).first).min())
        });
        self.ranks = vec![NONE; self.counts.len()];
        for (rank, group) in (0_u32..).zip(&groups) {
            for &code in group {
                self.ranks[code as usize] = rank;
            }
        }
        self.groups = groups;
    }
}

impl Job for NearDuplicates {
    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.column.load(table);
        if self.stage == Stage::Gather {
            return part.each(|row| match self.ranks[self.column.slot(row)] {
                NONE => {}
                rank => self.found.push((rank, row)),
            });
        }
        self.counts.resize(self.column.texts().len() + 1, Sums::default());
        part.each(|row| self.counts[self.column.slot(row)].add(row, 0));
    }

    fn turn(&mut self) -> Next {
        self.at = 0;
        let (stage, next) = match self.stage {
            Stage::Count => (Stage::Simplify, Next::Work),
            Stage::Simplify => {
                self.known = FxHashMap::default();
                self.sizes = vec![0; self.plain.len()];
                self.parents = (0..u32::try_from(self.plain.len()).unwrap_or(NONE)).collect();
                if !self.is_complete {
                    self.neighbours = Vec::new();
                }
                self.sorting = Sorting::new(std::mem::take(&mut self.neighbours));
                (Stage::Sort, Next::Work)
            }
            Stage::Sort => {
                self.neighbours = std::mem::take(&mut self.sorting).finish();
                (Stage::Compare, Next::Work)
            }
            Stage::Compare => (Stage::Group, Next::Work),
            Stage::Group => {
                self.group();
                (Stage::Gather, Next::Rows)
            }
            Stage::Gather => (Stage::Gather, Next::Done),
        };
        self.stage = stage;
        next
    }

    fn work(&mut self, _: Tables<'_>) -> bool {
        match self.stage {
            Stage::Simplify => self.simplify(),
            Stage::Sort => self.sorting.step(),
            Stage::Compare => self.compare(),
            _ => self.count_groups(),
        }
    }

    fn stages(&self) -> u32 {
        6
    }

    fn finish(mut self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        let texts = self.counts.iter().take(self.column.texts().len()).filter(|sums| sums.count > 0).count();
        if texts == 0 {
            return Err(self.column.no_texts());
        }
        // A stable sort: rows of one group keep their order.
        self.found.sort_by_key(|(rank, _)| *rank);
        let all = portal_locale::number::count;
        let mut outcome = Outcome::default();
        outcome.figure("Teks berbeda", all(texts));
        outcome.figure("Kelompok mirip", all(self.groups.len()));
        outcome.figure("Teks dalam kelompok", all(self.groups.iter().map(Vec::len).sum()));
        outcome.figure("Baris dalam kelompok", all(self.found.len()));
        let mut groups = Groups::new(&["#Kelompok", &self.column.found.heading, "#Baris"]);
        let lines =
            (1_u32..).zip(&self.groups).flat_map(|(number, group)| group.iter().map(move |code| (number, *code)));
        for (number, code) in lines.take(MOST_LINES + 1) {
            let Sums { count, first, .. } = self.counts[code as usize];
            let name = self.column.texts()[code as usize].clone();
            groups.line(vec![text::count(number), name, text::count(count)], first);
        }
        if groups.lines.len() > MOST_LINES {
            groups.lines.truncate(MOST_LINES);
            outcome.remarks.push(format!("Tabel memuat {} teks pertama.", all(MOST_LINES)));
        }
        outcome.groups = Some(groups);
        if !self.is_complete {
            outcome.remarks.push("Teks yang berbeda terlalu banyak, sehingga salah ketik tidak dicari.".to_owned());
        } else if self.is_cut {
            outcome
                .remarks
                .push("Teks yang mirip terlalu banyak, sehingga sebagian salah ketik mungkin terlewat.".to_owned());
        } else if self.misspelt > 0 {
            outcome.remarks.push(
                "Sebagian kelompok berbeda satu huruf saja; nama seperti itu dapat juga dua pihak yang berbeda."
                    .to_owned(),
            );
        }
        outcome.rows = self.found.into_iter().map(|(_, row)| row).collect();
        Ok(outcome)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
const fn low(packed: u64) -> u32 {
    packed as u32
}

const _: () = assert!(Labels::MISSING == NONE);
