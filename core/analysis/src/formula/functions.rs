//! The functions of the language.

use std::cmp::Ordering;
use std::vec;

use super::fault::{Fault, Span};
use super::operators::{like, text, truth};
use super::scope::nearest;
use super::tree::{Choice, DayPart, DayTree, Number, NumberTree, Piece, Side, TextTree, TruthTree, Typed, Value};
use super::unit::Unit;

/// A function as a list of functions shows it.
#[derive(Debug, PartialEq, Eq)]
pub struct Function {
    /// The name in capitals: 'BULAT'.
    pub name: &'static str,
    /// The call with its arguments: 'BULAT(angka; desimal)'.
    pub usage: &'static str,
    /// One Indonesian sentence about its result.
    pub meaning: &'static str,
    /// The name in an English spreadsheet.
    english: &'static str,
    least: usize,
    most: usize,
    action: Action,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Action {
    Choose,
    Both,
    Either,
    Not,
    Empty,
    Round,
    Absolute,
    Extreme(Ordering),
    Unit,
    Length,
    Left,
    Right,
    Middle,
    Upper,
    Lower,
    Part(DayPart),
    Days,
}

const fn function(
    name: &'static str,
    english: &'static str,
    (least, most): (usize, usize),
    action: Action,
    usage: &'static str,
    meaning: &'static str,
) -> Function {
    Function { name, usage, meaning, english, least, most, action }
}

const MANY: usize = 100;

/// All functions, in the order in which a list shows them.
#[rustfmt::skip]
pub static FUNCTIONS: [Function; 21] = [
    function("JIKA", "IF", (2, 3), Action::Choose, "JIKA(syarat; bila ya; bila tidak)", "Memilih satu dari dua nilai; tanpa yang ketiga, sel lainnya kosong."),
    function("DAN", "AND", (2, MANY), Action::Both, "DAN(syarat; syarat)", "Benar bila semua syarat benar."),
    function("ATAU", "OR", (2, MANY), Action::Either, "ATAU(syarat; syarat)", "Benar bila paling sedikit satu syarat benar."),
    function("BUKAN", "NOT", (1, 1), Action::Not, "BUKAN(syarat)", "Benar bila syarat tidak benar."),
    function("KOSONG", "ISBLANK", (1, 1), Action::Empty, "KOSONG(nilai)", "Benar bila nilai itu kosong atau tidak dapat dihitung."),
    function("BULAT", "ROUND", (1, 2), Action::Round, "BULAT(angka; desimal)", "Membulatkan angka; desimal negatif membulatkan ke puluhan, ratusan, dan seterusnya."),
    function("ABS", "ABS", (1, 1), Action::Absolute, "ABS(angka)", "Angka tanpa tanda minus."),
    function("MIN", "MIN", (2, MANY), Action::Extreme(Ordering::Less), "MIN(a; b)", "Angka terkecil atau tanggal terawal."),
    function("MAKS", "MAX", (2, MANY), Action::Extreme(Ordering::Greater), "MAKS(a; b)", "Angka terbesar atau tanggal terakhir."),
    function("SATUAN", "CONVERT", (2, 2), Action::Unit, "SATUAN(angka; \"ton\")", "Menyatakan satuan angka setelah dikonversi; angkanya tidak berubah."),
    function("PANJANG", "LEN", (1, 1), Action::Length, "PANJANG(teks)", "Jumlah huruf."),
    function("KIRI", "LEFT", (2, 2), Action::Left, "KIRI(teks; jumlah)", "Beberapa huruf pertama."),
    function("KANAN", "RIGHT", (2, 2), Action::Right, "KANAN(teks; jumlah)", "Beberapa huruf terakhir."),
    function("TENGAH", "MID", (3, 3), Action::Middle, "TENGAH(teks; mulai; jumlah)", "Beberapa huruf mulai dari huruf tertentu."),
    function("BESAR", "UPPER", (1, 1), Action::Upper, "BESAR(teks)", "Teks dengan huruf besar."),
    function("KECIL", "LOWER", (1, 1), Action::Lower, "KECIL(teks)", "Teks dengan huruf kecil."),
    function("TAHUN", "YEAR", (1, 1), Action::Part(DayPart::Year), "TAHUN(tanggal)", "Tahun sebagai angka."),
    function("TRIWULAN", "QUARTER", (1, 1), Action::Part(DayPart::Quarter), "TRIWULAN(tanggal)", "Triwulan, 1 sampai 4."),
    function("BULAN", "MONTH", (1, 1), Action::Part(DayPart::Month), "BULAN(tanggal)", "Bulan, 1 sampai 12."),
    function("HARI", "DAY", (1, 1), Action::Part(DayPart::Day), "HARI(tanggal)", "Hari dalam bulan, 1 sampai 31."),
    function("SELISIHHARI", "DAYS", (2, 2), Action::Days, "SELISIHHARI(awal; akhir)", "Jumlah hari dari awal sampai akhir; negatif bila akhir lebih awal."),
];

/// The function with this name, ignoring case.
pub(super) fn find(name: &str) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|function| function.name.eq_ignore_ascii_case(name))
}

/// The name of a function that is meant by an unknown one.
pub(super) fn meant(name: &str) -> Option<&'static str> {
    let translated = FUNCTIONS.iter().find(|function| function.english.eq_ignore_ascii_case(name));
    let like = || nearest(name, FUNCTIONS.iter().map(|function| function.name));
    translated.map(|function| function.name).or_else(like)
}

impl Function {
    /// Checks the arguments. `name` and `close` are the places of the name and of the closing parenthesis.
    pub(super) fn apply(&'static self, name: Span, close: Span, arguments: Vec<Typed>) -> Result<Value, Fault> {
        if arguments.len() < self.least {
            let message = format!("{} belum lengkap. Tulis {}.", self.name, self.usage);
            return Err(Fault::new(close, message));
        }
        if let Some(extra) = arguments.get(self.most) {
            let message = format!("Argumen ini terlalu banyak. Tulis {}.", self.usage);
            return Err(Fault::new(extra.span, message));
        }
        let mut arguments = Arguments { function: self, close, rest: arguments.into_iter(), place: 0 };
        match self.action {
            Action::Choose => arguments.choice(),
            Action::Both | Action::Either => arguments.joined(self.action == Action::Both),
            Action::Not => Ok(Value::Truth(TruthTree::Not(Box::new(arguments.truth()?)))),
            Action::Empty => Ok(Value::Truth(TruthTree::Empty(Box::new(arguments.next()?.value)))),
            Action::Round => arguments.rounded(),
            Action::Absolute => {
                let number = arguments.number()?;
                Ok(Value::Number(Number { tree: NumberTree::Absolute(Box::new(number.tree)), ..number }))
            }
            Action::Extreme(ordering) => arguments.extreme(ordering, name),
            Action::Unit => arguments.in_unit(),
            Action::Length => Ok(counted(NumberTree::Length(Box::new(text(arguments.next()?))))),
            Action::Left => arguments.piece(|_| Ok(Side::Left)),
            Action::Right => arguments.piece(|_| Ok(Side::Right)),
            Action::Middle => arguments.piece(|arguments| Ok(Side::From(arguments.count(1)?))),
            Action::Upper => Ok(Value::Text(TextTree::Upper(Box::new(text(arguments.next()?))))),
            Action::Lower => Ok(Value::Text(TextTree::Lower(Box::new(text(arguments.next()?))))),
            Action::Part(part) => Ok(counted(NumberTree::Part(part, Box::new(arguments.day()?)))),
            Action::Days => {
                let [from, to] = [arguments.day()?, arguments.day()?];
                Ok(counted(NumberTree::Days(Box::new([from, to]))))
            }
        }
    }
}

const fn counted(tree: NumberTree) -> Value {
    Value::Number(Number::plain(tree))
}

/// The arguments that are left.
struct Arguments {
    function: &'static Function,
    close: Span,
    rest: vec::IntoIter<Typed>,
    place: usize,
}

impl Arguments {
    fn next(&mut self) -> Result<Typed, Fault> {
        self.place += 1;
        let missing = || Fault::new(self.close, format!("Tulis {}.", self.function.usage));
        self.rest.next().ok_or_else(missing)
    }

    fn wrong(&self, argument: &Typed, wanted: &str) -> Fault {
        let Function { name, usage, .. } = self.function;
        let (place, found) = (self.place, argument.value.type_name());
        Fault::new(argument.span, format!("Argumen ke-{place} {name} harus {wanted}, bukan {found}. Tulis {usage}."))
    }

    fn number(&mut self) -> Result<Number, Fault> {
        let argument = self.next()?;
        let fault = self.wrong(&argument, "angka");
        if let Value::Number(number) = argument.value { Ok(number) } else { Err(fault) }
    }

    fn truth(&mut self) -> Result<TruthTree, Fault> {
        truth(self.next()?, self.function.name)
    }

    fn day(&mut self) -> Result<DayTree, Fault> {
        let argument = like(self.next()?, &Value::Day(DayTree::Constant(0)))?;
        let fault = self.wrong(&argument, "tanggal");
        if let Value::Day(day) = argument.value { Ok(day) } else { Err(fault) }
    }

    /// A number of characters, at least `least` if the formula writes it.
    fn count(&mut self, least: i128) -> Result<NumberTree, Fault> {
        let argument = self.next()?;
        let wrong = self.wrong(&argument, "angka");
        let small = Fault::new(argument.span, format!("Angka ini terlalu kecil. Tulis {least} atau lebih."));
        match argument.value {
            Value::Number(Number { tree: NumberTree::Constant(number), .. }) if number.units < least => Err(small),
            Value::Number(number) => Ok(number.shown()),
            _ => Err(wrong),
        }
    }

    fn piece(&mut self, side: impl FnOnce(&mut Self) -> Result<Side, Fault>) -> Result<Value, Fault> {
        let text = text(self.next()?);
        let side = side(self)?;
        let count = self.count(0)?;
        Ok(Value::Text(TextTree::Piece(Box::new(Piece { text, side, count }))))
    }

    fn joined(&mut self, is_both: bool) -> Result<Value, Fault> {
        let mut tree = self.truth()?;
        while self.rest.len() > 0 {
            let pair = Box::new([tree, self.truth()?]);
            tree = if is_both { TruthTree::Both(pair) } else { TruthTree::Either(pair) };
        }
        Ok(Value::Truth(tree))
    }

    fn rounded(&mut self) -> Result<Value, Fault> {
        let number = self.number()?;
        let decimals = if self.rest.len() == 0 { 0 } else { self.decimals()? };
        let tree = NumberTree::Rounded(Box::new(number.tree), decimals);
        Ok(Value::Number(Number { tree, unit: number.unit, is_quotient: false }))
    }

    /// A whole number that the formula writes.
    fn decimals(&mut self) -> Result<i32, Fault> {
        let argument = self.next()?;
        let written = match &argument.value {
            Value::Number(Number { tree: NumberTree::Constant(number), .. }) => Some(number.without_zeros()),
            _ => None,
        };
        let whole = written.filter(|number| number.decimals == 0 && number.units.abs() <= 12);
        whole.and_then(|number| i32::try_from(number.units).ok()).ok_or_else(|| {
            Fault::new(argument.span, "Jumlah desimal harus angka bulat dari -12 sampai 12, misalnya BULAT(angka; 2).")
        })
    }

    fn in_unit(&mut self) -> Result<Value, Fault> {
        let number = self.number()?;
        let argument = self.next()?;
        let unit = argument.literal().map(str::trim).filter(|unit| !unit.is_empty() && unit.chars().count() <= 30);
        let message = "Tulis satuan di dalam tanda kutip, paling banyak 30 karakter, misalnya SATUAN(angka; \"ton\").";
        let unit = unit.ok_or_else(|| Fault::new(argument.span, message))?.to_owned();
        Ok(Value::Number(Number { unit: Unit::Known(unit), ..number }))
    }

    fn extreme(&mut self, ordering: Ordering, name: Span) -> Result<Value, Fault> {
        let first = self.next()?;
        let is_day = |typed: &Typed| matches!(typed.value, Value::Day(_));
        if is_day(&first) || self.rest.as_slice().iter().any(is_day) {
            let rest = std::mem::take(&mut self.rest);
            self.rest = [first].into_iter().chain(rest).collect::<Vec<_>>().into_iter();
            self.place = 0;
            let days: Result<Vec<DayTree>, Fault> = (0..self.rest.len()).map(|_| self.day()).collect();
            return Ok(Value::Day(DayTree::Extreme(ordering, days?)));
        }
        let fault = self.wrong(&first, "angka");
        let Value::Number(mut whole) = first.value else { return Err(fault) };
        let mut trees = vec![whole.tree];
        while self.rest.len() > 0 {
            let number = self.number()?;
            whole.unit = whole.unit.with(number.unit).map_err(|message| Fault::new(name, message))?;
            whole.is_quotient |= number.is_quotient;
            trees.push(number.tree);
        }
        Ok(Value::Number(Number { tree: NumberTree::Extreme(ordering, trees), ..whole }))
    }

    fn choice(&mut self) -> Result<Value, Fault> {
        let condition = self.truth()?;
        let yes = self.next()?;
        let no = if self.rest.len() > 0 { Some(self.next()?) } else { None };
        let span = no.as_ref().map_or(yes.span, |no| no.span);
        // An empty text leaves a cell of any kind empty.
        let is_filled = |typed: &Typed| typed.literal() != Some("");
        let [yes, no] = [Some(yes), no].map(|branch| branch.filter(is_filled));
        let (yes, no) = match (yes, no) {
            (Some(yes), Some(no)) => {
                let yes = like(yes, &no.value)?;
                let no = like(no, &yes.value)?;
                (Some(yes.value), Some(no.value))
            }
            (yes, no) => (yes.map(|typed| typed.value), no.map(|typed| typed.value)),
        };
        choice(condition, yes, no).map_err(|message| Fault::new(span, message))
    }
}

fn choice(condition: TruthTree, yes: Option<Value>, no: Option<Value>) -> Result<Value, String> {
    let Some(first) = yes.as_ref().or(no.as_ref()) else {
        return Err("Kedua hasil JIKA kosong. Tulis paling sedikit satu nilai, misalnya 1.".to_owned());
    };
    let (one, two) = (first.type_name(), no.as_ref().map_or("", Value::type_name));
    let differ = || format!("Hasil pertama JIKA {one}, sedangkan hasil kedua {two}. Samakan jenisnya.");
    Ok(match first {
        Value::Number(_) => {
            let (yes, no) = same(yes, no, Value::number).ok_or_else(differ)?;
            let unit = |side: &Option<Number>| side.as_ref().map(|number| number.unit.clone());
            let unit = match (unit(&yes), unit(&no)) {
                (Some(yes), Some(no)) => yes.with(no)?,
                (yes, no) => yes.or(no).unwrap_or(Unit::None),
            };
            let is_quotient = [&yes, &no].into_iter().flatten().any(|number| number.is_quotient);
            let [yes, no] = [yes, no].map(|side| side.map(|number| number.tree));
            let tree = NumberTree::Choice(Box::new(Choice { condition, yes, no }));
            Value::Number(Number { tree, unit, is_quotient })
        }
        Value::Text(_) => {
            let (yes, no) = same(yes, no, Value::text).ok_or_else(differ)?;
            Value::Text(TextTree::Choice(Box::new(Choice { condition, yes, no })))
        }
        Value::Truth(_) => {
            let (yes, no) = same(yes, no, Value::truth).ok_or_else(differ)?;
            Value::Truth(TruthTree::Choice(Box::new(Choice { condition, yes, no })))
        }
        Value::Day(_) => {
            let (yes, no) = same(yes, no, Value::day).ok_or_else(differ)?;
            Value::Day(DayTree::Choice(Box::new(Choice { condition, yes, no })))
        }
    })
}

/// Both branches as values of one type; `None` if one of them has another type.
fn same<T>(yes: Option<Value>, no: Option<Value>, read: impl Fn(Value) -> Option<T>) -> Option<(Option<T>, Option<T>)> {
    let branch = |value: Option<Value>| value.map_or(Some(None), |value| read(value).map(Some));
    Some((branch(yes)?, branch(no)?))
}
