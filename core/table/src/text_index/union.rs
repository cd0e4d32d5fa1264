//! Unites the rows of several words, block by block.

use super::block::Block;
use super::block_rows::{BLOCK_WORDS, insert_into, or_into};
use super::segment::Segment;
use super::vocabulary::{Posting, Vocabulary, WordPlace};
use crate::row_set::RowSet;

/// The rows of `among` that have one of these packed words. The result may contain other rows too; the caller filters
/// them.
pub(super) fn rows_with(words: &[WordPlace], vocabulary: &Vocabulary, blocks: &[Block], among: &RowSet) -> RowSet {
    let mut open = segments_in_question(blocks, among);
    let mut found = vec![0; open.len() * BLOCK_WORDS];
    // A single letter occurs in words of nearly every row. Sets cover most rows first, and then most lists can be
    // skipped.
    for posting in words.iter().flat_map(|&word| &vocabulary.postings(word).sets) {
        if let Some((segment, found)) = place_of(*posting, &open, &mut found) {
            or_into(segment.set(posting.start), found);
        }
    }
    close_those_found(&mut open, among, &found);
    if open.iter().any(Option::is_some) {
        for posting in words.iter().flat_map(|&word| &vocabulary.postings(word).lists) {
            if let Some((segment, found)) = place_of(*posting, &open, &mut found) {
                segment.list(posting.start, posting.len).iter().for_each(|&row| insert_into(row, found));
            }
        }
    }
    RowSet::of_words(found)
}

fn segments_in_question<'b>(blocks: &'b [Block], among: &RowSet) -> Vec<Option<&'b Segment>> {
    let asked = among.words().chunks(BLOCK_WORDS).map(|words| words.iter().any(|&word| word != 0));
    blocks.iter().zip(asked).map(|(block, is_asked)| block.packed().filter(|_| is_asked)).collect()
}

/// Drops the blocks of which all rows in question have been found.
fn close_those_found(open: &mut [Option<&Segment>], among: &RowSet, found: &[u64]) {
    let chunks = among.words().chunks(BLOCK_WORDS).zip(found.chunks(BLOCK_WORDS));
    for (segment, (asked, found)) in open.iter_mut().zip(chunks) {
        *segment = segment.filter(|segment| segment.rows().has_more_in(asked, found));
    }
}

/// The segment of a posting, and its block's part of `found`; `None` if no row of the block is in question.
fn place_of<'s, 'f>(
    Posting { block, .. }: Posting,
    open: &[Option<&'s Segment>],
    found: &'f mut [u64],
) -> Option<(&'s Segment, &'f mut [u64; BLOCK_WORDS])> {
    let block = usize::from(block);
    let segment = (*open.get(block)?)?;
    Some((segment, found[block * BLOCK_WORDS..].first_chunk_mut()?))
}
