import { readView, refusalText, type TableQuery } from "../../engine";
import { Pace } from "../../platform/pace";
import { toast } from "../../shared/toast/toast";
import { writeClipboard } from "../../ui/action/writeClipboard";
import { copyTexts } from "./texts";

/** Rows per piece. Copying a piece takes a few milliseconds. */
const PIECE = 5_000;

/** Copies rows with their headings in the visible order, and reports their number. */
export async function copyRows({ first, count, ...query }: TableQuery): Promise<void> {
  const pieces: string[] = [];
  let copied = 0;
  const pace = new Pace();
  while (copied < count) {
    const piece = { first: first + copied, count: Math.min(PIECE, count - copied) };
    const answer = readView("tableCopy", { ...query, ...piece });
    if (answer.kind === "refused") return toast(refusalText(answer.refusal), "danger");
    if (answer.value.count === 0) break;
    if (copied === 0) pieces.push(answer.value.headings);
    pieces.push(answer.value.text);
    copied += answer.value.count;
    if (pace.isDue) await pace.turn();
  }
  const isCopied = await writeClipboard(pieces.join("\n"));
  if (isCopied) toast(copyTexts.done(copied));
  else toast(copyTexts.refused, "danger");
}
