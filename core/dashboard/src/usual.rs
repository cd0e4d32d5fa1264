//! The default settings of a widget over a new source, so that it shows something useful at once.

use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;
use portal_table::data::column::adds_up;

use crate::config::{Dimension, Measure, Trend, USUAL_BUCKET};
use crate::period::{self, Period};
use crate::province;
use crate::source::{ColumnType, DataSource, Meaning, SourceColumn};
use crate::suited::is_time;
use crate::widget::WidgetKind;

/// Words for quantities at a point in time: their sum over time means nothing.
const LEVELS: [&str; 3] = ["stok", "saldo", "persediaan"];
/// Maximum number of days of a period, and the bucket for it.
const LENGTHS: [(i32, Bucket); 4] = [(1, Bucket::Day), (7, Bucket::Week), (31, Bucket::Month), (92, Bucket::Quarter)];

/// Charts use a time column, maps a column of provinces, other kinds a column of shared texts.
pub(crate) fn usual_dimension(kind: WidgetKind, source: &dyn DataSource) -> Option<Dimension> {
    let columns = source.columns();
    let first = |wanted: &dyn Fn(&SourceColumn) -> bool| columns.iter().find(|column| wanted(column));
    let time =
        || first(&|column| column.meaning == Some(Meaning::Period)).or_else(|| first(&|column| is_time(Some(column))));
    let texts = || first(&|column| column.kind == ColumnType::Category);
    let common = || first(&|column| is_common(column, source));
    let found = match kind {
        WidgetKind::Metric | WidgetKind::Text => None,
        WidgetKind::Map => first(&|column| names_provinces(column, source)),
        WidgetKind::Chart => time().or_else(texts),
        WidgetKind::Bar | WidgetKind::Pie | WidgetKind::Table => common().or_else(texts).or_else(time),
    };
    found.map(|column| Dimension { column: column.key.clone(), bucket: None })
}

pub(crate) fn names_provinces(column: &SourceColumn, source: &dyn DataSource) -> bool {
    let labels = source.labels(&column.key).filter(|_| column.kind == ColumnType::Category);
    labels.is_some_and(|labels| labels.labels().iter().any(|text| province::find(text).is_some()))
}

/// The first column of the portal's records is always a good choice; the columns of a file may start with numbers or
/// codes that are unique to each row.
fn is_common(column: &SourceColumn, source: &dyn DataSource) -> bool {
    if column.kind != ColumnType::Category || source.is_live() {
        return column.kind == ColumnType::Category;
    }
    let Some(labels) = source.labels(&column.key) else { return false };
    let texts = labels.labels();
    let is_code = |text: &String| text.trim().bytes().all(|byte| byte.is_ascii_digit());
    (2..=source.rows() as usize / 2).contains(&texts.len()) && !texts.iter().all(is_code)
}

/// The sum of a file's first amount column. `None` means to count rows, as for the portal's records.
pub(crate) fn usual_measure(source: &dyn DataSource) -> Option<Measure> {
    if source.is_live() {
        return None;
    }
    let adds_up = |column: &&SourceColumn| column.kind == ColumnType::Number && is_amount(&column.label);
    let column = source.columns().iter().find(adds_up)?;
    Some(Measure { aggregation: Operation::Sum, column: Some(column.key.clone()) })
}

/// True for 'Produksi (ton)', false for 'Kadar Ni (%)' and 'Harga (Rp/ton)'.
fn is_amount(heading: &str) -> bool {
    let Some((name, unit)) = heading.trim().strip_suffix(')').and_then(|heading| heading.rsplit_once('(')) else {
        return false;
    };
    let name = name.to_lowercase();
    !unit.trim().is_empty() && adds_up(heading) && !LEVELS.iter().any(|level| name.contains(level))
}

/// The trend with the period length of the source; `None` if the source names only one period.
pub(crate) fn usual_trend(source: &dyn DataSource) -> Option<Trend> {
    let column = source.columns().iter().find(|column| column.meaning == Some(Meaning::Period))?;
    let bucket = match column.kind {
        ColumnType::Period => named_bucket(column, source)?,
        ColumnType::Category | ColumnType::Number | ColumnType::Date => USUAL_BUCKET,
    };
    Some(Trend { column: column.key.clone(), bucket, rise: None })
}

fn named_bucket(column: &SourceColumn, source: &dyn DataSource) -> Option<Bucket> {
    let bucket = shortest_bucket(column, source)?;
    let periods = periods(column, source);
    let first = bucket.start(periods.first()?.start);
    periods.iter().any(|period| bucket.start(period.start) != first).then_some(bucket)
}

/// The shortest bucket that fits every period that a column names. A shorter one would show semesters as quarters.
pub(crate) fn shortest_bucket(column: &SourceColumn, source: &dyn DataSource) -> Option<Bucket> {
    let longest = periods(column, source).iter().map(|period| period.end - period.start + 1).max()?;
    Some(LENGTHS.iter().find(|(most, _)| longest <= *most).map_or(Bucket::Year, |(_, bucket)| *bucket))
}

/// The periods that a column names; only period columns name any.
fn periods(column: &SourceColumn, source: &dyn DataSource) -> Vec<Period> {
    let labels = source.labels(&column.key).filter(|_| column.kind == ColumnType::Period);
    labels.map(|labels| labels.labels().iter().filter_map(|text| period::read(text)).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use portal_table::columnar::{Bucket, Labels, Numbers};

    use super::{is_amount, named_bucket, usual_dimension, usual_measure};
    use crate::column_source::{Cells, ColumnSource};
    use crate::source::{ColumnType, Meaning, SourceColumn};
    use crate::widget::WidgetKind;

    fn texts(values: &[&str]) -> Cells {
        Cells::Labels(Rc::new(Labels::from_texts(values.iter().map(|text| Some(*text)))))
    }

    fn file() -> ColumnSource {
        ColumnSource::new("dataset:1", "Produksi", "baris")
            .with("No.", "No.", None, texts(&["A-1", "A-2", "A-3", "A-4"]))
            .with("Kode Blok", "Kode Blok", None, texts(&["012", "012", "021", "021"]))
            .with("Pit", "Pit", None, texts(&["Utara", "Selatan", "Utara", "Selatan"]))
            .with("Kadar (%)", "Kadar (%)", None, Cells::Numbers(Rc::new(Numbers::default())))
            .with("Stok (ton)", "Stok (ton)", None, Cells::Numbers(Rc::new(Numbers::default())))
            .with("Produksi (ton)", "Produksi (ton)", None, Cells::Numbers(Rc::new(Numbers::default())))
    }

    #[test]
    fn a_file_is_grouped_by_shared_texts_and_its_first_amount_is_summed() {
        let column = |kind| usual_dimension(kind, &file()).map(|dimension| dimension.column);
        assert_eq!(column(WidgetKind::Bar).as_deref(), Some("Pit"));
        assert_eq!(column(WidgetKind::Map), None, "the codes of blocks are no provinces");
        let measure = usual_measure(&file()).and_then(|measure| measure.column);
        assert_eq!(measure.as_deref(), Some("Produksi (ton)"));
    }

    #[test]
    fn only_amounts_are_summed() {
        for heading in ["Produksi (ton)", "Nilai (Rp)", "Rencana Reklamasi (ha) "] {
            assert!(is_amount(heading), "{heading}");
        }
        for heading in ["Kadar Ni (%)", "Harga (Rp/ton)", "Stok Akhir (ton)", "Tahun", "Volume ()", "a) b"] {
            assert!(!is_amount(heading), "{heading}");
        }
    }

    #[test]
    fn a_trend_uses_the_length_of_the_named_periods() {
        let bucket = |values: &[&str]| {
            let source = ColumnSource::new("dataset:1", "Produksi", "baris").with("p", "Periode", None, texts(values));
            let column = SourceColumn {
                key: "p".to_owned(),
                label: "Periode".to_owned(),
                kind: ColumnType::Period,
                meaning: Some(Meaning::Period),
            };
            named_bucket(&column, &source)
        };
        assert_eq!(bucket(&["Triwulan I 2025", "Triwulan II 2025"]), Some(Bucket::Quarter));
        assert_eq!(bucket(&["Januari 2025", "Februari 2025"]), Some(Bucket::Month));
        assert_eq!(bucket(&["2024", "2025"]), Some(Bucket::Year));
        assert_eq!(bucket(&["Semester I 2025", "Semester II 2025"]), None, "there is no year before");
    }
}
