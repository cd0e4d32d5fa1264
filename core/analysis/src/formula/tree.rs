//! A checked formula: trees of numbers, texts, truths and days, so that no type is looked at while computing.

use std::cmp::Ordering;

use portal_table::decimal::Decimal;

use super::fault::Span;
use super::unit::Unit;

/// A quotient is shown, compared and written with this many decimals.
pub(super) const SHOWN_DECIMALS: i32 = 6;

/// A checked part of a formula.
#[derive(Debug, Clone)]
pub(super) enum Value {
    Number(Number),
    Text(TextTree),
    Truth(TruthTree),
    Day(DayTree),
}

impl Value {
    /// The name of the type in a message.
    pub(super) const fn type_name(&self) -> &'static str {
        match self {
            Self::Number(_) => "angka",
            Self::Text(_) => "teks",
            Self::Truth(_) => "syarat",
            Self::Day(_) => "tanggal",
        }
    }

    pub(super) fn number(self) -> Option<Number> {
        if let Self::Number(number) = self { Some(number) } else { None }
    }

    pub(super) fn text(self) -> Option<TextTree> {
        if let Self::Text(tree) = self { Some(tree) } else { None }
    }

    pub(super) fn truth(self) -> Option<TruthTree> {
        if let Self::Truth(tree) = self { Some(tree) } else { None }
    }

    pub(super) fn day(self) -> Option<DayTree> {
        if let Self::Day(tree) = self { Some(tree) } else { None }
    }
}

/// A checked part with its place.
#[derive(Debug, Clone)]
pub(super) struct Typed {
    pub(super) value: Value,
    pub(super) span: Span,
}

impl Typed {
    /// The text, if it is written in the formula.
    pub(super) fn literal(&self) -> Option<&str> {
        match &self.value {
            Value::Text(TextTree::Constant(text)) => Some(text),
            _ => None,
        }
    }
}

/// A number with its unit.
#[derive(Debug, Clone)]
pub(super) struct Number {
    pub(super) tree: NumberTree,
    pub(super) unit: Unit,
    /// True if the number has more decimals than are shown.
    pub(super) is_quotient: bool,
}

impl Number {
    pub(super) const fn plain(tree: NumberTree) -> Self {
        Self { tree, unit: Unit::None, is_quotient: false }
    }

    /// The number as it is shown, to compare it or to write it.
    pub(super) fn shown(self) -> NumberTree {
        if self.is_quotient { NumberTree::Rounded(Box::new(self.tree), SHOWN_DECIMALS) } else { self.tree }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Arithmetic {
    Plus,
    Minus,
    Times,
    Over,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

impl Comparison {
    pub(super) const fn holds(self, ordering: Ordering) -> bool {
        match self {
            Self::Equal => ordering.is_eq(),
            Self::Unequal => ordering.is_ne(),
            Self::Less => ordering.is_lt(),
            Self::AtMost => ordering.is_le(),
            Self::Greater => ordering.is_gt(),
            Self::AtLeast => ordering.is_ge(),
        }
    }
}

/// `JIKA`: a branch that is missing gives an empty cell.
#[derive(Debug, Clone)]
pub(super) struct Choice<T> {
    pub(super) condition: TruthTree,
    pub(super) yes: Option<T>,
    pub(super) no: Option<T>,
}

#[derive(Debug, Clone)]
pub(super) enum NumberTree {
    Constant(Decimal),
    Column(u32),
    Negative(Box<Self>),
    Absolute(Box<Self>),
    /// Rounded half away from zero to these decimals; negative ones round to tens, hundreds and so on.
    Rounded(Box<Self>, i32),
    Calculated(Arithmetic, Box<[Self; 2]>),
    /// The smallest or the largest number.
    Extreme(Ordering, Vec<Self>),
    /// Number of characters.
    Length(Box<TextTree>),
    Part(DayPart, Box<DayTree>),
    /// Number of days from the first to the second.
    Days(Box<[DayTree; 2]>),
    Choice(Box<Choice<Self>>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DayPart {
    Year,
    Quarter,
    Month,
    Day,
}

#[derive(Debug, Clone)]
pub(super) enum TextTree {
    Constant(String),
    Column(u32),
    /// A column of days or periods as the table shows it.
    Shown(u32),
    Number(Box<NumberTree>),
    Day(Box<DayTree>),
    Truth(Box<TruthTree>),
    Joined(Box<[Self; 2]>),
    Piece(Box<Piece>),
    Upper(Box<Self>),
    Lower(Box<Self>),
    Choice(Box<Choice<Self>>),
}

/// Some characters of a text.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub(super) text: TextTree,
    pub(super) side: Side,
    pub(super) count: NumberTree,
}

#[derive(Debug, Clone)]
pub(super) enum Side {
    Left,
    Right,
    /// From this character on, counted from 1.
    From(NumberTree),
}

#[derive(Debug, Clone)]
pub(super) enum TruthTree {
    Numbers(Comparison, Box<[NumberTree; 2]>),
    Texts(Comparison, Box<[TextTree; 2]>),
    Days(Comparison, Box<[DayTree; 2]>),
    Both(Box<[Self; 2]>),
    Either(Box<[Self; 2]>),
    Not(Box<Self>),
    /// True if the part has no value.
    Empty(Box<Value>),
    Choice(Box<Choice<Self>>),
}

#[derive(Debug, Clone)]
pub(super) enum DayTree {
    Constant(i32),
    Column(u32),
    /// The first day of each period of a column.
    Period(u32),
    /// A day moved by a number of days.
    Moved(Box<(Self, NumberTree)>),
    Extreme(Ordering, Vec<Self>),
    Choice(Box<Choice<Self>>),
}
