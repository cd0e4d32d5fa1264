//! A minimal PDF reader for tests: finds objects by the tables and decodes text by the fonts.

use std::collections::BTreeMap;

pub(crate) struct Reader {
    bytes: Vec<u8>,
    /// Offsets by object number; a later table overrides an earlier one.
    pub(crate) offsets: BTreeMap<usize, usize>,
    pub(crate) tables: usize,
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

fn find_last(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).rposition(|window| window == wanted)
}

/// The value of `key` in a dictionary, up to the next space.
pub(crate) fn value<'a>(dictionary: &'a str, key: &str) -> Option<&'a str> {
    let key = format!("{key} ");
    dictionary.split_once(&key)?.1.split([' ', '\n']).next()
}

fn number(text: &str) -> usize {
    text.trim().parse().unwrap_or_else(|_| panic!("not a number: {text:?}"))
}

impl Reader {
    pub(crate) fn open(bytes: Vec<u8>) -> Self {
        assert!(bytes.starts_with(b"%PDF-1.7\n"));
        assert!(bytes.ends_with(b"%%EOF\n"));
        let start = find_last(&bytes, b"startxref\n").expect("a table to start from");
        let tail = String::from_utf8_lossy(&bytes[start..]).into_owned();
        let mut next = Some(number(tail.lines().nth(1).expect("an offset")));
        let (mut offsets, mut tables) = (BTreeMap::new(), 0);
        while let Some(table) = next {
            tables += 1;
            let text = String::from_utf8_lossy(&bytes[table..]).into_owned();
            let (entries, rest) = text.split_once("trailer\n").expect("a trailer after the table");
            for (id, offset) in read_table(entries) {
                offsets.entry(id).or_insert(offset);
            }
            let (trailer, _) = rest.split_once("startxref\n").expect("an end of the trailer");
            let size = number(value(trailer, "/Size").expect("a size"));
            assert!(offsets.keys().all(|id| *id < size) || tables > 1);
            next = value(trailer, "/Prev").map(number);
        }
        Self { bytes, offsets, tables }
    }

    /// The body of an object in one line.
    pub(crate) fn object(&self, id: usize) -> String {
        let body = &self.bytes[self.offsets[&id]..];
        let head = format!("{id} 0 obj\n");
        assert!(body.starts_with(head.as_bytes()), "object {id} is not where the table says");
        let end = find(body, b"endobj").expect("an end");
        let text = String::from_utf8_lossy(&body[head.len()..end]);
        text.lines().map(str::trim_start).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn stream(&self, id: usize) -> &[u8] {
        let from = self.offsets[&id];
        let body = &self.bytes[from..];
        let start = find(body, b"stream\n").expect("a stream") + 7;
        let dictionary = String::from_utf8_lossy(&body[..start]).into_owned();
        let end = start + number(value(&dictionary, "/Length").expect("a length"));
        assert!(body[end..].starts_with(b"\nendstream\nendobj\n"), "stream {id} is not as long as it says");
        &body[start..end]
    }

    fn of_type(&self, kind: &str) -> Vec<usize> {
        let wanted = format!("<< /Type /{kind} ");
        self.offsets.keys().copied().filter(|id| self.object(*id).starts_with(&wanted)).collect()
    }

    pub(crate) fn catalog(&self) -> String {
        self.object(self.of_type("Catalog")[0])
    }

    pub(crate) fn pages(&self) -> Vec<usize> {
        let tree = self.object(self.of_type("Pages")[0]);
        let kids = tree.split_once("/Kids [").expect("kids").1.split_once(']').expect("an end of kids").0.to_owned();
        kids.split(" 0 R").filter(|kid| !kid.trim().is_empty()).map(number).collect()
    }

    /// The operators of each page, one to a line.
    pub(crate) fn contents(&self) -> Vec<String> {
        let content = |page| number(value(&self.object(page), "/Contents").expect("contents"));
        let streams = self.pages().into_iter().map(content);
        let operators = |id| String::from_utf8(self.stream(id).to_vec()).expect("operators are text");
        streams.map(|id| operators(id).replace("\n  ", " ").replace("\n>>", " >>")).collect()
    }

    /// The text of each page as copied, one drawn piece per line.
    pub(crate) fn texts(&self) -> Vec<String> {
        let fonts = self.fonts();
        self.contents().iter().map(|operators| page_text(operators, &fonts)).collect()
    }

    /// The text of each element with this role, from the structure; lines are joined.
    pub(crate) fn elements(&self, role: &str) -> Vec<String> {
        let (pages, contents, fonts) = (self.pages(), self.contents(), self.fonts());
        let wanted = format!("/S /{role} ");
        let elements = self.of_type("StructElem").into_iter().map(|id| self.object(id));
        let marked = |kid: &str| {
            let page = number(value(kid, "/Pg").expect("a page"));
            let operators = &contents[pages.iter().position(|id| *id == page).expect("one of the pages")];
            let start = format!("/{role} << /MCID {} >> BDC", value(kid, "/MCID").expect("a mark"));
            let piece = operators.split_once(&start).expect("the mark is on that page").1;
            page_text(piece.split_once("EMC").expect("an end of the mark").0, &fonts).replace('\n', "")
        };
        let elements = elements.filter(|element| element.contains(&wanted));
        elements.map(|element| element.split("/Type /MCR").skip(1).map(marked).collect()).collect()
    }

    /// Title, page index and distance from the bottom of each bookmark, in order.
    pub(crate) fn outline(&self) -> Vec<(String, usize, f32)> {
        let Some(root) = value(&self.catalog(), "/Outlines").map(|id| self.object(number(id))) else {
            return Vec::new();
        };
        let (pages, mut entries) = (self.pages(), Vec::new());
        let mut next = value(&root, "/First").map(number);
        while let Some(id) = next {
            let item = self.object(id);
            let (title, rest) = item["<< /Title ".len()..].split_once(" /Parent ").expect("a parent");
            let place = rest.split_once("/Dest [").expect("a destination").1;
            let [page, _, _, "/XYZ", _, top, ..] = place.split(' ').collect::<Vec<_>>()[..] else {
                panic!("not a place: {place}")
            };
            let page = pages.iter().position(|id| *id == number(page)).expect("one of the pages");
            entries.push((string(title), page, top.parse().expect("a height")));
            next = value(&item, "/Next").map(number);
        }
        assert_eq!(value(&root, "/Count").map(number), Some(entries.len()));
        entries
    }

    /// Page index, title, page index of the target and its distance from the bottom of each link, in order. Checks that
    /// the structure has each link.
    pub(crate) fn links(&self) -> Vec<(usize, String, usize, f32)> {
        let pages = self.pages();
        let place = |id: usize| pages.iter().position(|page| *page == id).expect("one of the pages");
        let mut links = Vec::new();
        for id in self.of_type("Annot") {
            let link = self.object(id);
            let (title, rest) =
                link.split_once("/Contents ").expect("a title").1.split_once(" /StructParent ").expect("a key");
            let key = number(rest.split(' ').next().expect("a key"));
            let target = rest.split_once("/D [").expect("a destination").1;
            let [page, _, _, "/XYZ", _, top, ..] = target.split(' ').collect::<Vec<_>>()[..] else {
                panic!("not a place: {target}")
            };
            let owner = self.parent_of(key);
            let element = self.object(owner);
            assert!(element.contains("/S /Link ") && element.contains(&format!("/Obj {id} 0 R")), "{element}");
            let holders = pages.iter().filter(|page| {
                let object = self.object(**page);
                let annotations =
                    object.split_once("/Annots [").map(|(_, rest)| rest.split_once(']').expect("an end").0);
                annotations.is_some_and(|list| list.split(" 0 R").any(|one| one.trim() == id.to_string()))
            });
            let holders: Vec<&usize> = holders.collect();
            assert_eq!(holders.len(), 1, "one page has the link");
            let top = top.parse().expect("a height");
            links.push((place(*holders[0]), string(title), place(number(page)), top));
        }
        links
    }

    /// The object of a key of the parent tree.
    fn parent_of(&self, key: usize) -> usize {
        let root = self.object(self.of_type("StructTreeRoot")[0]);
        let numbers = root.split_once("/Nums [").expect("numbers").1.split_once(']').expect("an end").0.to_owned();
        let found = numbers.split(" 0 R").find_map(|pair| {
            let (own, object) = pair.trim().split_once(' ')?;
            (number(own) == key).then(|| number(object))
        });
        found.expect("the key is in the tree")
    }

    fn fonts(&self) -> BTreeMap<&'static str, BTreeMap<u16, String>> {
        BTreeMap::from([("Teks", self.characters("/Teks")), ("Tebal", self.characters("/Tebal"))])
    }

    /// A font's glyphs to characters.
    fn characters(&self, name: &str) -> BTreeMap<u16, String> {
        let tree = self.object(self.of_type("Pages")[0]);
        let font = self.object(number(value(&tree, name).expect("a font")));
        let map = number(value(&font, "/ToUnicode").expect("a character map"));
        let map = String::from_utf8(self.stream(map).to_vec()).expect("a map is text");
        let pairs = map.lines().filter_map(|line| line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <"));
        let pairs = pairs.filter(|(glyph, _)| *glyph != "0000");
        pairs
            .map(|(glyph, text)| (u16::from_str_radix(glyph, 16).expect("a glyph"), utf16(&hexadecimal(text))))
            .collect()
    }
}

fn read_table(entries: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut lines = entries.split_inclusive('\n');
    assert_eq!(lines.next(), Some("xref\n"));
    while let Some(head) = lines.next() {
        let (first, count) = head.trim().split_once(' ').expect("a subsection");
        for id in number(first)..number(first) + number(count) {
            let entry = lines.next().expect("an entry");
            assert_eq!(entry.len(), 20, "an entry of the table is 20 bytes");
            if entry.as_bytes()[17] == b'n' {
                found.push((id, number(&entry[..10])));
            }
        }
    }
    found
}

fn page_text(operators: &str, fonts: &BTreeMap<&str, BTreeMap<u16, String>>) -> String {
    let (mut text, mut original, mut font) = (String::new(), None, "");
    for line in operators.lines() {
        if let Some((_, rest)) = line.split_once("/ActualText ") {
            original = Some(string(rest.trim_end_matches(" >> BDC")));
        } else if let Some(set) = line.strip_suffix(" Tf") {
            font = set[1..].split_once(' ').expect("a font's name").0;
        } else if let Some(shown) = line.strip_suffix(" Tj") {
            let shown: String = units(&bytes(shown)).iter().map(|glyph| fonts[font][glyph].as_str()).collect();
            text.push_str(&original.take().unwrap_or(shown));
            text.push('\n');
        }
    }
    text
}

/// The text of a string object.
fn string(object: &str) -> String {
    let bytes = bytes(object);
    match bytes.strip_prefix(b"\xFE\xFF") {
        Some(rest) => utf16(rest),
        None => String::from_utf8(bytes).expect("ASCII"),
    }
}

/// The bytes of a string object, hexadecimal or literal.
fn bytes(object: &str) -> Vec<u8> {
    if let Some(digits) = object.strip_prefix('<') {
        return hexadecimal(digits.trim_end_matches('>'));
    }
    let literal = object.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).expect("a string");
    let mut found = Vec::new();
    let mut rest = literal.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            found.push(byte);
            continue;
        }
        found.push(match rest.next().expect("an escape") {
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'b' => 8,
            b'f' => 12,
            first @ b'0'..=b'7' => rest.by_ref().take(2).fold(first - b'0', |value, digit| 8 * value + digit - b'0'),
            escaped => escaped,
        });
    }
    found
}

fn hexadecimal(digits: &str) -> Vec<u8> {
    let pairs = digits.as_bytes().chunks(2);
    pairs.map(|two| u8::from_str_radix(&String::from_utf8_lossy(two), 16).expect("two digits")).collect()
}

fn utf16(bytes: &[u8]) -> String {
    String::from_utf16(&units(bytes)).expect("well-formed text")
}

fn units(bytes: &[u8]) -> Vec<u16> {
    bytes.chunks(2).map(|two| u16::from_be_bytes(two.try_into().expect("two bytes"))).collect()
}
