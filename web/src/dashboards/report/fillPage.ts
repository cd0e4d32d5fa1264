/** The places in web/report.html that the dashboard fills. Each occurs once. */
const TITLE = "<title>Dasbor</title>";
const DATA = '<script type="application/json" id="laporan"></script>';

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const asHtml = (text: string) =>
  text.toWellFormed().replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** JSON that cannot end its script element or break a line. */
const asData = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function cut(page: string, mark: string): [before: string, after: string] {
  const at = page.indexOf(mark);
  if (at < 0 || page.lastIndexOf(mark) > at)
    throw new Error(`the page must contain this once: ${mark}`);
  return [page.slice(0, at), page.slice(at + mark.length)];
}

/** Fills the page: the name becomes the title, the data go into a non-executable script element. */
export function fillPage(page: string, name: string, contents: unknown): string[] {
  const [head, rest] = cut(page, TITLE);
  const [body, end] = cut(rest, DATA);
  const data = DATA.replace("><", () => `>${asData(contents)}<`);
  return [head, `<title>${asHtml(name)}</title>`, body, data, end];
}
