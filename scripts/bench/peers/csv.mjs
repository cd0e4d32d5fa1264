import { csvFormatRows, csvParseRows } from "d3-dsv";

/** Reads and writes CSV with d3-dsv as arrays of texts. */
export const d3Dsv = { read: csvParseRows, write: csvFormatRows };
