//! Checks the two sides of an operator.

use portal_locale::calendar::CalendarDate;
use portal_locale::period;

use super::arithmetic;
use super::fault::{Fault, Span};
use super::tree::{Arithmetic, Comparison, DayTree, Number, NumberTree, TextTree, TruthTree, Typed, Value};

/// An operator between two values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operator {
    Or,
    And,
    Comparison(Comparison),
    Join,
    Arithmetic(Arithmetic),
}

impl Operator {
    /// Operators of a higher level bind tighter.
    pub(super) const fn level(self) -> u8 {
        match self {
            Self::Or => 1,
            Self::And => 2,
            Self::Comparison(_) => 4,
            Self::Join => 5,
            Self::Arithmetic(Arithmetic::Plus | Arithmetic::Minus) => 6,
            Self::Arithmetic(Arithmetic::Times | Arithmetic::Over) => 7,
        }
    }

    /// The sign in a message.
    pub(super) const fn sign(self) -> &'static str {
        match self {
            Self::Or => "ATAU",
            Self::And => "DAN",
            Self::Comparison(Comparison::Equal) => "=",
            Self::Comparison(Comparison::Unequal) => "<>",
            Self::Comparison(Comparison::Less) => "<",
            Self::Comparison(Comparison::AtMost) => "<=",
            Self::Comparison(Comparison::Greater) => ">",
            Self::Comparison(Comparison::AtLeast) => ">=",
            Self::Join => "&",
            Self::Arithmetic(Arithmetic::Plus) => "+",
            Self::Arithmetic(Arithmetic::Minus) => "-",
            Self::Arithmetic(Arithmetic::Times) => "*",
            Self::Arithmetic(Arithmetic::Over) => "/",
        }
    }
}

/// The level of `BUKAN`: it negates a comparison.
pub(super) const NOT_LEVEL: u8 = 3;
/// The level of a minus in front of a value.
pub(super) const MINUS_LEVEL: u8 = 8;

/// Joins two values by the operator at `span`.
pub(super) fn binary(operator: Operator, span: Span, left: Typed, right: Typed) -> Result<Typed, Fault> {
    let whole = left.span.to(right.span);
    let value = match operator {
        Operator::Or | Operator::And => {
            let pair = Box::new([truth(left, operator.sign())?, truth(right, operator.sign())?]);
            Value::Truth(if operator == Operator::Or { TruthTree::Either(pair) } else { TruthTree::Both(pair) })
        }
        Operator::Join => Value::Text(TextTree::Joined(Box::new([text(left), text(right)]))),
        Operator::Comparison(comparison) => Value::Truth(compared(comparison, span, left, right)?),
        Operator::Arithmetic(arithmetic) => calculated(arithmetic, span, left, right)?,
    };
    Ok(Typed { value, span: whole })
}

/// A truth for an operator.
pub(super) fn truth(typed: Typed, sign: &str) -> Result<TruthTree, Fault> {
    match typed.value {
        Value::Truth(tree) => Ok(tree),
        other => Err(Fault::new(
            typed.span,
            format!(
                "{sign} memerlukan syarat, tetapi bagian ini {}. Tulis perbandingan, misalnya [Volume (ton)] > 0.",
                other.type_name()
            ),
        )),
    }
}

/// Any value as text.
pub(super) fn text(typed: Typed) -> TextTree {
    match typed.value {
        Value::Text(tree) => tree,
        Value::Number(number) => TextTree::Number(Box::new(number.shown())),
        Value::Day(DayTree::Column(column) | DayTree::Period(column)) => TextTree::Shown(column),
        Value::Day(tree) => TextTree::Day(Box::new(tree)),
        Value::Truth(tree) => TextTree::Truth(Box::new(tree)),
    }
}

/// A text of the formula becomes a day where the other value is one.
pub(super) fn like(typed: Typed, other: &Value) -> Result<Typed, Fault> {
    let (Some(written), Value::Day(other)) = (typed.literal(), other) else { return Ok(typed) };
    let day = CalendarDate::parse_typed(written).and_then(|date| i32::try_from(date.epoch_days()).ok());
    let is_period = matches!(other, DayTree::Period(_));
    let day = day.or_else(|| period::read(written).filter(|_| is_period).map(|period| period.start));
    day.map(|day| Typed { value: Value::Day(DayTree::Constant(day)), ..typed.clone() }).ok_or_else(|| {
        let message = format!("“{written}” bukan tanggal. Tulis tanggal seperti \"31/12/2025\".");
        Fault::new(typed.span, message)
    })
}

fn compared(comparison: Comparison, span: Span, left: Typed, right: Typed) -> Result<TruthTree, Fault> {
    if let Some(blank) = [&left, &right].into_iter().find(|side| side.literal() == Some("")) {
        let advice = "Teks kosong tidak dapat dibandingkan. Tulis KOSONG(…) untuk mencari sel yang kosong.";
        return Err(Fault::new(blank.span, advice));
    }
    let left = like(left, &right.value)?;
    let right = like(right, &left.value)?;
    match (left.value, right.value) {
        (Value::Number(left), Value::Number(right)) => {
            let (one, two) = (left.unit.clone(), right.unit.clone());
            one.with(two).map_err(|message| Fault::new(span, message))?;
            Ok(TruthTree::Numbers(comparison, Box::new([left.shown(), right.shown()])))
        }
        (Value::Text(left), Value::Text(right)) => Ok(TruthTree::Texts(comparison, Box::new([left, right]))),
        (Value::Day(left), Value::Day(right)) => Ok(TruthTree::Days(comparison, Box::new([left, right]))),
        (Value::Truth(_), Value::Truth(_)) => {
            Err(Fault::new(span, "Dua syarat tidak dibandingkan. Gabungkan dengan DAN, ATAU, atau BUKAN."))
        }
        (left, right) => {
            let message = format!(
                "Bagian kiri {}, sedangkan bagian kanan {}. Bandingkan dua nilai yang sejenis.",
                left.type_name(),
                right.type_name()
            );
            Err(Fault::new(span, message))
        }
    }
}

fn calculated(arithmetic: Arithmetic, span: Span, left: Typed, right: Typed) -> Result<Value, Fault> {
    let left = like(left, &right.value)?;
    let right = like(right, &left.value)?;
    let moves = matches!(arithmetic, Arithmetic::Plus | Arithmetic::Minus);
    let (left_span, right_span) = (left.span, right.span);
    match (left.value, right.value) {
        (Value::Number(left), Value::Number(right)) => {
            let is_quotient = arithmetic == Arithmetic::Over || left.is_quotient || right.is_quotient;
            let unit = match arithmetic {
                Arithmetic::Plus | Arithmetic::Minus => {
                    left.unit.with(right.unit).map_err(|message| Fault::new(span, message))?
                }
                Arithmetic::Times => left.unit.times(right.unit),
                Arithmetic::Over => left.unit.over(&right.unit),
            };
            let tree = NumberTree::Calculated(arithmetic, Box::new([left.tree, right.tree]));
            Ok(Value::Number(Number { tree, unit, is_quotient }))
        }
        (Value::Day(day), Value::Number(number)) if moves => {
            let days = number.shown();
            let is_back = arithmetic == Arithmetic::Minus;
            let days = if is_back { NumberTree::Negative(Box::new(days)) } else { days };
            Ok(Value::Day(DayTree::Moved(Box::new((day, days)))))
        }
        (Value::Number(number), Value::Day(day)) if arithmetic == Arithmetic::Plus => {
            Ok(Value::Day(DayTree::Moved(Box::new((day, number.shown())))))
        }
        (Value::Day(left), Value::Day(right)) if arithmetic == Arithmetic::Minus => {
            Ok(Value::Number(Number::plain(NumberTree::Days(Box::new([right, left])))))
        }
        (left, right) => {
            let is_left_fine = matches!(left, Value::Number(_))
                || (moves && matches!(left, Value::Day(_)) && !matches!(right, Value::Day(_)));
            let wrong = if is_left_fine { (&right, right_span) } else { (&left, left_span) };
            Err(not_a_number(wrong, Operator::Arithmetic(arithmetic).sign()))
        }
    }
}

/// The number behind a minus.
pub(super) fn negated(typed: Typed) -> Result<Number, Fault> {
    let Value::Number(number) = typed.value else { return Err(not_a_number((&typed.value, typed.span), "-")) };
    let tree = match number.tree {
        NumberTree::Constant(constant) => NumberTree::Constant(arithmetic::negative(constant)),
        tree => NumberTree::Negative(Box::new(tree)),
    };
    Ok(Number { tree, ..number })
}

fn not_a_number((value, span): (&Value, Span), sign: &str) -> Fault {
    let advice = match value {
        Value::Text(_) => "Pilih kolom angka, atau gabungkan teks dengan “&”.",
        Value::Day(_) => "Pilih kolom angka, atau hitung selisih hari dengan SELISIHHARI(awal; akhir).",
        _ => "Pilih kolom angka, atau ubah syarat menjadi angka dengan JIKA(syarat; 1; 0).",
    };
    Fault::new(span, format!("“{sign}” memerlukan angka, tetapi bagian ini {}. {advice}", value.type_name()))
}
