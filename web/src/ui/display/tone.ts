/** What a colour stands for; `styles/tones.css` says how it looks. */
export type Tone = "neutral" | "accent" | "info" | "success" | "warning" | "danger" | "copper";
