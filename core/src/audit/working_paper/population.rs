//! The rows that a test reads, and the test itself on them.

use std::rc::Rc;

use portal_analysis::formula::{ComputedColumn, ComputedProblem, Computing};
use portal_analysis::population::Population as Rows;
use portal_analysis::run::Tables;
use portal_analysis::test::DataTest;
use portal_analysis::testing::{TestFault, Tested};

use super::form::{TestFieldError, TestForm, TestKind, checked};
use crate::audit::repository::views::subject::OpenVersion;
use crate::model::repository::DataVersion;
use crate::model::working_paper::{PaperStep, Population};
use crate::store::error::{Kind, Refusal};
use crate::store::records::kept_test::{KeptTest, RowsKey, TestKey};
use crate::store::records::repository::{NoRows, Repository};
use crate::table::data::column::Column;
use crate::table::data::data_table::DataTable;
use crate::table::data::typed_filter;

/// Share that is done while only the SHA-256 is left.
const NEARLY_DONE: f64 = 0.99;

/// A dataset of a test: the one that is open, or another one of its company.
#[derive(Clone, Copy, Default)]
pub(super) struct Named<'q> {
    /// Id of the other dataset.
    data: Option<&'q str>,
    /// Content id of the version; none for the open one, or the newest of another dataset.
    content: Option<&'q str>,
}

/// The versions on which a step is repeated.
#[derive(Clone, Copy)]
pub(super) enum Versions {
    /// Its own.
    Own,
    /// The one that was given to the auditor, and its own of other datasets.
    Given,
    /// The newest.
    Newest,
}

/// A test with the rows that it reads.
pub(super) struct Wanted<'q> {
    search: &'q str,
    filters: &'q str,
    /// Content id of the version whose columns the filters number; none for the tested one.
    filtered: Option<&'q str>,
    main: Named<'q>,
    other: Option<Named<'q>>,
    /// The computed columns of both.
    computed: [Vec<ComputedColumn>; 2],
    test: DataTest,
}

impl<'q> Named<'q> {
    fn new(id: &'q str) -> Self {
        Self { data: Some(id).filter(|id| !id.is_empty()), content: None }
    }

    fn again(population: &'q Population, versions: Versions) -> Self {
        let is_own = match versions {
            Versions::Own => true,
            Versions::Newest => false,
            Versions::Given => population.data.is_some(),
        };
        Self { data: population.data.as_deref(), content: is_own.then_some(&population.version) }
    }

    /// The dataset, if the company of the open one has it.
    pub(super) fn find<'a>(self, repository: &'a Repository, open: OpenVersion<'a>) -> Option<OpenVersion<'a>> {
        let beside = self.data.filter(|id| *id != open.set.id).map(|id| {
            let set = repository.datasets.get(id).filter(|set| set.badan_usaha == open.set.badan_usaha)?;
            Some(OpenVersion { set, version: set.newest() })
        });
        let OpenVersion { set, version } = beside.unwrap_or(Some(open))?;
        let version = self.content.map_or(Some(version), |content| set.version(content))?;
        Some(OpenVersion { set, version })
    }
}

/// The datasets that a typed reconciliation names. Any other test reads the open dataset alone.
pub(super) fn named(form: &TestForm) -> [Named<'_>; 2] {
    let name = |field| if form.kind == TestKind::Reconcile { Named::new(form.value(field)) } else { Named::default() };
    ["main", "other"].map(name)
}

impl<'q> Wanted<'q> {
    /// Text as typed.
    pub(super) fn typed(search: &'q str, filters: &'q str, form: &'q TestForm) -> Result<Self, Vec<TestFieldError>> {
        let test = checked(form)?;
        let [main, other] = named(form);
        let other = matches!(test, DataTest::Reconcile(_)).then_some(other);
        let computed = ["computed", "other.computed"].map(|field| form.computed(field));
        Ok(Self { search, filters, filtered: None, main, other, computed, test })
    }

    /// A step once more.
    pub(super) fn again(step: &'q PaperStep, versions: Versions) -> Self {
        let PaperStep { population, counterpart, test, .. } = step;
        // The search and the filters are those of the open dataset.
        let open = Some(population).filter(|one| one.data.is_none()).or(counterpart.as_ref()).unwrap_or(population);
        Self {
            search: &open.search,
            filters: &open.filters,
            filtered: Some(&open.version),
            main: Named::again(population, versions),
            other: counterpart.as_ref().map(|other| Named::again(other, versions)),
            computed: [Some(population), counterpart.as_ref()]
                .map(|one| one.map(|one| one.computed.clone()).unwrap_or_default()),
            test: test.clone(),
        }
    }

    /// The test on the rows of the open dataset, or on those that it names. A dataset that is not there is refused.
    pub(super) fn on<'a>(
        self,
        repository: &'a Repository,
        kept: &'a KeptTest,
        open: OpenVersion<'a>,
    ) -> Result<Asked<'a>, Refusal> {
        let not_found = || Refusal::not_found(Kind::Data, &open.set.id);
        let main = self.main.find(repository, open).ok_or_else(not_found)?;
        let table = repository.table(main.version).ok_or_else(|| no_rows(repository, main))?;
        let other = self.other.and_then(|other| other.find(repository, open));
        let other = match other {
            Some(other) => {
                let table = repository.table(other.version).ok_or_else(|| no_rows(repository, other))?;
                Some((other, &**table))
            }
            None => None,
        };
        let mut unsuited = None;
        // The search and the filters are those of the open table.
        let mut key = |tested: OpenVersion<'_>, computed: Vec<ComputedColumn>| {
            let is_open = tested.set.id == open.set.id;
            let filters = if is_open { self.filters_of(tested)? } else { Ok(String::new()) };
            let filters = filters.unwrap_or_else(|message| {
                unsuited = Some(message);
                String::new()
            });
            let search = if is_open { self.search } else { "" }.to_owned();
            Ok(RowsKey { content: tested.version.content.clone(), search, filters, computed })
        };
        let [computed, computed_others] = self.computed.clone();
        let rows = key(main, computed)?;
        let others = other.map(|(other, _)| key(other, computed_others)).transpose()?;
        let unsuited = unsuited.map(|message| Tested::faulty(TestFault::Filter { message }));
        Ok(Asked { key: TestKey { rows, others, test: self.test }, open, main: (main, table), other, kept, unsuited })
    }

    /// The filters for a version of the open dataset, or the reason why one of them does not suit it.
    fn filters_of(&self, OpenVersion { set, version }: OpenVersion<'_>) -> Result<Result<String, String>, Refusal> {
        let Some(own) = self.filtered.filter(|own| *own != version.content && !self.filters.is_empty()) else {
            return Ok(Ok(self.filters.to_owned()));
        };
        let own = set.version(own).ok_or_else(|| Refusal::not_found(Kind::Data, &set.id))?;
        Ok(typed_filter::moved(self.filters, &own.columns, &version.columns))
    }
}

/// A test on the rows of one or two versions.
pub(super) struct Asked<'a> {
    key: TestKey,
    open: OpenVersion<'a>,
    main: (OpenVersion<'a>, &'a DataTable),
    other: Option<(OpenVersion<'a>, &'a DataTable)>,
    kept: &'a KeptTest,
    /// The result of a test whose filters do not suit the version.
    unsuited: Option<Rc<Tested>>,
}

impl<'a> Asked<'a> {
    /// Does a part of the search, the filters, the test and the SHA-256. Returns the share that is done.
    pub(super) fn step(&self) -> f64 {
        if self.unsuited.is_some() {
            return 1.0;
        }
        let is_found = self.keyed().all(|(key, table)| {
            table.prepare_search(&key.search)
                && table.prepare_filters(&typed_filter::effective(&key.filters, table.columns()))
        });
        let done = if is_found { self.kept.step(&self.key, self.tables(), || self.rows()) } else { 0.0 };
        let is_hashed = done < 1.0 || self.sides().all(|(open, table)| is_hashed(open.version, table));
        if is_hashed { done } else { NEARLY_DONE }
    }

    /// The result; does all the work that is left.
    pub(super) fn finish(&self) -> Result<Rc<Tested>, Refusal> {
        let run = || self.kept.finish(&self.key, self.tables(), || self.rows());
        let tested = self.unsuited.clone().or_else(run);
        tested.ok_or_else(|| Refusal::not_found(Kind::Data, &self.open.set.id))
    }

    /// The tested version and its rows.
    pub(super) const fn main(&self) -> (OpenVersion<'a>, &'a DataTable) {
        self.main
    }

    /// The other version of a reconciliation and its rows.
    pub(super) const fn other(&self) -> Option<(OpenVersion<'a>, &'a DataTable)> {
        self.other
    }

    /// Rows that a step records: those tested, and those of the other dataset.
    pub(super) fn populations(&self, tested: &Tested) -> (Population, Option<Population>) {
        let population = |(open, table): (OpenVersion<'_>, &DataTable), key: &RowsKey, rows| Population {
            data: Some(open.set.id.clone()).filter(|id| *id != self.open.set.id),
            version: key.content.clone(),
            sha256: open.version.sha256.clone().unwrap_or_else(|| table.sha256()),
            search: key.search.clone(),
            filters: key.filters.clone(),
            computed: key.computed.clone(),
            rows,
        };
        let others = self.other.zip(self.key.others.as_ref());
        let counterpart = others.map(|(side, key)| population(side, key, tested.others));
        (population(self.main, &self.key.rows, tested.population), counterpart)
    }

    /// The test.
    pub(super) fn into_test(self) -> DataTest {
        self.key.test
    }

    fn sides(&self) -> impl Iterator<Item = (OpenVersion<'a>, &'a DataTable)> {
        [Some(self.main), self.other].into_iter().flatten()
    }

    fn tables(&self) -> Tables<'a> {
        Tables { main: self.main.1, other: self.other.map(|(_, table)| table) }
    }

    /// The tables, each with its search and filters.
    fn keyed(&self) -> impl Iterator<Item = (&RowsKey, &'a DataTable)> {
        let tables = self.sides().map(|(_, table)| table);
        [Some(&self.key.rows), self.key.others.as_ref()].into_iter().flatten().zip(tables)
    }

    fn rows(&self) -> [Rows; 2] {
        let mut found = self.keyed().map(|(key, table)| {
            let filters = typed_filter::effective(&key.filters, table.columns());
            Rows::from(table.select_filtered(&key.search, &filters, None))
        });
        [0, 1].map(|_| found.next().unwrap_or_else(|| Vec::new().into()))
    }
}

/// The columns of a table with those that are computed, without the ones that have an error.
pub(super) fn with_computed(table: &DataTable, computed: &[ComputedColumn]) -> (Vec<Column>, Vec<ComputedProblem>) {
    let mut columns = table.columns().to_vec();
    let (mut sound, mut problems) = (Vec::new(), Vec::new());
    for (index, column) in (0..).zip(computed) {
        sound.push(column.clone());
        match Computing::new(&sound, table) {
            Ok(computing) => {
                columns.extend(computing.outlines().last().map(|outline| Column::new(&column.name, outline.kind)));
            }
            Err(problem) => {
                sound.pop();
                problems.push(ComputedProblem { index, ..problem });
            }
        }
    }
    (columns, problems)
}

/// The refusal of a test whose rows are not in memory.
fn no_rows(repository: &Repository, OpenVersion { set, version }: OpenVersion) -> Refusal {
    let what = match repository.no_rows(version) {
        Some(NoRows::Lost) => "tidak ada di perangkat ini. Unggah kembali berkasnya, lalu ulangi",
        _ => "sedang dimuat. Tunggu sebentar, lalu ulangi",
    };
    Refusal::Untestable { message: format!("Baris {} {what}.", set.kegiatan) }
}

/// Sample data, and versions from before the SHA-256 was stored, get it here.
fn is_hashed(version: &DataVersion, table: &DataTable) -> bool {
    version.sha256.is_some() || table.prepare_sha256()
}
