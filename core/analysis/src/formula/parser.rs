//! Reads a formula and checks its types and units. Nesting is limited, so no formula exhausts the stack.

use portal_locale::number::integer;

use super::fault::{Fault, Span};
use super::functions;
use super::operators::{MINUS_LEVEL, NOT_LEVEL, Operator, binary, negated, truth};
use super::reference;
use super::scope::Scope;
use super::tokens::{Placed, Token, tokens};
use super::tree::{Arithmetic, Comparison, Number, NumberTree, TextTree, TruthTree, Typed, Value};

/// The longest formula, in characters.
pub(super) const MOST_CHARACTERS: usize = 1_000;
/// Levels of parentheses, functions and signs within each other.
const MOST_LEVELS: u32 = 50;

/// A checked formula.
#[derive(Debug)]
pub(super) struct Formula {
    pub(super) value: Value,
    /// Number of its parts, a measure of the work for one row.
    pub(super) parts: usize,
}

/// Reads and checks a formula.
pub(super) fn parse(formula: &str, scope: &Scope) -> Result<Formula, Fault> {
    let length = formula.chars().count();
    if let Some(extra) = length.checked_sub(MOST_CHARACTERS).filter(|extra| *extra > 0) {
        let most = integer(1_000);
        let message = format!("Rumus paling banyak {most} karakter. Persingkat, atau bagi menjadi beberapa kolom.");
        return Err(Fault::new(Span { at: MOST_CHARACTERS, length: extra }, message));
    }
    let letters: Vec<char> = formula.chars().collect();
    let tokens = tokens(&letters)?;
    let mut parser = Parser { tokens: &tokens, at: 0, levels: 0, scope };
    // Spreadsheets begin a formula with '='.
    if parser.token() == &Token::Comparison(Comparison::Equal) {
        parser.at += 1;
    }
    if parser.token() == &Token::End {
        let message = "Rumus masih kosong. Tulis misalnya [Volume (ton)] * 2.";
        return Err(Fault::new(parser.span(), message));
    }
    let typed = parser.expression(0)?;
    match parser.token() {
        Token::End => Ok(Formula { value: typed.value, parts: tokens.len() }),
        _ => Err(parser.leftover("tanda hitung")),
    }
}

struct Parser<'a> {
    tokens: &'a [Placed],
    at: usize,
    levels: u32,
    scope: &'a Scope,
}

const END: Placed = Placed { token: Token::End, span: Span { at: 0, length: 0 } };

impl<'a> Parser<'a> {
    fn placed(&self) -> &'a Placed {
        self.tokens.get(self.at).or(self.tokens.last()).unwrap_or(&END)
    }

    fn token(&self) -> &'a Token {
        &self.placed().token
    }

    fn span(&self) -> Span {
        self.placed().span
    }

    /// The operator at this place.
    fn operator(&self) -> Option<Operator> {
        match self.token() {
            Token::Arithmetic(arithmetic) => Some(Operator::Arithmetic(*arithmetic)),
            Token::Comparison(comparison) => Some(Operator::Comparison(*comparison)),
            Token::Join => Some(Operator::Join),
            Token::Word(word) if word.eq_ignore_ascii_case("DAN") => Some(Operator::And),
            Token::Word(word) if word.eq_ignore_ascii_case("ATAU") => Some(Operator::Or),
            _ => None,
        }
    }

    /// Values and operators of at least this level.
    fn expression(&mut self, least: u8) -> Result<Typed, Fault> {
        let mut left = self.value()?;
        let mut is_comparison = false;
        while let Some(operator) = self.operator().filter(|operator| operator.level() >= least) {
            let span = self.span();
            let compares = matches!(operator, Operator::Comparison(_));
            if compares && is_comparison {
                let message = "Satu perbandingan hanya memiliki dua sisi. Gabungkan dengan DAN, \
                               misalnya [Volume (ton)] > 1 DAN [Volume (ton)] < 5.";
                return Err(Fault::new(span, message));
            }
            is_comparison = compares;
            self.at += 1;
            let right = self.expression(operator.level() + 1)?;
            left = binary(operator, span, left, right)?;
        }
        Ok(left)
    }

    /// Reads a part one level further inside.
    fn inside<T>(&mut self, span: Span, read: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        self.levels += 1;
        if self.levels > MOST_LEVELS {
            let message = format!("Rumus bersarang lebih dari {MOST_LEVELS} tingkat. Bagi menjadi beberapa kolom.");
            return Err(Fault::new(span, message));
        }
        let read = read(self)?;
        self.levels -= 1;
        Ok(read)
    }

    fn value(&mut self) -> Result<Typed, Fault> {
        let Placed { token, span } = self.placed();
        let span = *span;
        self.at += 1;
        let value = match token {
            Token::Number(number) => Value::Number(Number::plain(NumberTree::Constant(*number))),
            Token::Text(text) => Value::Text(TextTree::Constant(text.clone())),
            Token::Column(heading) => self.scope.column(heading, span)?,
            Token::Arithmetic(Arithmetic::Plus) => {
                return self.inside(span, |parser| parser.expression(MINUS_LEVEL));
            }
            Token::Arithmetic(Arithmetic::Minus) => {
                let behind = self.inside(span, |parser| parser.expression(MINUS_LEVEL))?;
                let whole = span.to(behind.span);
                return Ok(Typed { value: Value::Number(negated(behind)?), span: whole });
            }
            Token::Open => {
                let inner = self.inside(span, |parser| parser.expression(0))?;
                let close = self.close(span)?;
                return Ok(Typed { value: inner.value, span: span.to(close) });
            }
            Token::Word(word) => return self.word(word, span),
            Token::End
            | Token::Close
            | Token::Semicolon
            | Token::Join
            | Token::Comparison(_)
            | Token::Arithmetic(_) => {
                self.at -= 1;
                return Err(self.missing_value());
            }
        };
        Ok(Typed { value, span })
    }

    /// A value is missing at this place.
    fn missing_value(&self) -> Fault {
        let before = self.at.checked_sub(1).and_then(|before| self.tokens.get(before));
        let wanted = "Tulis kolom, angka, atau teks";
        match (self.token(), before) {
            (Token::End, _) => Fault::new(self.span(), format!("Rumus belum selesai. {wanted} di sini.")),
            (Token::Close, Some(Placed { token: Token::Open, .. })) => {
                Fault::new(self.span(), format!("Di dalam kurung belum ada isi. {wanted} di sini."))
            }
            _ => Fault::new(self.span(), format!("Di depan tanda ini belum ada nilai. {wanted} di sini.")),
        }
    }

    /// The place of the closing parenthesis at this place; `open` is the one that it closes.
    fn close(&mut self, open: Span) -> Result<Span, Fault> {
        let span = self.span();
        match self.token() {
            Token::Close => {
                self.at += 1;
                Ok(span)
            }
            Token::End => Err(Fault::new(open, "Kurung buka ini belum ditutup. Tambahkan “)”.")),
            _ => Err(self.leftover("tanda hitung")),
        }
    }

    /// A part that follows a complete value.
    fn leftover(&self, wanted: &str) -> Fault {
        let message = match self.token() {
            Token::Close => {
                "Kurung tutup ini tidak memiliki pasangan. Hapus, atau tambahkan “(” di depannya.".to_owned()
            }
            Token::Semicolon => {
                "Titik koma hanya memisahkan argumen fungsi. Hapus, atau tulis angka desimal dengan koma.".to_owned()
            }
            _ => format!("Di depan bagian ini belum ada {wanted}. Tambahkan misalnya + atau &."),
        };
        Fault::new(self.span(), message)
    }

    fn word(&mut self, word: &str, span: Span) -> Result<Typed, Fault> {
        let is_call = self.token() == &Token::Open;
        let is = |name: &str| word.eq_ignore_ascii_case(name);
        if is("BUKAN") {
            let behind = self.inside(span, |parser| parser.expression(NOT_LEVEL))?;
            let whole = span.to(behind.span);
            let tree = TruthTree::Not(Box::new(truth(behind, "BUKAN")?));
            return Ok(Typed { value: Value::Truth(tree), span: whole });
        }
        if (is("DAN") || is("ATAU")) && !is_call {
            self.at -= 1;
            return Err(self.missing_value());
        }
        let Some(function) = functions::find(word) else {
            return Err(Fault::new(span, self.unknown_word(word, is_call)));
        };
        if !is_call {
            return Err(Fault::new(span, format!("{} memerlukan kurung. Tulis {}.", function.name, function.usage)));
        }
        let (arguments, close) = self.inside(span, Self::arguments)?;
        Ok(Typed { value: function.apply(span, close, arguments)?, span: span.to(close) })
    }

    /// The arguments between parentheses, and the place of the closing one.
    fn arguments(&mut self) -> Result<(Vec<Typed>, Span), Fault> {
        let open = self.span();
        self.at += 1;
        let mut arguments = Vec::new();
        if self.token() == &Token::Close {
            return Ok((arguments, self.close(open)?));
        }
        loop {
            arguments.push(self.expression(0)?);
            match self.token() {
                Token::Semicolon => self.at += 1,
                Token::Close | Token::End => return Ok((arguments, self.close(open)?)),
                _ => return Err(self.leftover("tanda hitung atau titik koma (;)")),
            }
        }
    }

    fn unknown_word(&self, word: &str, is_call: bool) -> String {
        let column = self.scope.nearest(word).filter(|_| !is_call);
        match (column, functions::meant(word)) {
            (Some(column), _) => {
                format!("“{word}” tidak dikenal. Tulis kolom di dalam kurung siku: {}.", reference(column))
            }
            (None, Some(function)) => format!("Fungsi “{word}” tidak ada. Maksud Anda {function}?"),
            (None, None) if is_call => format!("Fungsi “{word}” tidak ada. Pakai fungsi dari daftar."),
            (None, None) => format!(
                "“{word}” tidak dikenal. Tulis kolom di dalam kurung siku, dan teks di dalam tanda kutip: \"{word}\"."
            ),
        }
    }
}
