//! Divides the width of a table among its columns.

/// Widths that a column needs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Need {
    /// For its longest line unbroken.
    pub(super) whole: f32,
    /// For its longest word unbroken; at most `whole`.
    pub(super) word: f32,
}

/// A longer word is broken if the columns need its room.
const LONGEST_WORD: f32 = 130.0;

/// Widths of all columns, which fill `total`. Columns with short lines get what they need; the others share the rest
/// equally, but none gets less than its longest word while there is room for all words.
pub(super) fn widths(needs: &[Need], total: f32) -> Vec<f32> {
    let sum = |widths: &[f32]| widths.iter().sum::<f32>();
    let whole: Vec<f32> = needs.iter().map(|need| need.whole).collect();
    if sum(&whole) <= total {
        return scaled(&whole, total);
    }
    let words: Vec<f32> = needs.iter().map(|need| need.word).collect();
    let broken: Vec<f32> = words.iter().map(|word| word.min(LONGEST_WORD)).collect();
    let least = if sum(&words) <= total { words } else { broken };
    if sum(&least) >= total {
        return scaled(&least, total);
    }
    let at = |level: f32| -> Vec<f32> {
        least.iter().zip(&whole).map(|(least, whole)| level.clamp(*least, whole.max(*least))).collect()
    };
    let (mut low, mut high) = (0.0, total);
    for _ in 0..40 {
        let middle = f32::midpoint(low, high);
        if sum(&at(middle)) <= total { low = middle } else { high = middle }
    }
    scaled(&at(low), total)
}

fn scaled(widths: &[f32], total: f32) -> Vec<f32> {
    let sum: f32 = widths.iter().sum();
    if sum <= 0.0 {
        return vec![0.0; widths.len()];
    }
    widths.iter().map(|width| width * total / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn need(whole: f32, word: f32) -> Need {
        Need { whole, word }
    }

    fn rounded(needs: &[Need]) -> Vec<f32> {
        widths(needs, 400.0).into_iter().map(f32::round).collect()
    }

    #[test]
    fn short_columns_fill_the_table_in_proportion() {
        assert_eq!(rounded(&[need(50.0, 50.0), need(150.0, 60.0)]), [100.0, 300.0]);
    }

    #[test]
    fn long_columns_share_what_the_short_ones_leave() {
        assert_eq!(rounded(&[need(40.0, 40.0), need(900.0, 60.0), need(5000.0, 60.0)]), [40.0, 180.0, 180.0]);
    }

    #[test]
    fn a_long_word_stays_whole_while_there_is_room() {
        assert_eq!(rounded(&[need(250.0, 250.0), need(900.0, 60.0)]), [250.0, 150.0]);
        assert_eq!(rounded(&[need(350.0, 350.0), need(900.0, 100.0)]), [200.0, 200.0]);
    }

    #[test]
    fn too_many_columns_shrink_alike() {
        assert_eq!(rounded(&[need(300.0, 100.0); 8]), [50.0; 8]);
    }
}
