//! The numbers and letters of lists.

use super::archive::{Member, body, paragraph, part};
use super::{read, section};

fn val(name: &str, value: &str) -> String {
    format!("<w:{name} w:val=\"{value}\"/>")
}

fn level(index: usize, inside: &str) -> String {
    format!("<w:lvl w:ilvl=\"{index}\">{inside}</w:lvl>")
}

/// A level with the format and text of its marks.
fn marked(index: usize, format: &str, text: &str) -> String {
    level(index, &[val("numFmt", format), val("lvlText", text)].concat())
}

fn item(list: u32, level: u32, text: &str) -> String {
    let place = format!("{}{}", val("ilvl", &level.to_string()), val("numId", &list.to_string()));
    format!("<w:p><w:pPr><w:numPr>{place}</w:numPr></w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>")
}

fn definition(id: u32, inside: &str) -> String {
    format!("<w:abstractNum w:abstractNumId=\"{id}\">{inside}</w:abstractNum>")
}

fn list(id: u32, definition: u32, inside: &str) -> String {
    format!("<w:num w:numId=\"{id}\">{}{inside}</w:num>", val("abstractNumId", &definition.to_string()))
}

fn numbered(inside: &str) -> Member {
    part("word/numbering.xml", "numbering", inside)
}

/// The text of one list that is defined by `levels`.
fn text_of(levels: &[String], items: &[String]) -> String {
    let numbering = [definition(0, &levels.concat()), list(1, 0, "")].concat();
    read(&[body(&items.concat()), numbered(&numbering)]).remove(0).1
}

#[test]
fn lists_are_numbered_as_in_word() {
    let first = level(0, &[val("start", "4"), val("numFmt", "upperRoman"), val("lvlText", "%1)")].concat());
    let second = level(1, &[val("numFmt", "decimal"), val("lvlText", "%1.%2")].concat());
    let bullets = level(0, &[val("numFmt", "bullet"), val("lvlText", "\u{f0b7}")].concat());
    let numbering = [
        format!("<w:abstractNum w:abstractNumId=\"0\">{first}{second}</w:abstractNum>"),
        format!("<w:abstractNum w:abstractNumId=\"1\">{bullets}</w:abstractNum>"),
        format!("<w:num w:numId=\"1\">{}</w:num>", val("abstractNumId", "0")),
        format!("<w:num w:numId=\"2\">{}</w:num>", val("abstractNumId", "1")),
        format!(
            "<w:num w:numId=\"3\">{}<w:lvlOverride w:ilvl=\"0\">{}</w:lvlOverride></w:num>",
            val("abstractNumId", "0"),
            val("startOverride", "1")
        ),
    ];
    let inside = [
        item(1, 0, "a"),
        item(1, 1, "b"),
        item(1, 0, "c"),
        item(1, 1, "d"),
        paragraph("teks"),
        item(1, 0, "e"),
        item(2, 0, "f"),
        item(3, 0, "g"),
        item(0, 0, "tanpa"),
    ];
    let found = read(&[body(&inside.concat()), numbered(&numbering.concat())]);
    let lines = "IV) a\nIV.1 b\nV) c\nV.1 d\n\nteks\n\nVI) e\n• f\nI) g\n\ntanpa";
    assert_eq!(found, section("Isi", lines));
}

#[test]
fn a_nested_list_starts_again_below_each_item() {
    let levels = [marked(0, "decimal", "%1."), marked(1, "lowerLetter", "%2)"), marked(2, "lowerRoman", "%1.%2.%3")];
    let items = [(0, "a"), (1, "b"), (2, "c"), (2, "d"), (1, "e"), (2, "f"), (0, "g"), (1, "h"), (2, "i")];
    let found = text_of(&levels, &items.map(|(level, text)| item(1, level, text)));
    let expected = "1. a\na) b\n1.a.i c\n1.a.ii d\nb) e\n1.b.i f\n2. g\na) h\n2.a.i i";
    assert_eq!(found, expected);
}

#[test]
fn a_level_restarts_only_after_the_levels_it_names() {
    let levels = [
        marked(0, "upperRoman", "BAB %1"),
        level(1, &[val("numFmt", "decimal"), val("lvlRestart", "0"), val("lvlText", "Pasal %2")].concat()),
        level(2, &[val("numFmt", "decimal"), val("lvlRestart", "1"), val("lvlText", "(%3)")].concat()),
    ];
    let items = [(0, "a"), (1, "b"), (2, "c"), (1, "d"), (2, "e"), (0, "f"), (1, "g"), (2, "h")];
    let found = text_of(&levels, &items.map(|(level, text)| item(1, level, text)));
    let expected = "BAB I a\nPasal 1 b\n(1) c\nPasal 2 d\n(2) e\nBAB II f\nPasal 3 g\n(1) h";
    assert_eq!(found, expected);
}

#[test]
fn legal_numbering_writes_all_levels_in_digits() {
    let second = [val("numFmt", "lowerLetter"), "<w:isLgl/>".to_owned(), val("lvlText", "%1.%2")].concat();
    let levels = [marked(0, "upperRoman", "%1."), level(1, &second)];
    let items = [item(1, 0, "a"), item(1, 0, "b"), item(1, 1, "c")];
    assert_eq!(text_of(&levels, &items), "I. a\nII. b\n2.1 c");
}

#[test]
fn a_list_style_lends_its_levels_to_the_lists_that_name_it() {
    let numbering = [
        definition(0, &val("numStyleLink", "Daftar")),
        definition(1, &[val("styleLink", "Daftar"), marked(0, "lowerLetter", "%1.")].concat()),
        list(1, 0, ""),
        list(2, 1, ""),
    ];
    let found = read(&[body(&[item(1, 0, "x"), item(2, 0, "y")].concat()), numbered(&numbering.concat())]);
    assert_eq!(found, section("Isi", "a. x\nb. y"));
}

#[test]
fn a_list_may_replace_a_level_of_its_definition() {
    let own = format!("<w:lvlOverride w:ilvl=\"0\">{}</w:lvlOverride>", marked(0, "upperLetter", "(%1)"));
    let restart = format!("<w:lvlOverride w:ilvl=\"0\">{}</w:lvlOverride>", val("startOverride", "3"));
    let numbering =
        [definition(0, &marked(0, "decimal", "%1.")), list(1, 0, ""), list(2, 0, &own), list(3, 0, &restart)];
    let items = [item(1, 0, "a"), item(2, 0, "b"), item(3, 0, "c"), item(3, 0, "d")];
    let found = read(&[body(&items.concat()), numbered(&numbering.concat())]);
    assert_eq!(found, section("Isi", "1. a\n(B) b\n3. c\n4. d"));
}

#[test]
fn a_list_in_a_cell_keeps_its_numbers_and_goes_on_after_the_table() {
    let cell = format!("<w:tc>{}{}</w:tc><w:tc>{}</w:tc>", item(1, 0, "a"), item(1, 0, "b"), paragraph("x"));
    let inside = [format!("<w:tbl><w:tr>{cell}</w:tr></w:tbl>"), item(1, 0, "c")];
    assert_eq!(text_of(&[marked(0, "decimal", "%1.")], &inside), "1. a 2. b | x\n\n3. c");
}

#[test]
fn a_heading_has_its_number_and_a_deleted_item_takes_none() {
    let heading = item(1, 0, "Umum").replace("<w:pPr>", "<w:pPr><w:outlineLvl w:val=\"0\"/>");
    let deleted = item(1, 1, "b").replace("</w:numPr>", "</w:numPr><w:rPr><w:del w:id=\"1\"/></w:rPr>");
    let deleted = deleted.replace("<w:r>", "<w:del><w:r>").replace("</w:r>", "</w:r></w:del>");
    let inside = [heading, item(1, 1, "a"), deleted, item(1, 1, "c")];
    let numbering = [marked(0, "upperLetter", "%1."), marked(1, "decimal", "%1.%2")].concat();
    let found = read(&[body(&inside.concat()), numbered(&[definition(0, &numbering), list(1, 0, "")].concat())]);
    assert_eq!(found, section("A. Umum", "A.1 a\nA.2 c"));
}
