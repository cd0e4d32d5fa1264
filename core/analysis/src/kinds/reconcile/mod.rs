//! Figures per key, compared with those of another table.

mod groups;
mod keys;
mod measure;

use std::cmp::Reverse;

use portal_table::data::data_table::DataTable;

use self::groups::{Groups, NONE};
use self::keys::Key;
use self::measure::{Measure, Tally};
use crate::outcome::{self, MOST_LINES, Outcome};
use crate::population::Part;
use crate::problem::Problem;
use crate::reading::Reader;
use crate::reconciliation::Reconciliation;
use crate::run::{Job, Next, Tables};
use crate::sorting::Sorting;
use crate::text;

/// Number of keys, and of rows, that one step visits after the tables were read.
const PER_STEP: usize = 16_000;

/// Reads both tables key by key, compares the figures of each key, and lists the differences before the matches.
pub(super) struct Reconcile {
    keys: Vec<Key>,
    measures: Vec<Measure>,
    population: u32,
    problem: Option<Problem>,
    stage: Stage,
    at: usize,
    groups: Groups,
    /// The rows of each table with the number of their key.
    rows: [Vec<(u32, u32)>; 2],
    without_key: [u32; 2],
    verdicts: Vec<Verdict>,
    counts: [u32; 4],
    totals: Vec<[Tally; 2]>,
    ranking: Sorting<Rank>,
    /// The keys that are listed.
    listed: Vec<Rank>,
    /// The line of each key, or [`NONE`].
    lines: Vec<u32>,
    outcome: Outcome,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Prepare,
    Note,
    NoteOther,
    Read,
    ReadOther,
    Compare,
    Sort,
    List,
}

/// The result of one key, in the order of the lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Different,
    OnlyMain,
    OnlyOther,
    Matched,
}

/// Larger differences come first, then the key that begins first. The last number is the key.
type Rank = (Verdict, Reverse<u64>, u32);

impl Verdict {
    const fn name(self) -> &'static str {
        match self {
            Self::Different => "Berbeda",
            Self::OnlyMain => "Hanya di data ini",
            Self::OnlyOther => "Hanya di pembanding",
            Self::Matched => "Cocok",
        }
    }
}

impl Reconcile {
    pub(super) fn new<'a>(
        main: &mut Reader<'a>,
        other: &mut Reader<'a>,
        Reconciliation { keys, measures }: &Reconciliation,
        population: u32,
    ) -> Result<Self, Problem> {
        if keys.is_empty() {
            return Err(Problem::NoColumnChosen { field: "keys" });
        }
        let keys: Result<Vec<_>, _> = keys.iter().map(|pair| Key::new([&mut *main, &mut *other], pair)).collect();
        let measures: Result<Vec<_>, _> =
            measures.iter().map(|pair| Measure::new([&mut *main, &mut *other], pair)).collect();
        let (keys, measures) = (keys?, measures?);
        Ok(Self {
            groups: Groups::new(measures.len()),
            totals: vec![Default::default(); measures.len()],
            keys,
            measures,
            population,
            problem: None,
            stage: Stage::Prepare,
            at: 0,
            rows: Default::default(),
            without_key: [0; 2],
            verdicts: Vec::new(),
            counts: [0; 4],
            ranking: Sorting::default(),
            listed: Vec::new(),
            lines: Vec::new(),
            outcome: Outcome::default(),
        })
    }

    /// Chooses the periods and makes room for the keys.
    fn begin(&mut self) -> (Stage, Next) {
        self.problem = self.keys.iter_mut().find_map(|key| key.choose_period().err());
        self.groups.begin(&self.keys, self.population as usize);
        if self.problem.is_some() { (Stage::List, Next::Done) } else { (Stage::Read, Next::Rows) }
    }

    fn read(&mut self, side: usize, table: &DataTable, part: Part<'_>) {
        if matches!(self.stage, Stage::Note | Stage::NoteOther) {
            part.each(|row| self.keys.iter_mut().for_each(|key| key.note(side, row)));
            return;
        }
        for measure in &mut self.measures {
            measure.load(side, table);
        }
        part.each(|row| {
            let Some(number) = self.groups.of(&self.keys, side, table, row) else {
                self.without_key[side] += 1;
                return;
            };
            for (measure, tally) in self.measures.iter_mut().zip(self.groups.tallies(side, number)) {
                measure.add(side, table, row, tally);
            }
            self.rows[side].push((row, number));
        });
    }

    /// Compares the figures of some keys.
    fn compare(&mut self, ranks: &mut Vec<Rank>) -> bool {
        let end = self.groups.all.len().min(self.at + PER_STEP);
        for at in self.at..end {
            let number = u32::try_from(at).unwrap_or(NONE);
            let mut size = 0;
            let mut is_within = true;
            for (place, measure) in self.measures.iter().enumerate() {
                let tallies = self.groups.of_measure(number, place);
                for (total, tally) in self.totals[place].iter_mut().zip(tallies) {
                    measure.add_total(total, tally);
                }
                let compared = measure.compare(tallies);
                is_within &= compared.is_within;
                if size == 0 && !compared.is_within {
                    size = u64::try_from(compared.difference.units.unsigned_abs()).unwrap_or(u64::MAX);
                }
            }
            let verdict = match self.groups.all[at].count {
                [_, 0] => Verdict::OnlyMain,
                [0, _] => Verdict::OnlyOther,
                _ if is_within => Verdict::Matched,
                _ => Verdict::Different,
            };
            let count = &mut self.counts[verdict as usize];
            *count += 1;
            // Matches are listed as far as there is room, in the order of their rows.
            if verdict != Verdict::Matched || *count as usize <= MOST_LINES {
                ranks.push((verdict, Reverse(size), number));
            }
            self.verdicts.push(verdict);
        }
        self.at = end;
        end == self.groups.all.len()
    }

    /// Writes the lines of the listed keys.
    fn write_lines(&mut self, Tables { main, other }: Tables<'_>) {
        let tables = [main, other.unwrap_or(main)];
        self.listed.truncate(MOST_LINES);
        self.lines = vec![NONE; self.groups.all.len()];
        let mut headings: Vec<String> = self.keys.iter().map(|key| key.headings[0].clone()).collect();
        headings.push("Hasil".to_owned());
        headings.extend(self.measures.iter().flat_map(Measure::headings));
        let mut shown = outcome::Groups::new(&headings.iter().map(String::as_str).collect::<Vec<_>>());
        for (line, &(verdict, _, number)) in (0_u32..).zip(&self.listed) {
            let first = self.groups.all[number as usize].first;
            let side = usize::from(first[0] == NONE);
            let mut texts: Vec<String> =
                self.keys.iter().map(|key| key.text(side, tables[side], first[side])).collect();
            texts.push(verdict.name().to_owned());
            for (place, measure) in self.measures.iter().enumerate() {
                texts.extend(measure.texts(self.groups.of_measure(number, place)));
            }
            shown.line(texts, Some(first[0]).filter(|row| *row != NONE));
            self.lines[number as usize] = line;
        }
        self.outcome.keys = self.keys.len();
        self.outcome.line_rows = vec![Default::default(); self.listed.len()];
        self.outcome.groups = Some(shown);
    }

    /// Lists the rows of the lines, and those of keys that do not match.
    fn list(&mut self) -> bool {
        let [main, other] = &self.rows;
        let both = main.iter().map(|row| (0, row)).chain(other.iter().map(|row| (1, row)));
        for (side, &(row, number)) in both.skip(self.at).take(PER_STEP) {
            if let Some(rows) = self.outcome.line_rows.get_mut(self.lines[number as usize] as usize) {
                rows[side].push(row);
            }
            if self.verdicts[number as usize] != Verdict::Matched {
                let found = if side == 0 { &mut self.outcome.rows } else { &mut self.outcome.other_rows };
                found.push(row);
            }
        }
        self.at += PER_STEP;
        self.at >= main.len() + other.len()
    }

    fn remarks(&mut self) {
        let remarks = &mut self.outcome.remarks;
        for (side, name) in [(0, "data ini"), (1, "pembanding")] {
            if self.without_key[side] > 0 {
                let count = text::count(self.without_key[side]);
                remarks.push(format!("{count} baris di {name} tidak berkunci dan tidak dicocokkan."));
            }
            let repeated = self.groups.all.iter().filter(|group| group.count[side] > 1).count();
            if repeated > 0 && !self.measures.is_empty() {
                let count = portal_locale::number::count(repeated);
                remarks.push(format!("{count} kunci memiliki beberapa baris di {name}; angkanya digabungkan."));
            }
        }
        for key in &self.keys {
            key.remark(remarks);
        }
        let [different, _, _, matched] = self.counts;
        if different + matched == 0 {
            remarks.push("Tidak ada kunci yang sama di kedua data. Periksa pasangan kolom kunci.".to_owned());
        }
        let all: u32 = self.counts.iter().sum();
        if all as usize > self.listed.len() {
            let shown = portal_locale::number::count(self.listed.len());
            remarks.push(format!("Tabel memuat {shown} dari {} kunci.", text::count(all)));
        }
    }
}

impl Job for Reconcile {
    fn first(&self) -> Next {
        Next::Work
    }

    fn visit(&mut self, table: &DataTable, part: Part<'_>) {
        self.read(0, table, part);
    }

    fn visit_others(&mut self, other: &DataTable, part: Part<'_>) {
        self.read(1, other, part);
    }

    fn turn(&mut self) -> Next {
        self.at = 0;
        let (stage, next) = match self.stage {
            Stage::Prepare if self.keys.iter().any(Key::depends_on_rows) => (Stage::Note, Next::Rows),
            Stage::Note => (Stage::NoteOther, Next::Others),
            Stage::Prepare | Stage::NoteOther => self.begin(),
            Stage::Read => (Stage::ReadOther, Next::Others),
            Stage::ReadOther => (Stage::Compare, Next::Work),
            Stage::Compare => (Stage::Sort, Next::Work),
            Stage::Sort => (Stage::List, Next::Work),
            Stage::List => return Next::Done,
        };
        self.stage = stage;
        next
    }

    fn work(&mut self, tables: Tables<'_>) -> bool {
        match self.stage {
            Stage::Prepare => self.keys.iter_mut().all(|key| key.prepare(tables)),
            Stage::Compare => {
                let mut ranks = std::mem::take(&mut self.listed);
                let is_done = self.compare(&mut ranks);
                if is_done {
                    self.ranking = Sorting::new(std::mem::take(&mut ranks));
                }
                self.listed = ranks;
                is_done
            }
            Stage::Sort => {
                let is_sorted = self.ranking.step();
                if is_sorted {
                    self.listed = std::mem::take(&mut self.ranking).finish();
                    self.write_lines(tables);
                }
                is_sorted
            }
            _ => self.list(),
        }
    }

    fn stages(&self) -> u32 {
        if self.keys.iter().any(Key::depends_on_rows) { 8 } else { 6 }
    }

    fn finish(mut self: Box<Self>, _: &DataTable) -> Result<Outcome, Problem> {
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        let all: u32 = self.counts.iter().sum();
        self.outcome.figure("Kunci dibandingkan", text::count(all));
        for verdict in [Verdict::Matched, Verdict::Different, Verdict::OnlyMain, Verdict::OnlyOther] {
            self.outcome.figure(verdict.name(), text::count(self.counts[verdict as usize]));
        }
        self.outcome.unmatched = all - self.counts[Verdict::Matched as usize];
        for (measure, totals) in self.measures.iter().zip(&self.totals) {
            measure.total(*totals, &mut self.outcome);
        }
        self.remarks();
        Ok(self.outcome)
    }
}
