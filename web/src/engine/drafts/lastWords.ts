import { type DraftRecord, isDraftRecord } from "./draftRecord";
import { isRecord, shapeOf } from "./guards";

/**
 * What was typed in the last moment of a page. Its database may not get to write that any more, but sessionStorage takes it
 * at once and lives through loading anew. It is no more than that moment's belt: a browser that is killed loses it, so what
 * is in it goes to the database as soon as there is a page again.
 */
export interface LastWords {
  /** Takes the place of what this tab has said before. */
  keep(tab: string, records: ReadonlyMap<string, DraftRecord>): void;
  found(): ReadonlyMap<string, DraftRecord>;
  forget(records: Iterable<string>): void;
}

/** Where nothing of the kind is to be had. */
export const noWords: LastWords = { keep: () => {}, found: () => new Map(), forget: () => {} };

const KEY = "portal-minerba.lastWords";
const FORMAT = 1;

/** In characters; the browser's share is for all of the origin. */
const MOST = 200_000;

const isWords = shapeOf<{ words: typeof FORMAT; records: Record<string, unknown> }>({
  words: (value): value is typeof FORMAT => value === FORMAT,
  records: isRecord,
});

function read(): Map<string, DraftRecord> {
  const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  const records = isWords(found) ? Object.entries(found.records) : [];
  return new Map(records.flatMap(([id, record]) => (isDraftRecord(record) ? [[id, record]] : [])));
}

function write(records: ReadonlyMap<string, DraftRecord>): void {
  if (records.size === 0) sessionStorage.removeItem(KEY);
  else {
    const words = { words: FORMAT, records: Object.fromEntries(records) };
    sessionStorage.setItem(KEY, JSON.stringify(words));
  }
}

/** The newest ones, as many as there is room for. */
function fitting(records: ReadonlyMap<string, DraftRecord>): Map<string, DraftRecord> {
  let room = MOST;
  const newestFirst = [...records].sort(([, one], [, other]) => other.at - one.at);
  return new Map(
    newestFirst.filter(([, record]) => {
      const size = JSON.stringify(record).length;
      if (size > room) return false;
      room -= size;
      return true;
    }),
  );
}

/** Storage may be shut (private windows, policies), full, or written by anybody of the same origin. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** In this tab's sessionStorage. */
export const sessionWords: LastWords = {
  keep: (tab, records) =>
    attempt(() => {
      const others = [...read()].filter(([, record]) => record.tab !== tab);
      write(fitting(new Map([...others, ...records])));
    }, undefined),
  found: () => attempt(read, new Map()),
  forget: (records) =>
    attempt(() => {
      const left = read();
      for (const id of records) left.delete(id);
      write(left);
    }, undefined),
};
