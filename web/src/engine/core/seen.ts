import type { SeenRecord } from "../../wasm/pkg/portal_core";
import { drafts, untilDraftsRead } from "../drafts/drafts";
import { seenForm } from "../drafts/formName";
import { isNumber, isText, listOf, shapeOf } from "../drafts/guards";
import { asJson } from "../drafts/rebase";
import { portal } from "./portal";

const isSeenRecord = shapeOf<SeenRecord>({
  since: isNumber,
  people: listOf(
    shapeOf<SeenRecord["people"][number]>({
      person: isText,
      since: isNumber,
      looks: listOf(
        shapeOf<SeenRecord["people"][number]["looks"][number]>({
          ticket: isText,
          until: isNumber,
          at: isNumber,
        }),
      ),
    }),
  ),
});

/**
 * Keeps what the people of this device have looked at beside the drafts, so that it is stored and shared between tabs
 * like them. The core merges what two tabs have noted. Returns a function that stops this.
 */
export function followSeen(): () => void {
  /** Records that the core has taken over, and their data set. */
  let known: { dataset: string; value: unknown } | undefined;

  const stored = () => drafts.peek(seenForm(drafts.datasetId))?.value;

  function recall() {
    const [dataset, value] = [drafts.datasetId, stored()];
    if (known?.dataset === dataset && known.value === value) return;
    known = { dataset, value };
    portal().dispatch({
      seen: { recall: { dataset, record: isSeenRecord(value) ? value : undefined } },
    });
    keep();
  }

  function keep() {
    const answer = portal().readOnce("seenRecord");
    const record = answer.kind === "ok" ? answer.value : undefined;
    if (known === undefined) return;
    if (record === undefined) {
      // The core was restarted.
      known = undefined;
      recall();
    } else if (known.dataset === drafts.datasetId && asJson(record) !== asJson(stored())) {
      known = { ...known, value: record };
      drafts.write(seenForm(known.dataset), { value: record, base: "" });
    }
  }

  const stop = [drafts.subscribe(recall), portal().view("seenRecord").subscribe(keep)];
  recall();
  return () => {
    for (const one of stop) one();
  };
}

/** Starts when the stored drafts are known; until then nothing is new to anybody. */
export async function startSeen(): Promise<void> {
  await untilDraftsRead();
  followSeen();
}
