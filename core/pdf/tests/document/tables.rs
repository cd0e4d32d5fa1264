//! Tests of tables and charts.

use portal_pdf::document::{PdfBar, PdfBars, PdfBlock, PdfColumn, PdfTable};

use super::contents::{report, section, text};
use super::reader::Reader;
use super::{assert_each_drawing_is_marked_once, fonts, read, write};

fn table(headings: &[&str], rows: Vec<Vec<String>>) -> PdfTable {
    let column = |heading: &&str| PdfColumn { heading: (*heading).to_owned(), is_number: *heading == "Nilai" };
    PdfTable { caption: String::new(), columns: headings.iter().map(column).collect(), rows }
}

fn bars(count: u16) -> PdfBars {
    let bar = |index: u16| PdfBar {
        label: format!("Temuan {index}"),
        value: format!("Rp{index}"),
        thousandths: index.saturating_mul(100),
    };
    PdfBars { title: "Nilai temuan".to_owned(), bars: (1..=count).map(bar).collect() }
}

fn of(blocks: Vec<PdfBlock>) -> Reader {
    read(&report(vec![section("Isi", false, blocks)]))
}

/// Left ends and widths of the filled rectangles of a page.
fn rectangles(operators: &str) -> Vec<[f32; 4]> {
    let numbers = |line: &str| line.split(' ').map(|n| n.parse().expect("a number")).collect::<Vec<f32>>();
    let found = operators.lines().filter_map(|line| line.strip_suffix(" re"));
    found.map(|line| numbers(line).try_into().expect("four numbers")).collect()
}

#[test]
fn a_table_has_header_cells_and_a_cell_for_each_column() {
    let rows =
        vec![vec!["1".to_owned(), "Tarif".to_owned(), "Rp5".to_owned(), "lebih".to_owned()], vec!["2".to_owned()]];
    let mut captioned = table(&["No.", "Judul", "Nilai"], rows);
    captioned.caption = "Daftar temuan".to_owned();
    let reader = of(vec![PdfBlock::Table(captioned)]);
    assert_eq!(reader.elements("Table").len(), 1);
    assert_eq!(reader.elements("Caption"), ["Daftar temuan"]);
    assert_eq!(reader.elements("TR").len(), 3);
    assert_eq!(reader.elements("TH"), ["No.", "Judul", "Nilai"]);
    assert_eq!(reader.elements("TD"), ["1", "Tarif", "Rp5", "2", "", ""]);
    let objects = reader.offsets.keys().map(|id| reader.object(*id));
    assert_eq!(objects.filter(|one| one.contains("/O /Table") && one.contains("/Scope /Column")).count(), 3);
}

#[test]
fn the_header_row_is_repeated_on_every_page_and_tagged_once() {
    let rows = (1..=200).map(|index| vec![index.to_string(), format!("Judul temuan {index}")]).collect();
    let reader = of(vec![PdfBlock::Table(table(&["Nomor", "Judul"], rows))]);
    let texts = reader.texts();
    assert!(texts.len() > 4, "{} pages", texts.len());
    for page in &texts[1..] {
        assert!(page.contains("Nomor\nJudul\n"), "{page}");
    }
    assert_eq!(reader.elements("TH"), ["Nomor", "Judul"]);
    assert_eq!(reader.elements("TD").len(), 400);
}

#[test]
fn a_row_of_many_pages_loses_nothing() {
    let words: Vec<String> = (0..9000).map(|index| format!("kata{index}")).collect();
    let rows = vec![vec!["1".to_owned(), words.join(" ")], vec!["2".to_owned(), "Akhir".to_owned()]];
    let reader = of(vec![PdfBlock::Table(table(&["Nomor", "Kondisi"], rows))]);
    assert!(reader.pages().len() > 10, "{} pages", reader.pages().len());
    let cells = reader.elements("TD");
    assert_eq!(cells[1].split_whitespace().collect::<Vec<_>>(), words);
    assert_eq!(cells[2..], ["2", "Akhir"]);
    for page in &reader.texts()[1..] {
        assert!(page.contains("Nomor\nKondisi\n"), "{page}");
    }
}

#[test]
fn a_finding_of_twenty_pages_is_one_chapter_in_order() {
    let sentences: Vec<String> = (0..2600).map(|index| format!("Kalimat ke-{index} dari kondisi.")).collect();
    let condition = sentences.chunks(13).map(|chunk| chunk.join(" ")).collect::<Vec<_>>().join("\n\n");
    let reader = read(&report(vec![
        section("Temuan 1", false, Vec::new()),
        section("Kondisi", true, vec![text(&condition)]),
        section("Temuan 2", false, vec![text("Akhir.")]),
    ]));
    let outline = reader.outline();
    assert!(outline[1].1 - outline[0].1 >= 20, "{outline:?}");
    assert_eq!(reader.elements("Link")[1], format!("2. Temuan 2 {}", outline[1].1 + 1));
    let paragraphs = reader.elements("P").concat();
    let places: Vec<_> = sentences.iter().map(|sentence| paragraphs.find(sentence).expect("nothing is lost")).collect();
    assert!(places.is_sorted());
}

#[test]
fn long_words_are_broken_inside_their_column() {
    let word = "x".repeat(600);
    let rows = vec![vec![word.clone(), word.clone(), "kata".to_owned()]];
    let reader = of(vec![PdfBlock::Table(table(&["Satu", "Dua", "Tiga"], rows))]);
    assert_eq!(reader.elements("TD"), [&word, &word, "kata"]);
    let lines = reader.texts()[1].lines().filter(|line| line.starts_with("xxx")).map(str::len).collect::<Vec<_>>();
    assert!(lines.iter().all(|length| *length < 60), "{lines:?}");
}

#[test]
fn a_table_of_many_columns_fits_the_page() {
    let headings = ["Nama kolom yang panjang sekali"; 14];
    let rows = vec![vec!["isi dari sebuah sel".to_owned(); 14]; 3];
    let reader = of(vec![PdfBlock::Table(table(&headings, rows))]);
    assert_eq!(reader.elements("TD").len(), 42);
    for [left, _, width, _] in reader.contents().iter().flat_map(|page| rectangles(page)) {
        assert!(left >= 55.9 && left + width <= 539.4, "{left} {width}");
    }
}

#[test]
fn a_header_row_higher_than_a_page_ends() {
    let heading = "kata ".repeat(4000);
    let rows = vec![vec!["1".to_owned()]];
    let reader = of(vec![PdfBlock::Table(table(&[&heading], rows))]);
    assert!(reader.pages().len() > 3);
    assert_eq!(reader.elements("TH")[0].split_whitespace().count(), 4000);
    assert_eq!(reader.elements("TD"), ["1"]);
}

#[test]
fn a_heading_stays_with_the_table_or_chart_below() {
    let rows = vec![vec!["1".to_owned(), "Judul".to_owned()]];
    for lines in 1..60 {
        let filler = text(&"baris\n".repeat(lines));
        for block in [PdfBlock::Table(table(&["Nomor", "Judul"], rows.clone())), PdfBlock::Bars(bars(9))] {
            let below = if matches!(block, PdfBlock::Table(_)) { "2. Dua\nNomor" } else { "2. Dua\nNilai temuan" };
            let sections = vec![section("Satu", false, vec![filler.clone()]), section("Dua", false, vec![block])];
            let reader = read(&report(sections));
            let page = reader.outline()[1].1;
            assert!(reader.texts()[page].contains(below), "after {lines} lines");
        }
    }
}

#[test]
fn a_chart_is_a_figure_whose_alternative_text_has_the_values() {
    let reader = of(vec![PdfBlock::Bars(bars(3))]);
    let figures: Vec<String> =
        reader.offsets.keys().map(|id| reader.object(*id)).filter(|one| one.contains("/S /Figure ")).collect();
    assert_eq!(figures.len(), 1);
    let alternative = "(Nilai temuan. Temuan 1: Rp1; Temuan 2: Rp2; Temuan 3: Rp3.)";
    assert!(figures[0].contains(alternative) && figures[0].contains("/BBox"), "{}", figures[0]);
    let page = &reader.contents()[1];
    let lengths: Vec<f32> = rectangles(page)
        .into_iter()
        .filter(|[.., height]| (height - 9.0).abs() < 0.01)
        .map(|[_, _, width, _]| width)
        .collect();
    assert_eq!(lengths.len(), 3);
    assert!((lengths[1] / lengths[0] - 2.0).abs() < 0.01 && (lengths[2] / lengths[0] - 3.0).abs() < 0.01);
}

#[test]
fn many_bars_become_several_figures_that_fit_their_pages() {
    let reader = of(vec![text(&"baris\n".repeat(20)), PdfBlock::Bars(bars(60))]);
    assert_eq!(reader.elements("Figure").len(), 3);
    let text = reader.texts().concat();
    assert!((1..=60).all(|index| text.contains(&format!("Temuan {index}\n"))));
    for [_, bottom, _, height] in reader.contents().iter().flat_map(|page| rectangles(page)) {
        assert!(bottom >= 40.0 && bottom + height <= 842.0);
    }
}

#[test]
fn equal_reports_give_equal_bytes_with_marked_drawings() {
    let rows = (1..=90).map(|index| vec![index.to_string(), "Judul – “tarif” 🙏".to_owned()]).collect();
    let blocks = vec![PdfBlock::Table(table(&["No.", "Judul"], rows)), PdfBlock::Bars(bars(30))];
    let one = report(vec![section("Isi", false, blocks)]);
    assert_each_drawing_is_marked_once(&read(&one));
    assert_eq!(write(&one, fonts()), write(&one.clone(), fonts()));
}
