//! A thumbnail that somebody chose: an image inside the record.

/// The longest data URL, in bytes: an image of about 220 KB.
pub const MAX_BYTES: usize = 300_000;

const FORMATS: [&str; 4] = ["png", "jpeg", "webp", "gif"];

/// Whether this is a data URL of an image that every browser shows, and short enough. Whether the image is sound only shows when
/// it is drawn.
pub fn is_image(url: &str) -> bool {
    let data = FORMATS.iter().find_map(|format| url.strip_prefix(&format!("data:image/{format};base64,")));
    let is_base64 = |data: &str| data.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte));
    url.len() <= MAX_BYTES && data.is_some_and(|data| !data.is_empty() && is_base64(data))
}

#[cfg(test)]
mod tests {
    use super::{MAX_BYTES, is_image};

    #[test]
    fn only_small_images_inside_the_record_are_thumbnails() {
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
        assert!(!is_image(&format!("data:image/png;base64,{}", "A".repeat(MAX_BYTES))));
    }
}
