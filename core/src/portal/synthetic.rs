//! Generates any number of tickets for `npm run bench`, always the same ones. The release does not contain this
//! module.

use std::sync::LazyLock;

use crate::model::ticket::{Channel, Message, Note, Priority, Requester, Status, Ticket};
use crate::model::{Collection, Instant};
use crate::store::State;
use crate::store::records::lists::Lists;
use crate::store::records::tickets::TicketStore;

const CODES: u64 = 36_u64.pow(6);
/// Words of complaints, the most frequent first.
static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    "izin data tambang laporan usaha kami belum produksi untuk sistem mohon perusahaan mineral dokumen permohonan tidak \
     dapat wilayah sudah pada kegiatan status akun pelaporan triwulan kuota nikel royalti pembayaran persetujuan \
     eksplorasi operasi rencana anggaran biaya verifikasi evaluator perpanjangan penjualan ekspor pengangkutan dermaga \
     kontrak peta koordinat batas lampiran unggah berkas gagal galat halaman portal kendala teknis petugas jadwal \
     inspeksi keselamatan lingkungan reklamasi pascatambang jaminan penempatan bauksit timah tembaga emas pasir kuarsa \
     smelter pemurnian pengolahan stok kadar cadangan sumber daya estimasi pengeboran sampel laboratorium sertifikat \
     surveyor tongkang muatan pelabuhan bea faktur denda tunggakan rekonsiliasi klarifikasi revisi penolakan keberatan \
     pengaduan kehutanan pinjam pakai penciutan pengalihan saham direksi komisaris notaris amdal limbah kolam \
     pengendapan longsor lereng jenjang peledakan amonium alat berat bahan bakar solar genset kecelakaan kepala teknik \
     pemberdayaan masyarakat adat kompensasi sengketa mediasi"
        .split(' ')
        .collect()
});

const PLACES: [&str; 12] = [
    "Kutai Kartanegara",
    "Morowali",
    "Halmahera Tengah",
    "Bangka Barat",
    "Tanah Bumbu",
    "Muara Enim",
    "Konawe Utara",
    "Ketapang",
    "Sumbawa Barat",
    "Mimika",
    "Berau",
    "Lahat",
];

const COMPANIES: [&str; 8] = ["Bara", "Nikel", "Timah", "Karya", "Sinar", "Mitra", "Cahaya", "Khatulistiwa"];

/// `SplitMix64`, a small random number generator with a seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.roll() >> 33).unwrap_or_default() % bound
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// A random word. The first words are far more frequent than the last, as in natural language.
    fn word(&mut self) -> &'static str {
        let bound = 1 + self.below(WORDS.len());
        let bound = 1 + self.below(bound);
        WORDS[self.below(bound)]
    }
}

/// The state with `count` generated tickets instead of its own. All were changed before `now`, each at a different
/// moment.
pub fn filled(state: State, count: u32, now: Instant) -> State {
    State { tickets: TicketStore::of(tickets(count, now)), lists: Lists::default(), ..state }
}

/// Like [`filled`], with up to three messages on each ticket and a note on every fifth.
pub fn discussed(state: State, count: u32, now: Instant) -> State {
    let mut with_messages = Collection::default();
    let mut notes = Collection::default();
    for number in 0..count {
        let ticket = ticket(number, now);
        let mut dice = Dice(u64::from(number) ^ 0xD15C_0DE5);
        let (content, timestamp) = (|dice: &mut Dice| sentence(dice, 150), ticket.updated_at);
        let messages = (1..=number % 4).map(|id| Message {
            id,
            sender: ticket.requester.email.clone(),
            avatar: "PT".into(),
            content: content(&mut dice),
            timestamp,
            attachments: Vec::new(),
            origin: None,
        });
        let messages = messages.collect();
        if number % 5 == 0 {
            notes.put(Note {
                id: format!("NOTE_{number}"),
                ticket: ticket.id.clone(),
                author: "petugas@esdm.example".into(),
                content: content(&mut dice),
                timestamp,
                edited: None,
                attachments: Vec::new(),
            });
        }
        with_messages.put(Ticket { messages, ..ticket });
    }
    State { tickets: TicketStore::of(with_messages), notes, lists: Lists::default(), ..state }
}

/// The `count` generated tickets of [`filled`].
pub fn tickets(count: u32, now: Instant) -> Collection<Ticket> {
    let mut tickets = Collection::default();
    tickets.reserve(count as usize);
    for number in 0..count {
        tickets.put(ticket(number, now));
    }
    tickets
}

fn ticket(number: u32, now: Instant) -> Ticket {
    let mut dice = Dice(u64::from(number));
    let company = dice.below(COMPANIES.len() * COMPANIES.len());
    let [first, second] = [COMPANIES[company % COMPANIES.len()], COMPANIES[company / COMPANIES.len()]];
    let updated_at = Instant(now.0 - i64::try_from(scattered(number, 1_000_000_007)).unwrap_or_default());
    Ticket {
        id: code(scattered(number, 1_234_567_891)),
        title: sentence(&mut dice, 50),
        description: description(&mut dice),
        category: dice.of(&["Umum", "Teknis", "Perizinan", "Regulasi"]).into(),
        status: dice.of(Status::ALL),
        priority: dice.of(&[Some(Priority::Low), Some(Priority::Medium), Some(Priority::High), None]),
        assignee: None,
        requester: Requester {
            name: format!("PT {first} {second} {}", dice.of(&PLACES)).into(),
            email: format!("kontak@perusahaan{company}.example").into(),
        },
        created_at: Instant(updated_at.0 - 86_400_000),
        updated_at,
        messages: Vec::new(),
        attachments: Vec::new(),
        labels: Vec::new(),
        returned: None,
        finding: None,
        links: Vec::new(),
        merged_into: None,
        rating: None,
        finished_at: None,
        written_at: None,
        channel: Channel::Portal,
        department: None,
    }
}

/// A different number below [`CODES`] for each `number`. The factor must not be divisible by 2 or 3, so that it has
/// an inverse modulo [`CODES`].
const fn scattered(number: u32, factor: u64) -> u64 {
    (number as u64 + 1) * factor % CODES
}

fn code(number: u64) -> String {
    let digits = (0..6).rev().map(|place| u32::try_from(number / 36_u64.pow(place) % 36).unwrap_or_default());
    digits.filter_map(|digit| char::from_digit(digit, 36)).map(|digit| digit.to_ascii_uppercase()).collect()
}

fn description(dice: &mut Dice) -> String {
    let place = dice.of(&PLACES);
    let block = dice.below(10_000);
    let mut text = String::with_capacity(300);
    text.extend(["Blok ", &block.to_string(), " ", place, ": "]);
    while text.len() < 220 {
        text += &sentence(dice, 60);
        text += ". ";
    }
    text
}

fn sentence(dice: &mut Dice, length: usize) -> String {
    let mut text = String::with_capacity(length + 16);
    while text.len() < length {
        let word = dice.word();
        if text.is_empty() {
            text.push_str(&word[..1].to_ascii_uppercase());
            text.push_str(&word[1..]);
        } else {
            text.push(' ');
            text.push_str(word);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{Instant, State, filled};
    use crate::model::ticket::Status;
    use crate::model::ticket::listed::STATUS;

    #[test]
    fn generated_tickets_are_distinct_and_reproducible() {
        let tickets = filled(State::default(), 5_000, Instant(0)).tickets;
        assert_eq!(tickets, filled(State::default(), 5_000, Instant(0)).tickets);
        assert_eq!(tickets.iter().map(|ticket| &ticket.id).collect::<HashSet<_>>().len(), 5_000);
        assert_eq!(tickets.iter().map(|ticket| ticket.updated_at).collect::<HashSet<_>>().len(), 5_000);
        let list = tickets.list();
        let counts: [u32; Status::ALL.len()] = list.count(STATUS, &list.all());
        assert!(counts.iter().all(|count| *count > 500), "{counts:?}");
    }
}
