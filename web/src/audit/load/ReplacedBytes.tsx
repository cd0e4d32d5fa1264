import { figure } from "../../platform/figure";
import { Notice } from "../../ui/feedback/Notice";
import { previewTexts } from "./texts";

/** Maximum number of lines that the notice names. */
const NAMED = 10;

/** Names the lines of a text file with undecodable bytes, which became U+FFFD. Draws nothing if there are none. */
export function ReplacedBytes({ lines }: { lines: readonly number[] }) {
  if (lines.length === 0) return null;
  const named = lines.slice(0, NAMED).map((line) => figure(line));
  const { damagedLines, manyDamagedLines, damagedHint } = previewTexts;
  const text = lines.length > NAMED ? manyDamagedLines : damagedLines;
  return <Notice tone="warning" text={text(named.join(", "))} hint={damagedHint} />;
}
