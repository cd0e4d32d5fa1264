import type { Position } from "./journalStore";
import { positionOf } from "./storedShape";
import type { Plan } from "./tabState";

/** Message to other tabs with stored commits. Other messages only say that something is new. */
export interface StoredMessage {
  kind: "stored";
  after: Position;
  entries: readonly Uint8Array[];
}

type Message = StoredMessage | { kind: "news" };

/** Version of the messages. Tabs of another version read the journal, whose format is checked. */
const VERSION = 1;

const seal = (message: object): object => ({ portal: VERSION, ...message });

export const ofNews = () => seal({ kind: "news" });

/** A message about stored data, including the commits if they were appended. */
export function ofWritten(plan: Plan): object {
  if (plan.kind !== "append") return ofNews();
  const entries = plan.own.map(({ entry }) => entry);
  return seal({ kind: "stored", after: plan.base.position, entries });
}

/** True for commits directly after this position. */
export const isStoredAfter = (
  message: Message,
  position: Position | undefined,
): message is StoredMessage =>
  message.kind === "stored" &&
  message.after.lineageId === position?.lineageId &&
  message.after.seq === position.seq;

/** Validates a message: on file:// every local page can send one. */
export function messageOf(data: unknown): Message | undefined {
  if (typeof data !== "object" || data === null || !("portal" in data)) return undefined;
  const after = "after" in data ? positionOf(data.after) : undefined;
  const entries = "entries" in data && Array.isArray(data.entries) ? data.entries : [];
  const isSound = entries.every((entry) => entry instanceof Uint8Array);
  if (data.portal !== VERSION || after === undefined || !isSound) return { kind: "news" };
  return { kind: "stored", after, entries };
}
