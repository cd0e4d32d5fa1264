//! A strict JSON parser that reports the path of an error.

use serde::de::DeserializeOwned;

use super::{ParseJson, SeedError};

/// Parses with `serde_json`, in native builds.
#[derive(Clone, Copy, Debug)]
pub struct StrictJson;

impl ParseJson for StrictJson {
    fn parse<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, SeedError> {
        let mut json = serde_json::Deserializer::from_str(text);
        let value = serde_path_to_error::deserialize(&mut json)
            .map_err(|error| SeedError::new(file, "", &error.path().to_string(), &error.inner().to_string()))?;
        json.end().map_err(|error| SeedError::new(file, "", "", &error.to_string()))?;
        Ok(value)
    }
}
