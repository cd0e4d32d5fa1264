import type { Position } from "./journalStore";
import { positionOf, storedPosition } from "./storedShape";
import type { Plan } from "./tabState";

/** What one tab tells the others: commits that it has stored. Else it tells that there is something new. */
export interface StoredMessage {
  kind: "stored";
  after: Position;
  entries: readonly Uint8Array[];
}

type Message = StoredMessage | { kind: "news" };

/** Of messages. A tab of another version is told to read the journal, whose formats are checked. */
const VERSION = 1;

const seal = (message: object): object => ({ portal: VERSION, ...message });

export const ofNews = () => seal({ kind: "news" });

/** What has been stored: those that followed are told as they are, whoever else has to look. */
export function ofWritten(plan: Plan): object {
  if (plan.kind !== "append") return ofNews();
  const entries = plan.own.map(({ entry }) => entry);
  return seal({ kind: "stored", after: storedPosition(plan.base.position), entries });
}

/** Whether it is of those that come right after this position. */
export const isStoredAfter = (
  message: Message,
  position: Position | undefined,
): message is StoredMessage =>
  message.kind === "stored" &&
  message.after.lineageId === position?.lineageId &&
  message.after.seq === position.seq;

/** What another page sent; on file:// every local page can send here. */
export function messageOf(data: unknown): Message | undefined {
  if (typeof data !== "object" || data === null || !("portal" in data)) return undefined;
  const after = "after" in data ? positionOf(data.after) : undefined;
  const entries = "entries" in data && Array.isArray(data.entries) ? data.entries : [];
  const isSound = entries.every((entry) => entry instanceof Uint8Array);
  if (data.portal !== VERSION || after === undefined || !isSound) return { kind: "news" };
  return { kind: "stored", after, entries };
}
