import type { Labels } from "../../engine";
import { Facade } from "../../engine/core/facade";
import type { Stored } from "../../engine/storage/journalStore";
import { loadWhole } from "../../engine/storage/loadStored";
import { type Disk, snapshotsOf } from "../memoryJournal";
import { sampleTickets } from "./actions";
import { FragileEngine } from "./fragileEngine";
import { Broken, type Note } from "./ledger";
import type { SimulatedTab } from "./simulatedTab";
import type { World } from "./world";

/**
 * Checks that commits have no gap between the older snapshot and the last one. With damaged pieces,
 * checks only the part after the newer snapshot.
 */
export function checkGapless(disk: Disk, { damages }: Pick<World, "damages">): void {
  const { snapshots, entries, last, lineageId } = disk;
  if (last < 0) return;
  const from = (damages ? Math.max : Math.min)(...snapshots.keys());
  for (let seq = from + 1; seq <= last; seq += 1) {
    if (!entries.has(seq)) throw new Broken(`${lineageId} lacks ${seq} of ${last}`);
  }
  if (snapshots.size > 2) throw new Broken(`${snapshots.size} snapshots are kept`);
}

const inOrder = (pieces: ReadonlyMap<number, unknown>) =>
  [...pieces].sort(([one], [other]) => one - other).map(([seq, bytes]) => ({ seq, bytes }));

const whole = (disk: Disk): Stored => {
  const { lineageId, last, forks, datasetId, entries, previous } = disk;
  return {
    ...{ kind: "stored", lineageId, last, forks, datasetId, hasPrevious: previous !== undefined },
    ...{ snapshots: snapshotsOf(disk), entries: inOrder(entries) },
  };
};

/** Reads the store like a new tab, with a separate core. */
function replayed<T>(disk: Disk, now: number, read: (facade: Facade, isWhole: boolean) => T): T {
  const engine = new FragileEngine();
  try {
    const facade = new Facade(engine, now, { trapped: () => {}, moved: () => {}, filed: () => {} });
    facade.dispatch({ session: { actAs: { role: "agent" } } });
    const { good, lost } = loadWhole(facade.living, whole(disk));
    return read(facade, good === disk.last && lost === 0);
  } finally {
    engine.renew();
  }
}

const bytesOf = (snapshot: Uint8Array | undefined) => Buffer.from(snapshot ?? []);

/** The readable part of the store. */
export const goodPart = (disk: Disk, now: number): Buffer =>
  replayed(disk, now, ({ living }) => bytesOf(living.written()?.joined()));

interface AtRest {
  disk: Disk;
  world: World;
  tabs: readonly SimulatedTab[];
  notes: readonly Note[];
  madeFiles: ReadonlySet<string>;
  /** Labels that several tabs put on one ticket at once. */
  added: readonly string[];
  now: number;
}

/** Conditions that hold when nothing is pending. */
export function checkAtRest({ disk, world, tabs, notes, madeFiles, added, now }: AtRest): void {
  checkGapless(disk, world);
  replayed(disk, now, (facade, isWhole) => {
    if (!isWhole) throw new Broken("The store cannot be replayed");
    const replay = bytesOf(facade.living.written()?.joined());
    for (const tab of tabs) {
      if (!replay.equals(bytesOf(tab.snapshot())))
        throw new Broken(`${tab.name} holds something else than the store`);
    }
    checkNotes(facade, notes);
    checkLabels(facade);
    checkAdded(facade, added);
    for (const id of facade.living.heldFiles() ?? []) {
      if (madeFiles.has(id) && !disk.files.has(id)) throw new Broken(`The file ${id} is missing`);
    }
  });
}

/** Checks that each reply is in its ticket once, and those of one tab in the order of writing. */
function checkNotes(facade: Facade, notes: readonly Note[]): void {
  const conversations = sampleTickets.map((ticket) => {
    const answer = facade.readOnce("ticketDetail", ticket);
    return answer.kind === "ok"
      ? answer.value.conversation.map(({ content }) => content).join("\n")
      : "";
  });
  const latest = new Map<string, number>();
  for (const { text, excuse, maker } of notes) {
    const places = conversations.flatMap((conversation, ticket) => {
      const parts = conversation.split(text);
      return parts.slice(1).map(() => ({ ticket, at: parts[0]?.length ?? 0 }));
    });
    if (places.length > 1) throw new Broken(`${text} stands there ${places.length} times`);
    const [place] = places;
    if (excuse !== undefined) continue;
    if (place === undefined) throw new Broken(`${text} is lost`);
    const hand = `${maker.name} ${place.ticket}`;
    if ((latest.get(hand) ?? -1) > place.at) throw new Broken(`${text} stands before its elder`);
    latest.set(hand, place.at);
  }
}

function checkLabels(facade: Facade): void {
  const answer = facade.readOnce("labels");
  const { labels }: Labels = answer.kind === "ok" ? answer.value : { labels: [], meant: undefined };
  const names = labels.map(({ label }) => label.name.toLowerCase());
  if (new Set(names).size < names.length) throw new Broken(`Labels share a name: ${names}`);
}

function checkAdded(facade: Facade, added: readonly string[]): void {
  const answer = facade.readOnce("ticketDetail", sampleTickets[0]);
  const names = answer.kind === "ok" ? answer.value.labels.map(({ name }) => name) : [];
  const missing = added.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Broken(`The ticket lacks the labels ${missing}`);
}
