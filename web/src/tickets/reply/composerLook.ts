import { Lock, type LucideIcon, Send } from "lucide-react";
import type { Writes } from "../../engine";
import { noteTexts, replyTexts } from "./texts";

/** Everything by which a reader tells a reply from an internal note. */
export type ComposerLook = {
  /** `undefined` for what a company reads. */
  tone: "copper" | undefined;
  /** Kind of text that other tabs show the person as writing. */
  writes: Writes;
  /** The key that focuses the field. */
  key: string;
  label: string;
  placeholder: string;
  emptyHint: string;
  sendHint: string;
  /** Help on Ctrl+Enter in the list of canned replies. */
  completeHint: string;
  /** The name of the button. */
  send: string;
  icon: LucideIcon;
};

export const replyLook = (send: string): ComposerLook => ({
  tone: undefined,
  writes: "reply",
  key: "r",
  ...replyTexts,
  send,
  icon: Send,
});

export const NOTE_LOOK: ComposerLook = {
  tone: "copper",
  writes: "note",
  key: "n",
  ...noteTexts,
  icon: Lock,
};
