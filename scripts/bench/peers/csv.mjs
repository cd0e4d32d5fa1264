import { csvFormatRows, csvParseRows } from "d3-dsv";

/** CSV as d3-dsv reads and writes it: rows as arrays of texts. */
export const d3Dsv = { read: csvParseRows, write: csvFormatRows };
