//! An attached file as it is kept (§5). The bytes never come into the core.

use serde::{Deserialize, Serialize};

/// The largest file, inclusive: 10 MB (§9).
pub const MAX_BYTES: u64 = 10_485_760;

/// A file that a ticket or message keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Attachment {
    /// Under which the web side keeps the bytes.
    pub id: String,
    /// As given.
    pub name: String,
    /// In bytes.
    pub size: u64,
    /// By its content, not its name.
    pub format: FileFormat,
}

impl Attachment {
    /// Whether such a file may have been attached: its content, which alone says what it is, was looked at then.
    pub fn is_allowed(&self) -> bool {
        (1..=MAX_BYTES).contains(&self.size) && FileFormat::of_extension(&self.name) == Some(self.format)
    }
}

/// The formats of §5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FileFormat {
    /// Portable document.
    Pdf,
    /// Word before 2007.
    Doc,
    /// Word since 2007.
    Docx,
    /// Photograph: jpg and jpeg.
    Jpeg,
    /// Image without loss.
    Png,
}

impl FileFormat {
    /// Every extension that [`FileFormat::of_extension`] knows, as a file picker takes them.
    pub const ACCEPTED: &str = ".pdf,.doc,.docx,.jpg,.jpeg,.png";

    /// The format that a name ends like.
    pub fn of_extension(name: &str) -> Option<Self> {
        let (_, extension) = name.rsplit_once('.')?;
        match extension.to_ascii_lowercase().as_str() {
            "pdf" => Some(Self::Pdf),
            "doc" => Some(Self::Doc),
            "docx" => Some(Self::Docx),
            "jpg" | "jpeg" => Some(Self::Jpeg),
            "png" => Some(Self::Png),
            _ => None,
        }
    }

    /// The media type to serve it under, whatever the browser thought of the name.
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Doc => "application/msword",
            Self::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
        }
    }

    /// Whether it opens in a preview (decisions §4).
    pub const fn has_preview(self) -> bool {
        matches!(self, Self::Pdf | Self::Jpeg | Self::Png)
    }

    /// Whether it is a picture, which print and PDF include.
    pub const fn is_image(self) -> bool {
        matches!(self, Self::Jpeg | Self::Png)
    }
}
