import {
  type Backup,
  draftsFromBackup,
  isOfNewerVersion,
  putBack,
  type Replaced,
  replaceEverything,
  resetEverything,
  storageState,
} from "../../engine";
import { toast } from "../../shared/toast/toast";
import { announceReplaced } from "../../shared/undo/undoStack";
import { replaceTexts as texts } from "./texts";

type Refused = Extract<Replaced, { kind: "refused" }>;

/** Says why nothing was replaced and what to do. */
export function refusedText({ problem }: Refused): string {
  switch (problem) {
    case "readOnly":
      return isOfNewerVersion(storageState().status) ? texts.ofNewerVersion : texts.readOnly;
    case "nothing":
      return texts.nothing;
    case "newer":
      return texts.newer;
    default:
      return texts.failed;
  }
}

function replaced(outcome: Replaced, text: string): Refused | undefined {
  if (outcome.kind === "refused") return outcome;
  announceReplaced(text, () => void putPreviousBack());
  return undefined;
}

/** 'Pulihkan': replaces everything or nothing. Returns `undefined` on success. */
export function restoreBackup({ snapshot, files, others }: Backup): Refused | undefined {
  const refused = replaced(replaceEverything(snapshot, files), texts.restored);
  if (refused === undefined) void draftsFromBackup(others);
  return refused;
}

/** 'Atur ulang'. Returns `undefined` on success. */
export const resetToSamples = (): Refused | undefined => replaced(resetEverything(), texts.reset);

let puttingBack: Promise<void> | undefined;

/** Undoes the last replacement; this can be undone too. Simultaneous calls restore once. */
export function putPreviousBack(): Promise<void> {
  puttingBack ??= putBackOnce().finally(() => {
    puttingBack = undefined;
  });
  return puttingBack;
}

async function putBackOnce(): Promise<void> {
  const refused = replaced(await putBack(), texts.putBack);
  if (refused !== undefined) toast(refusedText(refused), "danger");
}
