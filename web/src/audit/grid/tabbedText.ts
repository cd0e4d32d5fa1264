/** A cell that a spreadsheet would cut in pieces is quoted. */
const cell = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as spreadsheets take them from the clipboard. */
export const tabbedText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join("\t")).join("\n");
