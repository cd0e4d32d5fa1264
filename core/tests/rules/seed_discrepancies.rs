//! The sample tables agree from plan to payment, except for the five discrepancies in `seeds/README.md`.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::Desk;
use crate::support::audit::rows_of;
use portal_core::audit::repository::views::table::rows;

const PLAN: &str = "TAB-OPR-01";
const PRODUCTION: &str = "TAB-OPR-02";
const FINAL_REPORT: &str = "TAB-ADM-02";
const BLENDING: &str = "TAB-PJL-01";
const SALES: &str = "TAB-PJL-02";
const PAYMENTS: &str = "TAB-PJL-03";

const MONTHS: [&str; 12] = [
    "Januari",
    "Februari",
    "Maret",
    "April",
    "Mei",
    "Juni",
    "Juli",
    "Agustus",
    "September",
    "Oktober",
    "November",
    "Desember",
];
const QUARTERS: [&str; 4] = ["Triwulan I 2025", "Triwulan II 2025", "Triwulan III 2025", "Triwulan IV 2025"];

fn table(id: &str) -> Vec<BTreeMap<String, String>> {
    let shown = Desk::cms().view(|reader| rows(reader, &rows_of(id))).expect("a sample table");
    let headers: Vec<String> = shown.columns.into_iter().map(|column| column.header).collect();
    shown.rows.into_iter().map(|row| headers.iter().cloned().zip(row).collect()).collect()
}

/// Parses '1.234,56' into hundredths.
fn amount(cell: &str) -> i64 {
    let (whole, fraction) = cell.split_once(',').unwrap_or((cell, "00"));
    assert_eq!(fraction.len(), 2, "{cell} has two places");
    let digits = whole.replace('.', "") + fraction;
    digits.parse().unwrap_or_else(|_| panic!("{cell} is no amount"))
}

/// `part` divided by `whole`, rounded half up.
const fn rounded(part: i64, whole: i64) -> i64 {
    (2 * part + whole) / (2 * whole)
}

fn quarter_of_month(cell: &str) -> &'static str {
    let name = cell.trim_end_matches(" 2025");
    let month = MONTHS.iter().position(|known| *known == name).expect("a month of 2025");
    QUARTERS[month / 3]
}

fn quarter_of_day(cell: &str) -> &'static str {
    quarter_of_month(cell.split_once(' ').expect("a day and its month").1)
}

type Sums = BTreeMap<(String, String), i64>;

fn sums<'a>(rows: impl IntoIterator<Item = (&'a str, &'a str, &'a str)>) -> Sums {
    let mut sums = Sums::new();
    for (period, key, cell) in rows {
        *sums.entry((period.to_owned(), key.to_owned())).or_default() += amount(cell);
    }
    sums
}

fn production() -> Sums {
    let rows = table(PRODUCTION);
    sums(rows.iter().map(|row| (quarter_of_month(&row["Bulan"]), &*row["Kode Blok"], &*row["Produksi (ton)"])))
}

fn plan() -> Sums {
    let rows = table(PLAN);
    sums(rows.iter().map(|row| (&*row["Periode"], &*row["Kode Blok"], &*row["Rencana Produksi (ton)"])))
}

/// The keys for which two accounts differ, with the second minus the first.
fn differences(one: &Sums, other: &Sums) -> Vec<(String, String, i64)> {
    let keys: BTreeSet<_> = one.keys().chain(other.keys()).collect();
    let of = |sums: &Sums, key: &(String, String)| sums.get(key).copied().unwrap_or(0);
    let difference = |key: &(String, String)| (key.0.clone(), key.1.clone(), of(other, key) - of(one, key));
    keys.into_iter().map(difference).filter(|(_, _, difference)| *difference != 0).collect()
}

fn only(period: &str, key: &str, difference: i64) -> Vec<(String, String, i64)> {
    vec![(period.to_owned(), key.to_owned(), difference)]
}

#[test]
fn discrepancy_1_one_block_produced_far_more_in_a_quarter_than_planned() {
    let (plan, production) = (plan(), production());
    assert_eq!(plan.len(), 12);
    let unusual: Vec<_> = plan
        .iter()
        .filter(|(key, planned)| !(93..=102).contains(&rounded(production[*key] * 100, **planned)))
        .map(|((period, block), planned)| {
            (period.as_str(), block.as_str(), *planned, production[&(period.clone(), block.clone())])
        })
        .collect();
    assert_eq!(unusual, [(QUARTERS[2], "021", 6_430_000, 7_587_400)]);
    let year = |sums: &Sums| sums.values().sum::<i64>();
    assert!(year(&production) < year(&plan), "the year as a whole stays below the plan");
}

#[test]
fn the_final_report_repeats_plan_and_production() {
    let rows = table(FINAL_REPORT);
    let column = |header: &str| sums(rows.iter().map(|row| (&*row["Periode"], &*row["Kode Blok"], &*row[header])));
    assert_eq!(differences(&column("Rencana Produksi (ton)"), &plan()), []);
    assert_eq!(differences(&column("Realisasi Produksi (ton)"), &production()), []);
    for row in &rows {
        let share = rounded(amount(&row["Realisasi Produksi (ton)"]) * 10_000, amount(&row["Rencana Produksi (ton)"]));
        assert_eq!(amount(&row["Capaian (%)"]), share, "{row:?}");
    }
}

#[test]
fn discrepancy_2_more_of_one_block_was_blended_than_produced() {
    let rows = table(BLENDING);
    let own = rows.iter().filter(|row| row["Kode Blok"] != "-");
    let blended = sums(own.map(|row| (&*row["Periode"], &*row["Kode Blok"], &*row["Volume Masuk (ton)"])));
    assert_eq!(differences(&production(), &blended), only(QUARTERS[1], "012", 450_000));
    let wrong = rows.iter().find(|row| row["Kode Campuran"] == "BL-244" && row["Kode Blok"] == "012").expect("there");
    assert_eq!(wrong["Volume Masuk (ton)"], "47.943,87");
}

#[test]
fn every_blend_is_the_sum_and_the_weighted_mean_of_its_rows() {
    let rows = table(BLENDING);
    let calories = |row: &BTreeMap<String, String>, header: &str| {
        row[header].replace('.', "").parse::<i64>().expect("a whole number")
    };
    for blend in rows.iter().map(|row| &row["Kode Campuran"]).collect::<BTreeSet<_>>() {
        let parts: Vec<_> = rows.iter().filter(|row| row["Kode Campuran"] == *blend).collect();
        let volume = |row: &BTreeMap<String, String>| amount(&row["Volume Masuk (ton)"]);
        let total: i64 = parts.iter().map(|row| volume(row)).sum();
        let weighted = parts.iter().map(|row| volume(row) * calories(row, "Kalori Masuk (kcal/kg GAR)")).sum();
        for row in parts {
            assert_eq!(amount(&row["Volume Campuran (ton)"]), total, "{blend}");
            assert_eq!(calories(row, "Kalori Campuran (kcal/kg GAR)"), rounded(weighted, total), "{blend}");
        }
    }
}

#[test]
fn discrepancy_3_less_of_a_blend_was_sold_than_produced() {
    let blends: BTreeSet<_> = table(BLENDING)
        .into_iter()
        .map(|row| (row["Periode"].clone(), row["Produk"].clone(), row["Volume Campuran (ton)"].clone()))
        .collect();
    let blended = sums(blends.iter().map(|(period, product, volume)| (&**period, &**product, &**volume)));
    let rows = table(SALES);
    let sold =
        rows.iter().map(|row| (quarter_of_day(&row["Tanggal Pengapalan"]), &*row["Produk"], &*row["Volume (ton)"]));
    assert_eq!(differences(&blended, &sums(sold)), only(QUARTERS[2], "BK-44", -625_000));
}

fn payments() -> Vec<[BTreeMap<String, String>; 2]> {
    let mut sales: BTreeMap<_, _> = table(SALES).into_iter().map(|row| (row["No. Pengapalan"].clone(), row)).collect();
    let pairs = table(PAYMENTS).into_iter().map(|payment| {
        let sale = sales.remove(&payment["No. Pengapalan"]).expect("a payment is for a shipment, and the only one");
        [payment, sale]
    });
    let pairs: Vec<_> = pairs.collect();
    assert!(sales.is_empty(), "every shipment was paid for");
    pairs
}

#[test]
fn discrepancy_4_one_payment_has_the_lower_tariff() {
    let unusual: Vec<_> = payments()
        .into_iter()
        .filter(|[payment, sale]| {
            let calories: u32 = sale["Kalori (kcal/kg GAR)"].replace('.', "").parse().expect("a whole number");
            payment["Tarif (%)"] != if calories > 5_200 { "9,50" } else { "8,00" }
        })
        .map(|[payment, sale]| {
            [&payment["No. Pengapalan"], &sale["Kalori (kcal/kg GAR)"], &payment["PNBP (Rp)"]].map(Clone::clone)
        })
        .collect();
    assert_eq!(unusual, [["PK-010", "5.582", "3.662.222.883,84"]]);
    let right = rounded(amount("45.777.786.048,00") * 950, 10_000);
    assert_eq!(right, amount("4.348.889.674,56"));
    assert_eq!(right - amount("3.662.222.883,84"), amount("686.666.790,72"));
}

#[test]
fn discrepancy_5_one_payment_was_made_for_another_value() {
    let pairs = payments();
    assert!(pairs.iter().all(|[payment, sale]| payment["Volume (ton)"] == sale["Volume (ton)"]));
    let unusual: Vec<_> = pairs
        .iter()
        .filter(|[payment, sale]| payment["Nilai Penjualan (Rp)"] != sale["Nilai (Rp)"])
        .map(|[payment, sale]| [&*payment["No. Pengapalan"], &*payment["Nilai Penjualan (Rp)"], &*sale["Nilai (Rp)"]])
        .collect();
    assert_eq!(unusual, [["PK-020", "22.785.775.725,00", "22.875.775.725,00"]]);
    let too_little = (amount("22.875.775.725,00") - amount("22.785.775.725,00")) * 800 / 10_000;
    assert_eq!(too_little, amount("7.200.000,00"));
}

#[test]
fn all_other_values_and_payments_are_correct_products() {
    for [payment, sale] in payments() {
        let value = rounded(amount(&sale["Volume (ton)"]) * amount(&sale["Harga (Rp/ton)"]), 100);
        assert_eq!(amount(&sale["Nilai (Rp)"]), value, "{sale:?}");
        let exactly = amount(&payment["Nilai Penjualan (Rp)"]) * amount(&payment["Tarif (%)"]);
        let off = (amount(&payment["PNBP (Rp)"]) * 10_000 - exactly).abs();
        assert!(off <= 5_000, "not paid to the nearest hundredth: {payment:?}");
    }
}
