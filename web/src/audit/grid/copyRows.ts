import { figure } from "../../core/figure";
import type { TableQuery } from "../../core/pkg/portal_core";
import { refusalText } from "../../core/refusalText";
import { readView } from "../../core/useView";
import { writeClipboard } from "../../ui/action/writeClipboard";
import { toast } from "../../ui/feedback/toast";
import { tabbedText } from "./tabbedText";

/** The core hands out so many rows at a time. */
const PIECE = 1_000;

/** Puts rows of a table on the clipboard, in the order in which they are shown, and says how many. */
export async function copyRows({ first, count, ...query }: TableQuery): Promise<void> {
  const rows: string[][] = [];
  while (rows.length < count) {
    const piece = { first: first + rows.length, count: Math.min(PIECE, count - rows.length) };
    const answer = readView("tableRows", { ...query, ...piece });
    if (answer.kind === "refused") return toast(refusalText(answer.refusal), "danger");
    if (answer.value.rows.length === 0) break;
    rows.push(...answer.value.rows);
  }
  const isCopied = await writeClipboard(tabbedText(rows));
  if (isCopied) toast(`${figure(rows.length)} baris disalin.`);
  else toast("Peramban tidak mengizinkan penyalinan.", "danger");
}
