//! Runs the same queries on both list engines.

use std::fmt::Write;
use std::hint::black_box;

use portal_core::Portal;
use portal_core::locale::zone::Zone;
use portal_core::model::Instant;
use portal_core::model::assignment::Assignment;
use portal_core::seed::json::StrictJson;
use portal_core::store::State;
use portal_core::store::env::Clock;
use portal_core::store::records::assignments::AssignmentStore;
use portal_core::store::records::desk_rows::DeskRows;
use portal_core::table::fold::words;
use portal_core::table::list::index::ListIndex;
use portal_core::table::list::rows::Rows;
use portal_core::table::list::{EVERYWHERE, List};
use portal_core::table::page::{PageRequest, PageSizes};
use portal_core::table::sort::{Direction, Sort};

/// 2026-11-21 02:05 UTC.
const OPENED: Instant = Instant(1_795_226_700_000);
const ROWS: [u32; 8] = [30, 100, 300, 1_000, 2_000, 3_000, 10_000, 30_000];
const TYPED: [&str; 5] = ["laporan", "khatulistiwa produksi", "nikel 17", "izin eksplorasi", "zzz"];
const ROUNDS: usize = 5;
/// Column numbers that have small enumerated values in both lists.
const COUNTED: u8 = 0;
const FILTERED: u8 = 1;

fn assignments(sample: &State, count: u32) -> AssignmentStore {
    let some: Vec<&Assignment> = sample.assignments.iter().collect();
    let kinds = ["Laporan produksi", "Izin eksplorasi", "Rencana kerja", "Neraca sumber daya", "Data PNBP"];
    let mut store = AssignmentStore::default();
    for number in 0..count {
        let dice = number.wrapping_mul(2_654_435_761) >> 8;
        let mut one = some[dice as usize % some.len()].clone();
        one.id = format!("ASSIGN_{number}");
        one.data_name =
            format!("{} blok {} - {}", kinds[dice as usize / 64 % kinds.len()], dice % 997, one.badan_usaha);
        one.assigned_date.0 += i64::from(dice % 1_000) * 60_000;
        store.put(one);
    }
    store
}

/// One query as a view makes it: search, counts, filter, sort, page.
fn read(list: List, search: &str, number: usize) -> usize {
    let mut rows = list.all();
    list.narrow(&words(search), EVERYWHERE, &mut rows);
    let counts: [u32; 3] = list.count(COUNTED, &rows);
    list.keep(FILTERED, [0_u8, 1].get(..number % 3).unwrap_or_default(), &mut rows);
    let sorts = [None, Some(1), Some(2)].map(|column| column.map(|column| Sort { column, direction: Direction::Desc }));
    let request = PageRequest::parse(Some("1"), None, PageSizes::TABLE);
    black_box(counts);
    list.page(sorts[number / 3 % 3], &rows, request).0.len()
}

/// Duration in microseconds.
#[expect(clippy::disallowed_methods, reason = "the example measures time")]
fn time(work: impl FnOnce()) -> f64 {
    let begun = std::time::Instant::now();
    work();
    begun.elapsed().as_secs_f64() * 1e6
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn keystrokes() -> Vec<&'static str> {
    TYPED.iter().flat_map(|typed| (0..=typed.len()).map(move |end| &typed[..end])).collect()
}

fn measure(name: &str, rows: &dyn Rows, table: &mut String) {
    let (plain, mut made) = (ListIndex::new(u32::MAX), Vec::new());
    let mut kept = ListIndex::new(0);
    for _ in 0..ROUNDS {
        kept = ListIndex::new(0);
        made.push(time(|| {
            read(kept.open(rows), "", 0);
            while kept.pack(rows) {}
        }));
    }
    // Orders are built on first use and updated from then on.
    for number in 0..9 {
        black_box(read(kept.open(rows), "", number));
    }
    let (mut scanned, mut looked_up) = (Vec::new(), Vec::new());
    // In typing order, so that the cache holds only the searches that a user would have made just before.
    for _ in 0..ROUNDS {
        for (number, typed) in keystrokes().into_iter().enumerate() {
            let mut found = [0; 2];
            scanned.push(time(|| found[0] = read(plain.open(rows), typed, number)));
            looked_up.push(time(|| found[1] = read(kept.open(rows), typed, number)));
            assert_eq!(found[0], found[1], "{name}: {typed}");
        }
    }
    let slots = rows.slot_count();
    let mended = (0..200).map(|number| number * 7_919 % slots).map(|slot| {
        time(|| {
            kept.leave(slot, rows);
            kept.enter(slot, rows);
        })
    });
    let mended = median(mended.collect());
    let [made, scanned, looked_up] = [made, scanned, looked_up].map(median);
    let saved = scanned - looked_up;
    writeln!(
        table,
        "| {name} | {slots} | {scanned:.1} | {looked_up:.1} | {:.1}x | {made:.0} | {mended:.1} | {:.0} |",
        scanned / looked_up,
        made / saved
    )
    .expect("a text has room");
}

pub(crate) fn compared() -> String {
    let portal = Portal::open::<StrictJson>(Clock { now: OPENED, zone: Zone::fixed(0) });
    let sample = portal.state();
    let mut table = String::from("| list | rows | scan, us | kept, us | ratio | made, us | mended, us | readings |\n");
    for count in ROWS {
        let assignments = assignments(sample, count);
        measure("assignments", assignments.records(), &mut table);
        measure("desks", &DeskRows { assignments: &assignments, repository: &sample.repository }, &mut table);
    }
    table
}
