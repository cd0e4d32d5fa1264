import { asData, asHtml, cut } from "../../platform/pageTemplate";

/** The places in web/report.html that the dashboard fills. Each occurs once. */
const TITLE = "<title>Dasbor</title>";
const DATA = '<script type="application/json" id="laporan"></script>';

/** Fills the page: the name becomes the title, the data go into a non-executable script element. */
export function fillPage(page: string, name: string, contents: unknown): string[] {
  const [head, rest] = cut(page, TITLE);
  const [body, end] = cut(rest, DATA);
  const data = DATA.replace("><", () => `>${asData(contents)}<`);
  return [head, `<title>${asHtml(name)}</title>`, body, data, end];
}
