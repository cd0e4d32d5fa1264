//! One page of a list: its rows and its footer (§2.6).

use serde::Serialize;

const WINDOW: u32 = 5;

/// The page sizes of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageSizes {
    /// All sizes that may be chosen.
    pub allowed: &'static [u32],
    /// The size if no valid one is chosen.
    pub default: u32,
}

impl PageSizes {
    /// The sizes of every table (§9).
    pub const TABLE: Self = Self { allowed: &[10, 25, 50], default: 25 };

    /// The sizes of the dialog that picks an agent (§9).
    pub const AGENT_PICKER: Self = Self { allowed: &[25, 50, 100], default: 25 };
}

/// A requested page and page size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageRequest {
    page: u32,
    size: u32,
}

impl PageRequest {
    /// Parses the texts of an address. An invalid page becomes the first page; an invalid size becomes the default.
    pub fn parse(page: Option<&str>, size: Option<&str>, sizes: PageSizes) -> Self {
        let size = size.and_then(number).filter(|size| sizes.allowed.contains(size));
        Self { page: page.and_then(number).unwrap_or(1).max(1), size: size.unwrap_or(sizes.default).max(1) }
    }
}

/// A whole number of digits only; it saturates at `u32::MAX`.
fn number(text: &str) -> Option<u32> {
    let digits = text.trim();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u32::MAX))
}

/// The position of a page in its list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Pagination {
    /// The page shown, from 1 on. A page past the end becomes the last one.
    pub page: u32,
    /// Number of pages; an empty list has one.
    pub page_count: u32,
    /// Number of rows of a full page.
    pub page_size: u32,
    /// Number of rows on all pages.
    pub total: u32,
    /// Number of the first row shown, from 1 on; 0 without rows.
    pub first: u32,
    /// Number of the last row shown; 0 without rows.
    pub last: u32,
    /// Up to five consecutive page numbers around the page shown.
    pub window: Vec<u32>,
    /// 'Showing x to y of z entries'.
    pub showing: String,
}

impl Pagination {
    /// The page of a list of `total` rows that is nearest to the requested one.
    pub fn new(request: PageRequest, total: u32) -> Self {
        let PageRequest { page, size } = request;
        let page_count = total.div_ceil(size).max(1);
        let page = page.min(page_count);
        let before = (page - 1) * size;
        let last = total.min(before.saturating_add(size));
        let first = if total == 0 { 0 } else { before + 1 };
        Self {
            page,
            page_count,
            page_size: size,
            total,
            first,
            last,
            window: window(page, page_count),
            showing: format!("Showing {first} to {last} of {total} entries"),
        }
    }

    /// Number of rows on the pages before this one.
    pub fn rows_before(&self) -> u32 {
        self.first.saturating_sub(1)
    }
}

/// Centres the page shown, unless the list begins or ends too close to it.
fn window(page: u32, page_count: u32) -> Vec<u32> {
    let len = WINDOW.min(page_count);
    let last_start = page_count - len + 1;
    let start = page.saturating_sub(WINDOW / 2).clamp(1, last_start);
    (start..=start + (len - 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::{PageRequest, PageSizes, Pagination};

    fn page(page: &str, size: &str, total: u32) -> Pagination {
        let request = PageRequest::parse(Some(page), Some(size), PageSizes::TABLE);
        Pagination::new(request, total)
    }

    #[test]
    fn the_footer_counts_the_rows_shown() {
        assert_eq!(page("1", "10", 57).showing, "Showing 1 to 10 of 57 entries");
        assert_eq!(page("6", "10", 57).showing, "Showing 51 to 57 of 57 entries");
        assert_eq!(page("1", "25", 3).showing, "Showing 1 to 3 of 3 entries");
        assert_eq!(page("2", "50", 1_000_000).showing, "Showing 51 to 100 of 1000000 entries");
    }

    #[test]
    fn an_empty_list_is_one_empty_page() {
        let empty = page("3", "10", 0);
        assert_eq!(empty.showing, "Showing 0 to 0 of 0 entries");
        assert_eq!((empty.page, empty.page_count, empty.rows_before()), (1, 1, 0));
        assert_eq!(empty.window, [1]);
    }

    #[test]
    fn an_invalid_page_becomes_the_first() {
        for text in ["-1", "0", "abc", "", "1.5", "٣", "0x2", "1e3"] {
            assert_eq!(page(text, "10", 57).page, 1, "{text}");
        }
        let request = PageRequest::parse(None, None, PageSizes::TABLE);
        assert_eq!(Pagination::new(request, 57).page, 1);
    }

    #[test]
    fn a_page_past_the_end_is_the_last() {
        for text in ["9999", "4294967296", "99999999999999999999999"] {
            assert_eq!(page(text, "10", 57).page, 6, "{text}");
        }
        assert_eq!(page("2", "10", 10).page, 1);
        assert_eq!(page("2", "10", 11).page, 2);
    }

    #[test]
    fn a_size_that_is_not_offered_is_the_default() {
        for text in ["7", "", "-10", "100", "abc"] {
            assert_eq!(page("1", text, 57).page_size, 25, "{text}");
        }
        assert_eq!(page("1", "50", 57).page_size, 50);
        let picker = PageRequest::parse(None, Some("100"), PageSizes::AGENT_PICKER);
        assert_eq!(Pagination::new(picker, 57).page_size, 100);
    }

    #[test]
    fn the_window_centres_the_page_where_it_can() {
        let window = |number: &str| page(number, "10", 100).window;
        assert_eq!(window("1"), [1, 2, 3, 4, 5]);
        assert_eq!(window("3"), [1, 2, 3, 4, 5]);
        assert_eq!(window("6"), [4, 5, 6, 7, 8]);
        assert_eq!(window("9"), [6, 7, 8, 9, 10]);
        assert_eq!(page("2", "10", 25).window, [1, 2, 3]);
    }

    #[test]
    fn the_longest_possible_list_has_a_last_page() {
        let end = page("4294967295", "50", u32::MAX);
        assert_eq!((end.last, end.page), (u32::MAX, end.page_count));
        assert_eq!(end.window.len(), 5);
    }
}
