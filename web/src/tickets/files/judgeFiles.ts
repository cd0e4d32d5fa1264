import { factsOf } from "../../core/attachments";
import type { FileFacts } from "../../core/pkg/portal_core";
import { fileProblemText, refusalText, unreadableFile } from "../../core/refusalText";
import { readView } from "../../core/useView";
import type { PickedFile, SkippedFile } from "./pickedFile";

export type Judgement = { accepted: PickedFile[]; skipped: SkippedFile[] };

/** Files of an earlier visit can come back with a draft: no key of theirs is given again. */
const visit = Math.round(performance.timeOrigin).toString(36);

let lastKey = 0;

type Known = { file: File; facts: FileFacts };

/** Nothing where it cannot be read: it is gone, or a folder, or not on this device. */
async function lookAt(file: File): Promise<Known | undefined> {
  const [facts] = await factsOf([file]).catch(() => []);
  return facts && { file, facts };
}

/** Has the core judge files one by one; what it does not welcome comes back with the message of §8. */
export async function judgeFiles(files: readonly File[]): Promise<Judgement> {
  const looks = await Promise.all(files.map(lookAt));
  const known = looks.filter((look) => look !== undefined);
  const judgement: Judgement = { accepted: [], skipped: [] };
  for (const [at, { name }] of files.entries())
    if (looks[at] === undefined)
      judgement.skipped.push(skip(`File ${name} tidak didukung.`, unreadableFile));

  const answer = readView(
    "fileVerdicts",
    known.map(({ facts }) => facts),
  );
  if (answer.kind === "refused") {
    return { accepted: [], skipped: [skip(refusalText(answer.refusal))] };
  }
  for (const [at, { name, sizeLabel, problem }] of answer.value.verdicts.entries()) {
    const look = known[at];
    if (problem !== undefined) {
      const { message, hint } = fileProblemText(name, problem);
      judgement.skipped.push(skip(message, hint));
    } else if (look !== undefined) {
      judgement.accepted.push({ key: nextKey(), name, sizeLabel, ...look });
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
