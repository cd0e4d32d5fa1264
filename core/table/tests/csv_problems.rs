//! Every problem of a file is reported with its place, and such a file gives no table.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_table::data::csv_problem::CsvProblem as Problem;
use support::{parse, parse_commas, sniff};

fn problems(file: &str) -> Vec<Problem> {
    let parsed = parse_commas(file.as_bytes());
    assert_eq!(parsed.table.is_none(), parsed.problem_count > 0);
    assert_eq!(parsed.problem_count as usize, parsed.problems.len());
    parsed.problems
}

#[test]
fn a_ragged_row_is_reported_with_its_first_line() {
    let file = "a,b\r\n1,2\r\n\r\n\"x\r\ny\",2\r\n1\r\n1,2,3\r\n";
    let expected =
        [Problem::RaggedRow { line: 6, found: 1, expected: 2 }, Problem::RaggedRow { line: 7, found: 3, expected: 2 }];
    assert_eq!(problems(file), expected);
    assert_eq!(problems(&file.replace("\r\n", "\n")), expected);
    assert_eq!(problems(&file.replace("\r\n", "\r")), expected);
}

#[test]
fn blank_lines_are_not_counted_as_rows() {
    assert_eq!(problems("\n\na,b\n\n1,2\n   \n\t\n3,4\n\n"), []);
    let parsed = parse_commas(b"a\n \nx\n");
    assert_eq!(parsed.rows, 2, "a blank line is a row in a table of one column");
}

#[test]
fn a_nul_is_reported_with_its_line_and_column() {
    assert_eq!(problems("a,b\n1,2\nx,y\0z\n"), [Problem::Nul { line: 3, column: 2 }]);
    assert_eq!(problems("a,b\n1,\"x\n\0\"\n"), [Problem::Nul { line: 3, column: 2 }]);
    assert_eq!(problems("a\0,b\n1,2\n"), [Problem::Nul { line: 1, column: 1 }]);
    assert_eq!(problems("a,b\n\0,1\n"), [Problem::Nul { line: 2, column: 1 }]);
}

#[test]
fn an_overlong_cell_stops_reading() {
    let long = "x".repeat(10_000_000);
    let quoted = format!("\"{long}\"");
    let expected = [Problem::CellTooLong { line: 3, column: 2, max: 1_000_000 }];
    for cell in [&long, &quoted] {
        let file = format!("a,b,c\n1,2,3\n1,{cell},3\n1\n");
        assert_eq!(problems(&file), expected);
        let form = sniff([file.as_bytes()]).expect("the form is detected");
        assert_eq!(parse(form, file.as_bytes().chunks(65_536)).problems, expected);
    }
    let longest = "x".repeat(1_000_000);
    assert_eq!(problems(&format!("a,b\n1,{longest}\n\"{longest}\",1\n")), []);
    assert_eq!(
        problems(&format!("a,b\n1,{longest}x\n")),
        [Problem::CellTooLong { line: 2, column: 2, max: 1_000_000 }]
    );
}

#[test]
fn too_many_columns_are_counted() {
    let row = |columns: usize| vec!["1"; columns].join(",");
    let headers = |columns: usize| (0..columns).map(|column| format!("k{column}")).collect::<Vec<_>>().join(",");
    assert_eq!(problems(&format!("{}\n{}\n", headers(500), row(500))), []);
    let too_many = |found| [Problem::TooManyColumns { line: 1, found, max: 500 }];
    assert_eq!(problems(&format!("{}\n{}\n", headers(5_000), row(5_000))), too_many(5_000));
    assert_eq!(problems(&format!("\"k\",{}\n{}\n", headers(5_000), row(5_001))), too_many(5_001));
    assert_eq!(problems(&format!("{}\n1\n", row(20_000))), too_many(16_384));
    assert_eq!(problems(&format!("\"1\",{}\n1\n", row(20_000))), too_many(16_384));
}

#[test]
fn an_unclosed_quote_is_reported_with_its_line() {
    assert_eq!(problems("a,b\n1,2\n3,\"4\n5,6\n"), [Problem::UnclosedQuote { line: 3 }]);
    assert_eq!(problems("a,b\n\"x\ny\",\"4\n5,6\n"), [Problem::UnclosedQuote { line: 3 }]);
    assert_eq!(problems("a,b\n1,2\n3,\"4\""), []);
    assert_eq!(problems("a,b\n1,2\n3,x\"4"), []);
}

#[test]
fn an_empty_file_and_a_file_without_rows_have_no_table() {
    assert_eq!(problems("a,b\n"), [Problem::NoRows]);
    assert_eq!(problems("a,b"), [Problem::NoRows]);
    assert_eq!(problems(""), [Problem::EmptyFile]);
    assert_eq!(problems("\n\r\n"), [Problem::EmptyFile]);
}

#[test]
fn invalid_bytes_are_reported_with_their_line() {
    let parsed = parse_commas(b"a,b\n1,2\n3,\xff\n4\n");
    assert_eq!(parsed.problems, [Problem::NotText { line: 3 }]);
}

#[test]
fn a_hundred_problems_are_listed_and_all_are_counted() {
    let parsed = parse_commas(format!("a,b\n{}", "1\n".repeat(250)).as_bytes());
    assert_eq!((parsed.problems.len(), parsed.problem_count, parsed.rows), (100, 250, 250));
    assert_eq!(parsed.problems[99].line(), Some(101));
}

#[test]
fn columns_and_first_rows_are_available_despite_problems() {
    let parsed = parse_commas(b"a,b\n1,x\n2\n3,y\n");
    assert_eq!(parsed.first_rows, [["1", "x"], ["3", "y"]]);
    assert_eq!(parsed.columns.len(), 2);
    assert_eq!(parsed.columns[1].samples, ["x", "y"]);
}
