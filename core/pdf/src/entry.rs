//! The JavaScript interface of the writer.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::document::PdfDocument;
use crate::font::PdfFonts;

#[wasm_bindgen(typescript_custom_section)]
const TYPESCRIPT: &str = r#"
/** The file is segment, JPEG, segment, JPEG … segment: one JPEG for each of the document's images, in their order. */
export type PdfSegments = Uint8Array<ArrayBuffer>[];

/** A PDF, and how many characters of its document are boxes in it, because the typeface lacks them. */
export type WrittenPdf = { segments: PdfSegments; boxes: number };
"#;

#[derive(Serialize)]
struct WrittenPdf {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    segments: js_sys::Array,
    boxes: usize,
}

/// Writes a panic's message and location to the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Writes a document as PDF with two TrueType fonts. Throws if a font is invalid.
#[wasm_bindgen(js_name = writePdf, unchecked_return_type = "WrittenPdf")]
pub fn write_pdf(
    #[wasm_bindgen(unchecked_param_type = "PdfDocument")] document: JsValue,
    regular: &[u8],
    bold: &[u8],
) -> Result<JsValue, JsError> {
    let document: PdfDocument = serde_wasm_bindgen::from_value(document)?;
    let parts = PdfFonts::parse(regular, bold)
        .and_then(|fonts| crate::write(&document, &fonts))
        .map_err(|error| JsError::new(&format!("{error:?}")))?;
    let segments = parts.segments.iter().map(|segment| js_sys::Uint8Array::from(segment.as_slice())).collect();
    Ok(serde_wasm_bindgen::to_value(&WrittenPdf { segments, boxes: parts.boxes })?)
}
