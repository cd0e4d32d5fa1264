//! Export and import of canned replies as CSV (decisions §10).

use crate::support::history::undo;
use crate::support::{Desk, canned};
use portal_core::history::turned::turned;
use portal_core::model::Role;
use portal_core::model::canned_reply::CannedReply;
use portal_core::store::error::{Field, Problem};
use portal_core::ticket::canned_reply::CannedReplyCommand;
use portal_core::ticket::canned_reply::transfer::{
    ImportEffect, ImportFile, ImportPreview, ImportedReply, ReadReplies, csv, preview, read,
};

fn desk() -> Desk {
    Desk::acting_as(Role::Agent)
}

impl Desk {
    fn exported(&self) -> Vec<u8> {
        self.view(csv).expect("agents export").bytes
    }

    fn read_file(&self, bytes: &[u8]) -> ReadReplies {
        let file = ImportFile { size: bytes.len() as u64, bytes: bytes.to_vec() };
        self.view(|reader| read(reader, &file)).expect("agents import")
    }

    fn problem_of(&self, bytes: &[u8]) -> String {
        let found = self.read_file(bytes);
        assert!(found.rows.is_empty());
        found.problem.expect("a problem")
    }

    fn previewed(&self, rows: &[ImportedReply]) -> ImportPreview {
        self.view(|reader| preview(reader, rows)).expect("agents import")
    }

    fn all_replies(&self) -> Vec<CannedReply> {
        self.portal.state().canned_replies.iter().cloned().collect()
    }
}

fn row(line: u32, title: &str, category: Option<&str>, content: &str) -> ImportedReply {
    let [title, content] = [title, content].map(str::to_owned);
    ImportedReply { line, title, category: category.map(str::to_owned), content }
}

#[test]
fn an_exported_file_is_imported_as_it_was() {
    let mut desk = desk();
    desk.canned_ok(canned(None, "=Rumus; \"kutip\"", "+62 812\n\nSalam,\n-"));
    desk.canned_ok(canned(None, "Total", "Semua"));
    let file = desk.exported();
    let text = String::from_utf8(file.clone()).expect("text");
    assert!(text.starts_with("\u{feff}Judul,Kategori,Isi\r\n"), "{text}");
    let found = desk.read_file(&file);
    assert_eq!(found.problem, None);
    let planned = desk.previewed(&found.rows);
    assert_eq!((planned.unchanged, planned.rows.len()), (5, 5), "{planned:?}");
    let before = desk.all_replies();
    assert_eq!(desk.canned_ok(CannedReplyCommand::Import { rows: found.rows }), None);
    assert_eq!(desk.all_replies(), before);
}

/// Forms in which a spreadsheet may save an exported file: other separators, line breaks and encodings, no byte order mark.
#[test]
fn an_exported_file_stays_the_same_through_spreadsheet_programs() {
    let mut desk = desk();
    let awkward = [
        ("=HYPERLINK(\"x\")", "=1+1; \"kutip\", koma\nbaris kedua\n\nakhir"),
        ("+62 812, kontak", "+62 812"),
        ("-minus", "- satu\n- dua;\ttab"),
        ("@sebut", "@sebut {agent}"),
        ("'kutip tunggal", "'kutip tunggal"),
        ("007", "1,5"),
        ("Spasi  ganda", "akhir \u{e9}\u{201c}\u{201d}"),
    ];
    for (title, content) in awkward {
        desk.canned_ok(canned(None, title, content));
    }
    let text = String::from_utf8(desk.exported()).expect("text");
    let plain = text.trim_start_matches('\u{feff}').to_owned();
    let tabbed = csv_with(&plain, '\t');
    let files = [
        ("as it is", text.clone().into_bytes()),
        ("without a mark", plain.clone().into_bytes()),
        ("Unix lines", plain.replace("\r\n", "\n").into_bytes()),
        ("semicolons", csv_with(&plain, ';').into_bytes()),
        ("tabs in UTF-16", format!("\u{feff}{tabbed}").encode_utf16().flat_map(u16::to_le_bytes).collect()),
    ];
    for (name, file) in files {
        let found = desk.read_file(&file);
        assert_eq!(found.problem, None, "{name}");
        let planned = desk.previewed(&found.rows);
        assert_eq!((planned.unchanged, planned.rows.len()), (10, 10), "{name}: {planned:#?}");
    }
}

/// Writes the cells with another separator, each in quotation marks.
fn csv_with(text: &str, separator: char) -> String {
    let (mut out, mut is_quoted) = (String::new(), false);
    let mut field = String::new();
    let put = |out: &mut String, field: &mut String| {
        out.push('"');
        out.push_str(&field.replace('"', "\"\""));
        out.push('"');
        field.clear();
    };
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if is_quoted && letters.peek() == Some(&'"') => {
                letters.next();
                field.push('"');
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => {
                put(&mut out, &mut field);
                out.push(separator);
            }
            '\r' if !is_quoted => {}
            '\n' if !is_quoted => {
                put(&mut out, &mut field);
                out.push_str("\r\n");
            }
            other => field.push(other),
        }
    }
    out
}

#[test]
fn files_of_spreadsheet_programs_are_read() {
    let desk = desk();
    let semicolons = "judul;ISI;Kategori\r\nSalam;\"Halo,\r\ncaf\u{e9}\";Umum\r\n";
    let windows: Vec<u8> = semicolons.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect();
    let utf16: Vec<u8> = "\u{feff}Judul\tIsi\nSalam\tHalo\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let read = |file: &[u8]| desk.read_file(file).rows.into_iter().next().expect("a row");
    assert_eq!(read(&windows), row(2, "Salam", Some("Umum"), "Halo,\r\ncafé"));
    assert_eq!(read(&utf16), row(2, "Salam", None, "Halo"));
}

#[test]
fn a_file_that_cannot_be_read_says_why() {
    let desk = desk();
    assert_eq!(desk.problem_of(b""), "Berkas tidak berisi balasan.");
    assert_eq!(desk.problem_of(b"Judul,Isi\r\n"), "Berkas tidak berisi balasan.");
    assert!(desk.problem_of(b"PK\x03\x04....xl/workbook.xml").starts_with("Berkas ini bukan CSV."));
    assert!(desk.problem_of(b"Nama,Teks\r\nA,B\r\n").starts_with("Kolom Judul atau Isi tidak ditemukan."));
    assert!(desk.problem_of(b"Judul,Isi\r\nA,B,C\r\nD,E\r\n").starts_with("Baris 2: jumlah kolomnya"));
    assert!(desk.problem_of(b"Judul,Isi\r\nA,\"B\r\n").starts_with("Baris 2: tanda kutip"));
    let many = format!("Judul,Isi\n{}", "a,b\n".repeat(1_001));
    assert!(desk.problem_of(many.as_bytes()).starts_with("Berkas berisi lebih dari 1.000 balasan."));
    let large = ImportFile { size: 2 * 1024 * 1024 + 1, bytes: b"Judul,Isi\nA,B\n".to_vec() };
    let large = desk.view(|reader| read(reader, &large)).expect("agents import");
    assert_eq!(large.problem.as_deref(), Some("Berkas terlalu besar. Ukurannya paling besar 2 MB."));
}

#[test]
fn the_preview_says_what_each_row_does() {
    let desk = desk();
    let rows = [
        row(2, "Salam", Some("Umum"), "Halo"),
        row(3, " laporan  DITERIMA ", None, "Baru"),
        row(4, "", Some("Umum"), "Halo"),
        row(5, "SALAM", None, "Lagi"),
        row(6, "Kosong", Some(&"k".repeat(41)), " "),
    ];
    let planned = desk.previewed(&rows);
    let effects: Vec<_> = planned.rows.iter().map(|row| row.effect).collect();
    let refused = ImportEffect::Refuse;
    assert_eq!(effects, [ImportEffect::Add, ImportEffect::Replace, refused, refused, refused]);
    assert_eq!((planned.added, planned.replaced, planned.unchanged, planned.refused), (1, 1, 0, 3));
    let replaced = planned.rows[1].replaced.as_ref().expect("a known title");
    let told = [&replaced.title, &replaced.category, &replaced.content].map(Option::is_some);
    assert_eq!((planned.rows[1].content.as_str(), told), ("", [true, false, true]), "only what differs");
    assert_eq!(replaced.content.as_ref().expect("differs").added, "Baru");
    assert!(planned.rows[0].content == "Halo" && planned.rows[0].replaced.is_none());
    let problems = |at: usize| {
        let errors = planned.rows[at].errors.iter();
        errors.map(|error| (error.field, error.problem.clone())).collect::<Vec<_>>()
    };
    assert_eq!(problems(2), [(Field::Title, Problem::Required)]);
    let [(Field::Title, Problem::InRow { message, .. })] = &problems(3)[..] else { panic!("{:?}", problems(3)) };
    assert_eq!(message, "Judulnya sama dengan baris 2.");
    let expected = [(Field::Content, Problem::Required), (Field::Category, Problem::TooLong { max: 40, actual: 41 })];
    assert_eq!(problems(4), expected);
}

#[test]
fn an_import_is_one_commit_that_undo_takes_back() {
    let mut desk = desk();
    let before = desk.all_replies();
    let rows = vec![
        row(2, "Salam", Some("Umum"), "Halo {agent}"),
        row(3, "Penutup", Some("Umum"), "Terima kasih"),
        row(4, "LAPORAN diterima", None, "Sudah kami terima."),
        row(5, "", None, "Ditolak"),
    ];
    let commit = desk.canned_ok(CannedReplyCommand::Import { rows }).expect("imported");
    assert_eq!(commit.changes.len(), 3);
    let now = desk.all_replies();
    assert_eq!(now.len(), before.len() + 2);
    let replaced = now.iter().find(|reply| reply.id == "CANNED_terima").expect("the same reply");
    assert_eq!((replaced.title.as_str(), replaced.content.as_str()), ("LAPORAN diterima", "Sudah kami terima."));
    desk.ok(&undo(commit.seq));
    assert_eq!(desk.all_replies(), before);
    let seq = desk.portal.state().seq;
    let said = desk.view(|reader| turned(reader, seq)).expect("one's own undo");
    assert_eq!(said, "Diurungkan. 3 balasan kembali seperti sebelumnya.");
}
