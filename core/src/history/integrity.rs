//! The check of the history: its chain is computed again, and the present records are compared with their last digests.
//! It names neither records nor persons, because every role that may back up all data reads it.

use portal_chain::Digest;
use serde::{Deserialize, Serialize};

use crate::locale::number::count;
use crate::model::{Instant, Slice};
use crate::store::Reader;
use crate::store::chain::Chain;
use crate::store::error::Refusal;
use crate::store::records::kept_check::{ChainFault, CheckedHistory};
use crate::store::session::Action;

/// The head of a chain that was noted elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HistoryCheckQuery {
    /// The pasted text; empty if there is none.
    pub head: String,
}

/// Result of the check in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HistoryCheck {
    /// True if nothing was found.
    pub is_sound: bool,
    /// The result in one sentence.
    pub sentence: String,
    /// Findings, and the limits of the check.
    pub remarks: Vec<String>,
    /// Number of actions.
    pub actions: String,
    /// Times of the first action and of the last one; empty if there are none.
    pub period: Vec<String>,
    /// The head after the last action, in hexadecimal.
    pub head: String,
    /// The answer about the pasted text; `None` if there is none.
    pub compared: Option<HeadAnswer>,
}

/// The answer about a pasted head.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HeadAnswer {
    /// Kind of answer.
    pub kind: HeadAnswerKind,
    /// The answer in words.
    pub message: String,
}

/// Kinds of answers about a pasted head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum HeadAnswerKind {
    /// The text is no head.
    Invalid,
    /// The history never had this head, or is altered before it.
    Different,
    /// The history has this head, and nothing before it is altered.
    Same,
}

/// Does a part of the check, at most about 10 ms. Returns the share that is done.
pub fn progress(reader: &Reader) -> Result<f64, Refusal> {
    reader.require(Action::HandleAllData)?;
    reader.activity();
    Ok(reader.kept_check().step(reader.state()))
}

/// The check of the history.
pub fn check(reader: &Reader, query: &HistoryCheckQuery) -> Result<HistoryCheck, Refusal> {
    reader.require(Action::HandleAllData)?;
    let chain = reader.activity().chain();
    let found = reader.kept_check().finish(reader.state());
    let when = |at: Instant| reader.calendar().local(at).long();
    let is_sound = found.fault.is_none() && found.altered.is_empty();
    let sentence = match (is_sound, chain.is_empty()) {
        (false, _) => "Riwayat atau data berubah di luar portal.",
        (true, true) => "Belum ada tindakan yang dapat diperiksa.",
        (true, false) => "Riwayat utuh: tidak ada tindakan atau data yang berubah setelah dicatat.",
    };
    let head = query.head.trim();
    Ok(HistoryCheck {
        is_sound,
        sentence: sentence.to_owned(),
        remarks: remarks(&found, chain, reader.state().seq, &when),
        actions: count(chain.len()),
        period: found.period.map_or_else(Vec::new, |(first, last)| vec![when(first), when(last)]),
        head: chain.head().to_string(),
        compared: (!head.is_empty()).then(|| compared(reader, &found, head)),
    })
}

fn remarks(found: &CheckedHistory, chain: &Chain, seq: u32, when: &dyn Fn(Instant) -> String) -> Vec<String> {
    let mut remarks = Vec::new();
    let first = chain.entry(0).map_or(seq, |entry| entry.seq.saturating_sub(1));
    if first > 0 {
        let earlier = count(first as usize);
        remarks.push(format!("{earlier} tindakan sebelum awal rantai tidak tercatat di dalamnya dan tidak diperiksa."));
    }
    if let Some(fault) = found.fault {
        remarks.push(fault_words(fault, chain, when));
    }
    if !found.altered.is_empty() {
        let altered: Vec<String> =
            found.altered.iter().map(|(slice, number)| format!("{} {}", count(*number), noun(*slice))).collect();
        remarks.push(format!("Berubah tanpa tindakan yang tercatat: {}.", altered.join(", ")));
    }
    if found.compared > 0 {
        remarks.push(format!("{} isian dibandingkan dengan tindakan terakhirnya.", count(found.compared)));
    }
    if found.unknown > 0 {
        let unknown = count(found.unknown);
        remarks.push(format!(
            "{unknown} isian berasal dari data contoh atau versi portal sebelumnya, sehingga baru dapat dibandingkan \
             setelah diubah lagi."
        ));
    }
    remarks
}

fn fault_words(ChainFault { position, at }: ChainFault, chain: &Chain, when: &dyn Fn(Instant) -> String) -> String {
    let number = count(position + 1);
    if position == chain.len() {
        return format!("Tindakan ke-{number} dan sesudahnya hilang dari riwayat.");
    }
    let at = at.map_or_else(|| "waktunya tidak terbaca".to_owned(), when);
    format!("Yang pertama berbeda adalah tindakan ke-{number} ({at}). Tindakan sebelumnya tidak berubah.")
}

fn compared(reader: &Reader, found: &CheckedHistory, pasted: &str) -> HeadAnswer {
    let answer = |kind, message: String| HeadAnswer { kind, message };
    let plain: String = pasted.chars().filter(|letter| !letter.is_whitespace()).collect();
    let Some(head) = Digest::parse(plain.to_ascii_lowercase().as_bytes()) else {
        let letters = Digest::LETTERS;
        let message = format!("Kepala riwayat terdiri dari {letters} angka 0-9 dan huruf a-f.");
        return answer(HeadAnswerKind::Invalid, message);
    };
    if head == Chain::start() {
        let message = "Sama dengan kepala sebelum tindakan pertama.";
        return answer(HeadAnswerKind::Same, message.to_owned());
    }
    let chain = reader.activity().chain();
    let Some(position) = chain.position_of(head) else {
        let message = "Riwayat ini tidak pernah memiliki kepala itu: riwayatnya lain, atau tindakan sebelum kepala itu \
                       berubah.";
        return answer(HeadAnswerKind::Different, message.to_owned());
    };
    let number = count(position + 1);
    if found.fault.is_some_and(|fault| fault.position <= position) {
        let message =
            format!("Kepala itu tercatat setelah tindakan ke-{number}, tetapi tindakan sampai itu tidak lagi sama.");
        return answer(HeadAnswerKind::Different, message);
    }
    let at = chain.entry(position).map_or_else(String::new, |entry| {
        let at = reader.calendar().local(entry.at).long();
        format!(", {at}")
    });
    let message =
        format!("Sama dengan kepala setelah tindakan ke-{number}{at}: semua tindakan sampai itu tidak berubah.");
    answer(HeadAnswerKind::Same, message)
}

const fn noun(slice: Slice) -> &'static str {
    match slice {
        Slice::Tickets => "tiket",
        Slice::CannedReplies => "balasan siap pakai",
        Slice::Labels => "label",
        Slice::Auditors => "auditor",
        Slice::Assignments => "penugasan",
        Slice::Repository => "data atau dokumen",
        Slice::Dashboards => "dasbor",
        Slice::WorkingPapers => "langkah kertas kerja",
        Slice::Findings => "temuan",
        Slice::FollowUps => "tindak lanjut",
        Slice::SavedViews => "tampilan",
        Slice::Notes => "catatan internal",
        Slice::DeskSettings => "pengaturan",
        Slice::Directory => "agen, perusahaan, atau departemen",
        Slice::Session | Slice::Clock | Slice::Day | Slice::Activity | Slice::Seen => "isian",
    }
}
