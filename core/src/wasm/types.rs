//! The TypeScript type of every view's answer.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::model::Slice;
use crate::store::error::Refusal;

#[wasm_bindgen(typescript_custom_section)]
const TYPESCRIPT: &str = r#"
/** A view's value, or why it is refused. */
export type Answer<T> = { kind: "ok"; value: T } | { kind: "refused"; refusal: Refusal };
/** An answer and the slices that it was read from. It is valid until one of the slices changes. */
export interface Read<T> { answer: Answer<T>; slices: Slice[] }
"#;

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(super) enum Answer<T> {
    Ok { value: T },
    Refused { refusal: Refusal },
}

impl<T> From<Result<T, Refusal>> for Answer<T> {
    fn from(result: Result<T, Refusal>) -> Self {
        match result {
            Ok(value) => Self::Ok { value },
            Err(refusal) => Self::Refused { refusal },
        }
    }
}

#[derive(Serialize)]
pub(super) struct Read<T> {
    pub(super) answer: Answer<T>,
    pub(super) slices: Vec<Slice>,
}
