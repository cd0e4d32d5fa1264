import type { Voice } from "../../engine";

export type VoiceLook =
  | { side: "centre" }
  | { side: "left" | "right"; word: string; avatar: "neutral" | "accent" | "copper" };

/** How each voice stands in the conversation (§6): where, and in which word besides its tint. */
export const VOICES: Record<Voice, VoiceLook> = {
  requester: { side: "left", word: "Pemohon", avatar: "copper" },
  ministry: { side: "right", word: "Kementerian", avatar: "accent" },
  system: { side: "centre" },
  other: { side: "left", word: "Pihak lain", avatar: "neutral" },
};
