//! The history of the portal in a Paket Bukti: all hashes of the chain, and the content of the entries about the audit.

use serde::{Deserialize, Serialize};

use crate::{Digest, hexadecimal};

/// A history from its first entry to the newest one. Hashes and bytes are hexadecimal, without capitals.
///
/// The head after an entry is [`Digest::then`] of the entry's hash; the head before the first one is the genesis.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageHistory {
    /// The head before the first entry.
    pub genesis: String,
    /// The head after the last entry.
    pub head: String,
    /// The entries, the oldest first.
    pub entries: Vec<PackageHistoryEntry>,
}

/// An entry of a history. Entries about other matters than the audit have their hash only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageHistoryEntry {
    /// SHA-256 of the content.
    pub hash: String,
    /// The content, as the portal stores it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// Time of the entry, as shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// Name of the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// The change in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
}

/// The first part of a history that does not fit the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The genesis has another form.
    Genesis,
    /// The content of the entry at this position, from 0, has another hash, or its hash has another form.
    Entry(usize),
    /// The entries lead to another head.
    Head,
}

impl PackageHistory {
    /// The first fault; `None` if all contents fit their hashes, and the hashes lead to the head.
    ///
    /// Time, person and words of an entry are not covered by its hash: they repeat its content for readers.
    pub fn fault(&self) -> Option<Fault> {
        let Some(mut head) = Digest::parse(self.genesis.as_bytes()) else { return Some(Fault::Genesis) };
        for (at, entry) in self.entries.iter().enumerate() {
            let hash = Digest::parse(entry.hash.as_bytes());
            let is_sound = entry
                .content
                .as_ref()
                .is_none_or(|content| hexadecimal::bytes(content.as_bytes()).as_deref().map(Digest::of) == hash);
            let Some(hash) = hash.filter(|_| is_sound) else { return Some(Fault::Entry(at)) };
            head = head.then(hash);
        }
        (head.to_string() != self.head).then_some(Fault::Head)
    }
}

#[cfg(test)]
mod tests {
    use super::{Fault, PackageHistory, PackageHistoryEntry};
    use crate::Digest;

    fn history() -> PackageHistory {
        let genesis = Digest::of(b"genesis");
        let [first, second, third] = [&b"\x00\xa1"[..], b"\xff", b"\x10"].map(Digest::of);
        let entry = |hash: Digest, content: Option<&str>| PackageHistoryEntry {
            hash: hash.to_string(),
            content: content.map(str::to_owned),
            ..PackageHistoryEntry::default()
        };
        PackageHistory {
            genesis: genesis.to_string(),
            head: genesis.then(first).then(second).then(third).to_string(),
            entries: vec![entry(first, Some("00a1")), entry(second, None), entry(third, Some("10"))],
        }
    }

    fn fault(change: impl FnOnce(&mut PackageHistory)) -> Option<Fault> {
        let mut history = history();
        change(&mut history);
        history.fault()
    }

    #[test]
    fn a_sound_history_has_no_fault() {
        assert_eq!(history().fault(), None);
        assert_eq!(fault(|history| history.entries[0].content = None), None, "an entry may have its hash only");
    }

    #[test]
    fn the_first_entry_that_was_changed_is_named() {
        let changed = |text: &str| Some(text.to_owned());
        for content in ["00a2", "00A1", "00a", "0", "", "00zz"] {
            assert_eq!(
                fault(|history| history.entries[0].content = changed(content)),
                Some(Fault::Entry(0)),
                "{content}"
            );
        }
        assert_eq!(fault(|history| history.entries[2].content = changed("11")), Some(Fault::Entry(2)));
        assert_eq!(fault(|history| history.entries[1].hash = "ff".to_owned()), Some(Fault::Entry(1)));
    }

    #[test]
    fn other_entries_lead_to_another_head() {
        assert_eq!(fault(|history| history.entries.swap(0, 1)), Some(Fault::Head));
        assert_eq!(fault(|history| drop(history.entries.pop())), Some(Fault::Head));
        assert_eq!(fault(|history| drop(history.entries.remove(1))), Some(Fault::Head));
        assert_eq!(fault(|history| history.genesis = history.head.clone()), Some(Fault::Head));
        assert_eq!(fault(|history| history.genesis.clear()), Some(Fault::Genesis));
    }
}
