//! An uploaded thumbnail: an image inside the dashboard's record.

use crate::locale::file_size::file_size;

/// Maximum size of the image in bytes, inclusive: 220 KB.
pub const MAX_BYTES: u32 = 225_280;

const FORMATS: [&str; 4] = ["png", "jpeg", "webp", "gif"];

/// [`MAX_BYTES`] as shown to users.
pub fn max_size() -> String {
    file_size(MAX_BYTES.into())
}

/// True for a data URL of a small enough image in a format that every browser shows. The image data themselves are
/// not decoded.
pub fn is_image(url: &str) -> bool {
    let data = FORMATS.iter().find_map(|format| url.strip_prefix(&format!("data:image/{format};base64,")));
    let is_base64 = |data: &str| data.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte));
    data.is_some_and(|data| !data.is_empty() && image_bytes(data) <= MAX_BYTES as usize && is_base64(data))
}

/// The decoded length of a base64 text: three bytes for four characters, without padding.
fn image_bytes(data: &str) -> usize {
    let filling = data.bytes().rev().take(2).filter(|byte| *byte == b'=').count();
    (data.len().div_ceil(4) * 3).saturating_sub(filling)
}

#[cfg(test)]
mod tests {
    use super::{is_image, max_size};

    /// The data URL of an image with this number of bytes.
    fn image(bytes: usize) -> String {
        let filling = bytes.next_multiple_of(3) - bytes;
        let data = "A".repeat(bytes.div_ceil(3) * 4 - filling);
        format!("data:image/png;base64,{data}{}", "=".repeat(filling))
    }

    #[test]
    fn accepts_images_up_to_220_kb() {
        assert_eq!(max_size(), "220 KB");
        assert!(is_image(&image(220 * 1024)));
        assert!(!is_image(&image(220 * 1024 + 1)));
        assert!(!is_image(&format!("data:image/png;base64,{}", "=".repeat(1_000_000))));
    }

    #[test]
    fn accepts_only_data_urls_of_images() {
        assert!(is_image("data:image/png;base64,iVBORw0KGgo="));
        for url in [
            "",
            "https://contoh.example/gambar.png",
            "data:image/svg+xml;base64,PHN2Zz4=",
            "data:text/html;base64,PGI+",
            "data:image/png;base64,",
            "data:image/png;base64,\"onerror=",
            "javascript:alert(1)",
        ] {
            assert!(!is_image(url), "{url}");
        }
    }
}
