import { factsOf } from "../../core/attachments";
import { fileProblemText, refusalText } from "../../core/refusalText";
import { readView } from "../../core/useView";
import type { PickedFile, SkippedFile } from "./pickedFile";

export type Judgement = { accepted: PickedFile[]; skipped: SkippedFile[] };

/** Files of an earlier visit can come back with a draft: no key of theirs is given again. */
const visit = Math.round(performance.timeOrigin).toString(36);

let lastKey = 0;

/** Has the core judge files one by one; what it does not welcome comes back with the message of §8. */
export async function judgeFiles(files: readonly File[]): Promise<Judgement> {
  const facts = await factsOf([...files]);
  const answer = readView("fileVerdicts", facts);
  if (answer.kind === "refused") {
    return { accepted: [], skipped: [skip(refusalText(answer.refusal))] };
  }
  const judgement: Judgement = { accepted: [], skipped: [] };
  for (const [index, { name, sizeLabel, problem }] of answer.value.verdicts.entries()) {
    const file = files[index];
    const known = facts[index];
    if (problem !== undefined) {
      const { message, hint } = fileProblemText(name, problem);
      judgement.skipped.push(skip(message, hint));
    } else if (file && known) {
      judgement.accepted.push({ key: nextKey(), name, file, facts: known, sizeLabel });
    }
  }
  return judgement;
}

function skip(text: string, hint?: string): SkippedFile {
  return { key: nextKey(), text, hint };
}

function nextKey() {
  lastKey += 1;
  return `berkas-${visit}-${lastKey}`;
}
