//! A thumbnail that somebody chose: an image inside the record.

use crate::locale::file_size::file_size;

/// The largest image, in bytes, inclusive: 220 KB.
pub const MAX_BYTES: u32 = 225_280;

const FORMATS: [&str; 4] = ["png", "jpeg", "webp", "gif"];

/// The same as people read it.
pub fn max_size() -> String {
    file_size(MAX_BYTES.into())
}

/// Whether this is a data URL of an image that every browser shows, and small enough. Whether the image is sound only shows when
/// it is drawn.
pub fn is_image(url: &str) -> bool {
    let data = FORMATS.iter().find_map(|format| url.strip_prefix(&format!("data:image/{format};base64,")));
    let is_base64 = |data: &str| data.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte));
    data.is_some_and(|data| !data.is_empty() && image_bytes(data) <= MAX_BYTES as usize && is_base64(data))
}

/// How many bytes base64 stands for: three in four characters, without what only fills up the end.
fn image_bytes(data: &str) -> usize {
    let filling = data.bytes().rev().take(2).filter(|byte| *byte == b'=').count();
    (data.len().div_ceil(4) * 3).saturating_sub(filling)
}

#[cfg(test)]
mod tests {
    use super::{is_image, max_size};

    /// An image of so many bytes, as browsers write it.
    fn image(bytes: usize) -> String {
        let filling = bytes.next_multiple_of(3) - bytes;
        let data = "A".repeat(bytes.div_ceil(3) * 4 - filling);
        format!("data:image/png;base64,{data}{}", "=".repeat(filling))
    }

    #[test]
    fn the_largest_image_has_220_kb() {
        assert_eq!(max_size(), "220 KB");
        assert!(is_image(&image(220 * 1024)));
        assert!(!is_image(&image(220 * 1024 + 1)));
        assert!(!is_image(&format!("data:image/png;base64,{}", "=".repeat(1_000_000))));
    }

    #[test]
    fn only_images_inside_the_record_are_thumbnails() {
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
