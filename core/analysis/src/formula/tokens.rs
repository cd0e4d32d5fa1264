//! Splits a formula into numbers, texts, columns, words and signs.

use portal_table::data::number::{NumberForm, Written, read};
use portal_table::decimal::Decimal;

use super::fault::{Fault, Span};
use super::tree::{Arithmetic, Comparison};

/// A part of a formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    Number(Decimal),
    Text(String),
    /// The heading between brackets.
    Column(String),
    /// The name of a function, or `DAN`, `ATAU`, `BUKAN`.
    Word(String),
    Arithmetic(Arithmetic),
    Comparison(Comparison),
    Join,
    Open,
    Close,
    Semicolon,
    End,
}

/// A part with its place.
#[derive(Debug, Clone)]
pub(super) struct Placed {
    pub(super) token: Token,
    pub(super) span: Span,
}

/// The parts of a formula; the last one is [`Token::End`].
pub(super) fn tokens(letters: &[char]) -> Result<Vec<Placed>, Fault> {
    let mut lexer = Lexer { letters, at: 0 };
    let mut tokens = Vec::new();
    loop {
        while lexer.peek().is_some_and(char::is_whitespace) {
            lexer.at += 1;
        }
        let start = lexer.at;
        let token = lexer.token()?;
        let is_end = token == Token::End;
        tokens.push(Placed { token, span: lexer.since(start) });
        if is_end {
            return Ok(tokens);
        }
    }
}

struct Lexer<'a> {
    letters: &'a [char],
    at: usize,
}

impl Lexer<'_> {
    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn peek_after(&self) -> Option<char> {
        self.letters.get(self.at + 1).copied()
    }

    /// Takes the next character if it is this one.
    fn takes(&mut self, letter: char) -> bool {
        let is_next = self.peek() == Some(letter);
        self.at += usize::from(is_next);
        is_next
    }

    const fn since(&self, start: usize) -> Span {
        Span { at: start, length: self.at - start }
    }

    fn text_since(&self, start: usize) -> String {
        self.letters.get(start..self.at).unwrap_or_default().iter().collect()
    }

    fn token(&mut self) -> Result<Token, Fault> {
        let Some(letter) = self.peek() else { return Ok(Token::End) };
        if letter.is_ascii_digit() {
            return self.number();
        }
        if letter.is_alphabetic() || letter == '_' {
            return Ok(self.word());
        }
        let start = self.at;
        self.at += 1;
        Ok(match letter {
            '[' => return self.column(start),
            '"' => return self.text(start, &['"']),
            '“' | '”' => return self.text(start, &['“', '”']),
            '+' => Token::Arithmetic(Arithmetic::Plus),
            '-' | '−' | '–' => Token::Arithmetic(Arithmetic::Minus),
            '*' | '×' => Token::Arithmetic(Arithmetic::Times),
            '/' | '÷' => Token::Arithmetic(Arithmetic::Over),
            '&' => Token::Join,
            '(' => Token::Open,
            ')' => Token::Close,
            ';' => Token::Semicolon,
            '=' => Token::Comparison(Comparison::Equal),
            '≠' => Token::Comparison(Comparison::Unequal),
            '≤' => Token::Comparison(Comparison::AtMost),
            '≥' => Token::Comparison(Comparison::AtLeast),
            '<' if self.takes('=') => Token::Comparison(Comparison::AtMost),
            '<' if self.takes('>') => Token::Comparison(Comparison::Unequal),
            '<' => Token::Comparison(Comparison::Less),
            '>' if self.takes('=') => Token::Comparison(Comparison::AtLeast),
            '>' => Token::Comparison(Comparison::Greater),
            other => return Err(Fault::new(self.since(start), unknown_sign(other))),
        })
    }

    fn column(&mut self, start: usize) -> Result<Token, Fault> {
        let mut heading = String::new();
        while let Some(letter) = self.peek() {
            self.at += 1;
            if letter == ']' && !self.takes(']') {
                let is_named = !heading.trim().is_empty();
                let unnamed = "Nama kolom belum ditulis. Tulis namanya di dalam kurung siku, misalnya [Volume (ton)].";
                return if is_named { Ok(Token::Column(heading)) } else { Err(Fault::new(self.since(start), unnamed)) };
            }
            heading.push(letter);
        }
        Err(Fault::new(self.since(start), "Kurung siku ini belum ditutup. Tambahkan “]” setelah nama kolom."))
    }

    /// A doubled closing quote is a quote in the text.
    fn text(&mut self, start: usize, closing: &[char]) -> Result<Token, Fault> {
        let mut text = String::new();
        while let Some(letter) = self.peek() {
            self.at += 1;
            if closing.contains(&letter) && !self.takes(letter) {
                return Ok(Token::Text(text));
            }
            text.push(letter);
        }
        Err(Fault::new(self.since(start), "Tanda kutip ini belum ditutup. Tambahkan tanda kutip di akhir teks."))
    }

    fn number(&mut self) -> Result<Token, Fault> {
        let start = self.at;
        let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
        while is_digit(self.peek()) || (matches!(self.peek(), Some('.' | ',')) && is_digit(self.peek_after())) {
            self.at += 1;
        }
        let written = self.text_since(start);
        let number = read(&written, NumberForm::Indonesian).map(Written::exact);
        number.map(Token::Number).ok_or_else(|| {
            let message = format!(
                "“{written}” bukan angka yang dapat dihitung. Tulis angka seperti 1.000,5 dengan paling banyak 15 angka \
                 sebelum koma, dan pisahkan argumen dengan titik koma (;)."
            );
            Fault::new(self.since(start), message)
        })
    }

    fn word(&mut self) -> Token {
        let start = self.at;
        while self.peek().is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
            self.at += 1;
        }
        Token::Word(self.text_since(start))
    }
}

fn unknown_sign(sign: char) -> String {
    let advice = match sign {
        '%' => "Tulis persen sebagai pecahan, misalnya 11 / 100.",
        ',' => "Pisahkan argumen dengan titik koma (;).",
        '^' => "Tulis pangkat sebagai perkalian, misalnya [Volume (ton)] * [Volume (ton)].",
        '\'' | '‘' | '’' | '`' => "Tulis teks di antara tanda kutip dua (\").",
        '!' => "Tulis “tidak sama dengan” sebagai <>.",
        ']' => "Tulis nama kolom di antara “[” dan “]”.",
        '.' => "Tulis angka seperti 1.000,5 atau 0,5.",
        _ => "Hapus tanda itu.",
    };
    format!("Tanda “{sign}” tidak dikenal di rumus. {advice}")
}
