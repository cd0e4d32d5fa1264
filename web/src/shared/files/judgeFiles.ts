import {
  type FileFacts,
  factsOf,
  fileProblemText,
  readView,
  refusalText,
  unreadableFile,
} from "../../engine";
import { detachFile } from "../../platform/detachFile";
import type { PickedFile, SkippedFile } from "./pickedFile";
import { fileTexts } from "./texts";

export type Judgement = { accepted: PickedFile[]; skipped: SkippedFile[] };

/** Part of each key. Restored drafts hold keys of earlier visits, which must not occur again. */
const visit = Math.round(performance.timeOrigin).toString(36);

let lastKey = 0;

type Known = { file: File; facts: FileFacts };

/** Returns `undefined` if the file cannot be read: it is gone, a folder, or not on this device. */
async function lookAt(file: File): Promise<Known | undefined> {
  const [facts] = await factsOf([file]).catch(() => []);
  return facts && { file, facts };
}

/** Lets the core check each file. A skipped file has the message of §8. */
export async function judgeFiles(files: readonly File[]): Promise<Judgement> {
  const looks = await Promise.all(files.map(lookAt));
  const known = looks.filter((look) => look !== undefined);
  const judgement: Judgement = { accepted: [], skipped: [] };
  for (const [at, { name }] of files.entries())
    if (looks[at] === undefined) judgement.skipped.push(unread(name));

  const answer = readView(
    "fileVerdicts",
    known.map(({ facts }) => facts),
  );
  if (answer.kind === "refused") {
    return { accepted: [], skipped: [skip(refusalText(answer.refusal))] };
  }
  for (const [at, { name, sizeLabel, problem, hint }] of answer.value.verdicts.entries()) {
    const look = known[at];
    if (problem !== undefined) {
      judgement.skipped.push(skip(fileProblemText(name, problem), hint));
    } else if (look !== undefined) {
      const file = await detachFile(look.file).catch(() => undefined);
      if (file === undefined) judgement.skipped.push(unread(name));
      else judgement.accepted.push({ key: nextKey(), name, sizeLabel, file, facts: look.facts });
    }
  }
  return judgement;
}

const unread = (name: string) => skip(fileTexts.unsupported(name), unreadableFile);

function skip(text: string, hint?: string): SkippedFile {
  return { key: nextKey(), text, hint };
}

function nextKey() {
  lastKey += 1;
  return `berkas-${visit}-${lastKey}`;
}
