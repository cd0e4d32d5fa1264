//! Lists that are short enough to be gone through at each reading: sort and page of what is left of them.

use crate::table::order::{Order, SortKey};
use crate::table::page::{PageRequest, PageSizes, Pagination};
use crate::table::row_set::RowSet;
use crate::table::sort::Direction;

/// What the address says of a page: raw texts.
#[derive(Clone, Copy, Debug, Default)]
pub struct PageQuery<'a> {
    /// From 1 on.
    pub page: Option<&'a str>,
    /// 10, 25 or 50.
    pub size: Option<&'a str>,
}

/// One page of `items`, sorted by `key`; items with equal keys keep their order.
pub fn sorted_page<'a, T>(
    items: &'a [T],
    direction: Direction,
    key: impl Fn(&T) -> SortKey,
    query: PageQuery,
) -> (Vec<&'a T>, Pagination) {
    let count = u32::try_from(items.len()).unwrap_or(u32::MAX);
    let item = |slot: u32| items.get(slot as usize);
    let order = Order::sorted(0..count, direction, |slot| item(slot).map_or(SortKey::Empty, &key));
    let request = PageRequest::parse(query.page, query.size, PageSizes::TABLE);
    let pagination = Pagination::new(request, count);
    let slots = order.take_page(&RowSet::first(count), pagination.rows_before(), pagination.page_size);
    (slots.into_iter().filter_map(item).collect(), pagination)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_cut_from_the_sorted_whole() {
        let items: Vec<i64> = (0..30).collect();
        let query = PageQuery { page: Some("2"), size: Some("10") };
        let (page, pagination) = sorted_page(&items, Direction::Desc, |item| SortKey::Number(item / 5), query);
        assert_eq!(page, [&15, &16, &17, &18, &19, &10, &11, &12, &13, &14]);
        assert_eq!(pagination.showing, "Showing 11 to 20 of 30 entries");
    }
}
