//! Light formatting of messages: well-formed marks count, everything else stays as typed.

use portal_core::ticket::formatting::{MessageBlock, MessageSpan, blocks, plain};
use proptest::prelude::*;

fn drawn(text: &str) -> String {
    blocks(text).iter().map(block).collect::<Vec<_>>().join("|")
}

fn block(one: &MessageBlock) -> String {
    let of = |items: &[Vec<MessageSpan>]| items.iter().map(|item| spans(item)).collect::<Vec<_>>().join(";");
    match one {
        MessageBlock::Text { spans: text } => spans(text),
        MessageBlock::Bullets { items } => format!("ul({})", of(items)),
        MessageBlock::Numbers { first, items } => format!("ol{first}({})", of(items)),
        MessageBlock::Quote { blocks } => format!("q({})", blocks.iter().map(block).collect::<Vec<_>>().join("|")),
    }
}

fn spans(spans: &[MessageSpan]) -> String {
    let one = |span: &MessageSpan| {
        let text = match &span.href {
            Some(_) if span.target.is_some() => {
                format!("<{} → {}>", span.text, span.target.as_deref().unwrap_or_default())
            }
            Some(_) => format!("<{}>", span.text),
            None => span.text.clone(),
        };
        if span.is_bold { format!("B[{text}]") } else { text }
    };
    spans.iter().map(one).collect()
}

#[test]
fn well_formed_marks_become_lists_quotes_bold_and_links() {
    for (text, expected) in [
        ("- satu\n- dua", "ul(satu;dua)"),
        ("Langkah:\n- satu\n\nSelesai", "Langkah:|ul(satu)|Selesai"),
        ("1. satu\n2. dua", "ol1(satu;dua)"),
        ("3. tiga\n4. empat\n9. lain", "ol3(tiga;empat)|ol9(lain)"),
        ("> **Rani**:\n> - a\n>\n> b\nBaik", "q(B[Rani]:|ul(a)|b)|Baik"),
        ("> > dalam\n> luar", "q(q(dalam)|luar)"),
        ("ini **penting sekali**, ya", "ini B[penting sekali], ya"),
        ("**a** dan **b**", "B[a] dan B[b]"),
        ("**buka **isi** lagi", "**buka B[isi] lagi"),
        ("- **a**: https://esdm.example/a.", "ul(B[a]: <https://esdm.example/a>.)"),
        ("**lihat https://esdm.example/a**", "B[lihat ]B[<https://esdm.example/a>]"),
        ("[pedoman](https://esdm.example/a)", "<pedoman → esdm.example>"),
        ("[https://esdm.example](https://esdm.example)", "<https://esdm.example>"),
        ("[esdm](https://esdm.example@lain.example/a)", "<esdm → lain.example>"),
        ("[surat](mailto:a@esdm.example?subject=x)", "<surat → a@esdm.example>"),
        ("tulis ke mailto:a@esdm.example, ya", "tulis ke <mailto:a@esdm.example>, ya"),
    ] {
        assert_eq!(drawn(text), expected, "{text}");
    }
}

#[test]
fn anything_else_stays_as_typed() {
    for text in [
        "",
        "satu\n\n\ndua  tiga\n  empat",
        "2 ** 3 ** 4 dan 5*6*7",
        "kode**X**y *miring* ***tiga*** **** ** ",
        "**tidak ditutup\nbaris lain**",
        "-tanpa spasi\n--\n- \n-",
        "Suhu:\n- 5 derajat\n- 7 derajat",
        "Kadar:\n> 5% ditolak\n>5\n>",
        "01. nol\n1.tanpa\n12345. besar\n1. ",
        "javascript:alert(1) data:text/html,x ftp://esdm.example www.esdm.example https:// mailto:x",
        "[klik](javascript:alert(1)) [a](https://) [](mailto:x) [a] (https) [a](b",
        "<script>alert(1)</script> <b>tebal</b>",
    ] {
        assert_eq!(drawn(text).replace("<https", "https"), text, "{text}");
        assert_eq!(plain(text), text);
    }
}

#[test]
fn addresses_end_before_the_punctuation_of_the_sentence() {
    let links = |text: &str| {
        let MessageBlock::Text { spans } = &blocks(text)[0] else { panic!("a text") };
        spans.iter().filter_map(|span| span.href.clone()).collect::<Vec<_>>().join(" ")
    };
    for (text, expected) in [
        ("Lihat https://esdm.example/a.", "https://esdm.example/a"),
        ("(lihat https://esdm.example/a), lalu balas", "https://esdm.example/a"),
        ("https://esdm.example/wiki/Batu_(bara)!", "https://esdm.example/wiki/Batu_(bara)"),
        (
            "https://a.example/data?tahun=2026&q=a,b#c; dan HTTP://B.example",
            "https://a.example/data?tahun=2026&q=a,b#c HTTP://B.example",
        ),
        ("“https://esdm.example/x”", "https://esdm.example/x"),
        ("https://satu.example\nhttps://dua.example", "https://satu.example https://dua.example"),
    ] {
        assert_eq!(links(text), expected, "{text}");
    }
}

#[test]
fn paper_shows_marks_of_lists_and_addresses() {
    let text = "Yth. **Rani**\n- satu\n- [dua](https://esdm.example)\n1. a\n> kutip";
    let expected = "Yth. Rani\n\n• satu\n• dua (https://esdm.example)\n\n1. a\n\n> kutip";
    assert_eq!(plain(text), expected);
}

/// Reading that calls itself would overflow the stack, and one that grows with the square of the length would never end.
#[test]
fn long_texts_of_marks_are_read() {
    let units = [
        "https://",
        "http://a.",
        "[a](b",
        "[",
        "((((",
        "**a",
        "** ",
        "- 1\n",
        "> 1\n",
        "> ",
        ">\n",
        "- a\n",
        "1. a\n",
        "mailto:*",
        "[a](https://x ",
        "**a** ",
        "m",
        "*",
    ];
    for unit in units {
        let text = unit.repeat(200_000 / unit.len());
        assert!(!blocks(&text).is_empty(), "{unit}");
    }
}

fn odd_text() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "**",
        "*",
        "- ",
        "> ",
        ">",
        "1. ",
        "2. ",
        "\n",
        "\n\n",
        " ",
        "[",
        "](",
        ")",
        "https://",
        "a",
        "Izin",
        "é",
        "👩‍👩",
        "mailto:",
        "x@y",
        ".",
        "(",
        "_",
        "12",
        "\t",
        "“",
        "”",
    ]);
    prop::collection::vec(pieces, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn no_word_is_lost_in_any_text(text in prop_oneof![odd_text(), any::<String>()]) {
        let words = |text: &str| -> Vec<String> {
            text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        prop_assert_eq!(words(&plain(&text)), words(&text));
    }

    #[test]
    fn every_address_is_of_the_web_or_of_mail(text in odd_text()) {
        fn check(blocks: &[MessageBlock]) -> bool {
            let fine = |spans: &Vec<MessageSpan>| spans.iter().filter_map(|span| span.href.as_deref()).all(|href| {
                let href = href.to_ascii_lowercase();
                ["https://", "http://", "mailto:"].iter().any(|scheme| href.starts_with(scheme))
            });
            blocks.iter().all(|block| match block {
                MessageBlock::Text { spans } => fine(spans),
                MessageBlock::Bullets { items } | MessageBlock::Numbers { items, .. } => items.iter().all(fine),
                MessageBlock::Quote { blocks } => check(blocks),
            })
        }
        prop_assert!(check(&blocks(&text)));
    }
}
