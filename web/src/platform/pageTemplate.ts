/** A page that is built beforehand and filled in the browser. */

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as HTML. */
export const asHtml = (text: string): string =>
  text.toWellFormed().replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** JSON on one line that cannot end its script element. */
export const asData = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The parts of a page around a mark that it contains once. */
export function cut(page: string, mark: string): [before: string, after: string] {
  const at = page.indexOf(mark);
  if (at < 0 || page.lastIndexOf(mark) > at)
    throw new Error(`the page must contain this once: ${mark}`);
  return [page.slice(0, at), page.slice(at + mark.length)];
}
