//! Target: a CSV file that an administrator loads.

use portal_core::audit::repository::intake::Intake;
use portal_core::table::data::csv_form::CsvChoices;
use serde_json::json;

pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let texts: [&[u8]; 7] = [
        b"Bulan,Produksi (ton)\r\nJanuari 2026,1.234\r\nFebruari 2026,2.345\r\n",
        b"\xEF\xBB\xBFTanggal;Nilai (Rp);Catatan\n01/02/2026;1.234.567,89;\"dua\nbaris\"\n03/02/2026;;\"kutip \"\" dalam\"\n",
        b"a\tb\n1,5\t2.5\n1.500\t2,500\n",
        b"satu kolom\nx\n\ny\n",
        b"a,b\n1,2,3\n",
        b"a,a,,\n1,2,3,4\n",
        b"kepala saja\n",
    ];
    let utf16: Vec<u8> = "a;b\r\n1;dua\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    texts.iter().map(|text| text.to_vec()).chain([[b"\xFF\xFE".as_slice(), &utf16].concat()]).collect()
}

/// The preview and every cell of a file that is read in pieces of `piece` bytes.
fn read(bytes: &[u8], piece: usize) -> (String, Option<Vec<Vec<String>>>) {
    let mut intake = Intake::begin(CsvChoices::default());
    bytes.chunks(piece).for_each(|bytes| intake.feed(bytes));
    match intake.turn() {
        Err(preview) => (json!(preview).to_string(), None),
        Ok(mut intake) => {
            bytes.chunks(piece).for_each(|bytes| intake.feed(bytes));
            let (preview, shelved) = intake.finish();
            let rows = shelved.map(|shelved| {
                let rows = 0..shelved.table.row_count();
                rows.map(|row| portal_core::audit::repository::views::table::row_of(&shelved.table, row)).collect()
            });
            (json!(preview).to_string(), rows)
        }
    }
}

pub(crate) fn run(bytes: &[u8]) -> bool {
    let whole = read(bytes, bytes.len().max(1));
    for piece in [1, 7, 64] {
        assert_eq!(read(bytes, piece), whole, "in pieces of {piece} bytes the result is the same");
    }
    whole.1.is_some()
}
