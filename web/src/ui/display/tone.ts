/** Meaning of a colour; `styles/tones.css` defines its look. */
export type Tone = "neutral" | "accent" | "info" | "success" | "warning" | "danger" | "copper";

/** The tones of notices and toasts; each has an icon. */
export type NoticeTone = Extract<Tone, "success" | "info" | "warning" | "danger">;
