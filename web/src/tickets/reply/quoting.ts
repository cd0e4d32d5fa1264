import { type Entry, readView } from "../../engine";

/** A quotation for the composer. That of an internal note belongs into a note. */
export type QuoteRequest = { text: string; isInternal: boolean };

export function quoteOf(ticket: string, entry: Entry): QuoteRequest | undefined {
  const answer = readView("quotedEntry", { ticket, entry: entry.key });
  if (answer.kind === "refused") return undefined;
  return { text: answer.value, isInternal: entry.note !== undefined };
}
