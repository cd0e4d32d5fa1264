/** The places in web/report.html that a dashboard goes into, each there once. */
const TITLE = "<title>Dasbor</title>";
const DATA = '<script type="application/json" id="laporan"></script>';

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const asHtml = (text: string) =>
  text.toWellFormed().replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** JSON that can neither end the element it stands in nor a line of it. */
const asData = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function cut(page: string, mark: string): [before: string, after: string] {
  const at = page.indexOf(mark);
  if (at < 0 || page.lastIndexOf(mark) > at) throw new Error(`not once in the page: ${mark}`);
  return [page.slice(0, at), page.slice(at + mark.length)];
}

/** The page of a dashboard in pieces: its name as title, and its data in the element that nothing executes. */
export function fillPage(page: string, name: string, contents: unknown): string[] {
  const [head, rest] = cut(page, TITLE);
  const [body, end] = cut(rest, DATA);
  const data = DATA.replace("><", () => `>${asData(contents)}<`);
  return [head, `<title>${asHtml(name)}</title>`, body, data, end];
}
