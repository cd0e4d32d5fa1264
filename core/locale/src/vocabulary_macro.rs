//! How the domain's enumerations are declared.

/// Declares an enumeration of the domain once: its variants, the values that data and addresses use, and its labels.
#[macro_export]
macro_rules! vocabulary {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $value:literal, $label:literal;)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
        pub enum $name { $($(#[$doc])* #[serde(rename = $value)] $variant),+ }

        impl $name {
            /// All values, in the order in which choices offer them.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The value as data and addresses write it.
            pub const fn value(self) -> &'static str {
                match self { $(Self::$variant => $value),+ }
            }

            /// The label shown.
            pub const fn label(self) -> &'static str {
                match self { $(Self::$variant => $label),+ }
            }

            /// The value written so, if it is one.
            pub fn parse(raw: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.value() == raw)
            }
        }
    };
}
