//! The message about a dataset whose rows cannot be reloaded.

use serde::Serialize;

use crate::store::Reader;
use crate::store::session::Action;

/// A message in place of the rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LostRows {
    /// The event in a few words.
    pub title: String,
    /// Cause, and advice for the acting person.
    pub advice: String,
}

impl LostRows {
    /// The message for the acting role.
    pub fn told_to(reader: &Reader) -> Self {
        let advice = if reader.may(Action::ManageRepository) {
            "ganti isinya lewat Unggah data atau pulihkan cadangan yang memuatnya"
        } else {
            "mintalah administrator CMS mengunggah kembali berkasnya"
        };
        Self {
            title: "Baris dataset ini tidak ada".to_owned(),
            advice: format!(
                "Berkas asalnya hilang atau tidak terbaca di perangkat ini. Muat ulang halaman; bila tetap begitu, \
                {advice}."
            ),
        }
    }
}
