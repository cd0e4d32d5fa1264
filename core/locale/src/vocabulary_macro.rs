//! Declares the enumerations of the domain.

/// Declares an enumeration with its variants, their values in data and URLs, and their labels.
#[macro_export]
macro_rules! vocabulary {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $value:literal, $label:literal;)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
        pub enum $name { $($(#[$doc])* #[serde(rename = $value)] $variant),+ }

        impl $name {
            /// All values, in display order.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The value in data and URLs.
            pub const fn value(self) -> &'static str {
                match self { $(Self::$variant => $value),+ }
            }

            /// The displayed label.
            pub const fn label(self) -> &'static str {
                match self { $(Self::$variant => $label),+ }
            }

            /// Parses a value of data or URLs.
            pub fn parse(raw: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.value() == raw)
            }
        }
    };
}
