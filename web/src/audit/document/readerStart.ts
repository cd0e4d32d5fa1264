import { READER } from "../../shared/paths";

/** Words to search when the document is opened, and the page, or the section and paragraph, from which to start. */
export type ReaderStart = { words: string; at: string };

/** The start that an address names. */
export const readerStart = (params: URLSearchParams): ReaderStart => ({
  words: params.get(READER.words) ?? "",
  at: params.get(READER.at) ?? "",
});
