//! Metadata of an attached file (§5). The core never sees the bytes.

use serde::{Deserialize, Serialize};

/// Largest allowed file in bytes, inclusive: 10 MB (§9).
pub const MAX_BYTES: u64 = 10_485_760;

/// Metadata of a file on a ticket or message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Attachment {
    /// Id under which the browser stores the bytes.
    pub id: String,
    /// File name as the user's device gave it.
    pub name: String,
    /// Size in bytes.
    pub size: u64,
    /// Format detected from the content, not from the name.
    pub format: FileFormat,
}

impl Attachment {
    /// True if size and name are allowed. The content was checked when the file was attached.
    pub fn is_allowed(&self) -> bool {
        (1..=MAX_BYTES).contains(&self.size) && FileFormat::of_extension(&self.name) == Some(self.format)
    }
}

/// File formats that may be attached (§5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FileFormat {
    /// PDF document.
    Pdf,
    /// Word document in the format before 2007.
    Doc,
    /// Word document in the format since 2007.
    Docx,
    /// JPEG image (jpg or jpeg).
    Jpeg,
    /// PNG image.
    Png,
}

impl FileFormat {
    /// All extensions that [`FileFormat::of_extension`] knows, in the syntax of a file input's `accept` attribute.
    pub const ACCEPTED: &str = ".pdf,.doc,.docx,.jpg,.jpeg,.png";

    /// The format for a file name's extension, ignoring case.
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

    /// The media type for serving the file; it overrides the browser's guess from the name.
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Doc => "application/msword",
            Self::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
        }
    }

    /// True if the format can be previewed (decisions §4).
    pub const fn has_preview(self) -> bool {
        matches!(self, Self::Pdf | Self::Jpeg | Self::Png)
    }

    /// True for pictures; print and PDF include them.
    pub const fn is_image(self) -> bool {
        matches!(self, Self::Jpeg | Self::Png)
    }
}
