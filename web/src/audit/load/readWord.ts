import { readWordFile, type Section } from "../../engine";
import { wordTexts } from "./texts";

type Text = { kind: "read"; sections: Section[] } | { kind: "unreadable"; why: string };

/** The text of a Word document, one section for each heading. Returns `undefined` if cancelled. */
export async function readWord(bytes: Uint8Array, signal: AbortSignal): Promise<Text | undefined> {
  try {
    const read = await readWordFile(bytes, signal);
    if (typeof read === "string") return { kind: "unreadable", why: wordTexts[read] };
    return read && { kind: "read", sections: read };
  } catch {
    return { kind: "unreadable", why: wordTexts.noReader };
  }
}
