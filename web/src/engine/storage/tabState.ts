import type { BytesInParts } from "./bytesInParts";
import type { Cut, Fork, Position, Previous } from "./journalStore";
import type { Own } from "./replica";

/** A position in a lineage. */
interface Line {
  position: Position;
  forks: readonly Fork[];
  datasetId: string;
}

/** A new lineage that begins with this snapshot. */
export interface Ground extends Line {
  snapshot: BytesInParts;
}

/** Nothing is stored that this tab continues from: its first write begins a lineage. */
export interface Empty {
  kind: "empty";
  base: Ground;
  own: readonly Own[];
  /** Damage that must be cut off before anything is written. */
  cut: Cut | undefined;
}

/** All commits of this tab are stored; `base` is at the last one. */
export interface Synced {
  kind: "synced";
  base: Line;
  own: readonly [];
  cut: Cut | undefined;
}

/** Some commits of this tab are not stored yet; they follow on `base`. */
export interface Ahead {
  kind: "ahead";
  base: Line;
  own: readonly Own[];
  cut: Cut | undefined;
}

/** Everything was replaced here, and `base` is not stored yet. */
export interface Replacing {
  kind: "replacing";
  base: Ground;
  own: readonly Own[];
  /** The tab returns to this if the replacement is refused. */
  before: Settled;
  /** The whole state in `before`, its own commits included. */
  restore: BytesInParts;
  /** The state that "put back" returns to. Undefined keeps the one that is stored for that. */
  previous: Previous | undefined;
  /** True once the user has undone the replacement; the next undo is then a redo. */
  isUndone: boolean;
  /** Commits on replaced states that were never stored. */
  loose: readonly Own[];
}

type Settled = Empty | Synced | Ahead;
export type TabState = Settled | Replacing;

export type TabEvent =
  | { kind: "committed"; own: Own }
  /** `base` and the first `count` own commits are stored. */
  | { kind: "stored"; base: Line; count: number }
  /** Other tabs have stored `taken` commits after `base`; the own ones were adopted. */
  | { kind: "followed"; taken: number; own: readonly Own[] }
  /** The store was read again from a snapshot on. */
  | { kind: "read"; base: Line; own: readonly Own[]; cut: Cut | undefined }
  /** Nothing is stored, or nothing that can be read. */
  | { kind: "emptied"; base: Ground; own: readonly Own[]; cut: Cut | undefined }
  | {
      kind: "replaced";
      base: Ground;
      /** The whole state before the replacement. */
      restore: BytesInParts;
      previous: Previous | undefined;
      isPutBack: boolean;
    }
  /** The store refused the replacement, since others have stored more. */
  | { kind: "refused" }
  /** `isMine`: this tab cut the damage off, not another one. */
  | { kind: "cutOff"; cut: Cut; isMine: boolean }
  /** This tab stores nothing more. */
  | { kind: "halted" };

/** The next state, and commits for the quarantine, because they will not be stored. */
interface Transition {
  state: TabState;
  left: readonly Own[];
}

const settled = (base: Line, own: readonly Own[], cut?: Cut): Synced | Ahead =>
  own.length === 0 ? { kind: "synced", base, own: [], cut } : { kind: "ahead", base, own, cut };

const withOwn = (state: Settled, own: readonly Own[]): Settled =>
  state.kind === "empty" ? { ...state, own } : settled(state.base, own, state.cut);

/** The position `count` commits further. */
const onward = ({ position, forks, datasetId }: Line, count: number): Line => ({
  ...{ position: { ...position, seq: position.seq + count }, forks, datasetId },
});

/** The transition table. An event that means nothing in a state leaves it as it is. */
export function transition(state: TabState, event: TabEvent): Transition {
  if (state.kind === "replacing") return whileReplacing(state, event);
  if (event.kind === "halted") return { state: withOwn(state, []), left: state.own };
  return { state: whileSettled(state, event), left: [] };
}

function whileSettled(state: Settled, event: TabEvent): TabState {
  switch (event.kind) {
    case "committed":
      return withOwn(state, [...state.own, event.own]);
    case "stored":
      // A write that was planned before the tab moved on says nothing about the present base.
      if (event.base !== state.base) return state;
      return settled(onward(state.base, event.count), state.own.slice(event.count), state.cut);
    case "followed":
      if (state.kind === "empty") return state;
      return settled(onward(state.base, event.taken), event.own, state.cut);
    case "read":
      return settled(event.base, event.own, event.cut);
    case "emptied": {
      const { base, own, cut } = event;
      return { kind: "empty", base, own, cut };
    }
    case "replaced": {
      const { base, restore, previous } = event;
      const of = { own: [], isUndone: false, loose: [] };
      return { kind: "replacing", base, before: state, restore, previous, ...of };
    }
    case "cutOff":
      return state.cut === event.cut ? afterCut(state, event) : state;
    default:
      return state;
  }
}

function afterCut(state: Settled, { cut, isMine }: { cut: Cut; isMine: boolean }): Settled {
  if (!isMine || cut.good === undefined || state.kind === "empty")
    return { ...state, cut: undefined };
  const position = { lineageId: cut.next, seq: cut.good };
  return settled({ position, forks: cut.forks, datasetId: state.base.datasetId }, state.own);
}

function whileReplacing(state: Replacing, event: TabEvent): Transition {
  const { own, loose, before } = state;
  switch (event.kind) {
    case "committed":
      return { state: { ...state, own: [...own, event.own] }, left: [] };
    case "stored": {
      const isOld = event.base !== state.base;
      if (isOld) return { state: { ...state, before: settledAfter(before, event) }, left: [] };
      return { state: settled(onward(state.base, event.count), own.slice(event.count)), left: [] };
    }
    case "replaced":
      return replacedAgain(state, event);
    case "refused":
      return { state: before, left: [...loose, ...own] };
    case "halted":
      return { state: { ...state, own: [] }, left: own };
    default:
      return { state, left: [] };
  }
}

/** A write that was under way when everything was replaced still counts for the state before. */
function settledAfter(before: Settled, event: TabEvent): Settled {
  const after = whileSettled(before, event);
  return after.kind === "replacing" ? before : after;
}

function replacedAgain(
  state: Replacing,
  { base, restore, previous, isPutBack }: Extract<TabEvent, { kind: "replaced" }>,
): Transition {
  const { own, loose, before } = state;
  const next = { ...state, base, own: [] };
  if (state.isUndone) {
    // The state until now was the one in `before` with more commits on top.
    const more = withOwn(before, [...before.own, ...own]);
    const redone = { ...next, before: more, restore, previous, isUndone: false };
    if (isPutBack) return { state: redone, left: [] };
    return { state: { ...redone, loose: [] }, left: loose };
  }
  if (isPutBack && state.previous !== undefined)
    return { state: { ...next, previous, isUndone: true, loose: [...loose, ...own] }, left: [] };
  // The replaced state was never stored, so the stored state stays the one to put back.
  return { state: { ...next, loose: [] }, left: [...loose, ...own] };
}

/** The next write. Afterwards the store contains `base` and `own`. */
export type Plan = { own: readonly Own[] } & (
  | { kind: "append"; base: Line }
  | { kind: "begin"; base: Ground }
  | {
      kind: "replace";
      base: Ground;
      previous: Previous | undefined;
      /** The last stored commit that may be replaced. */
      known: Position | undefined;
    }
);

export function planOf(state: TabState): Plan {
  const { own } = state;
  if (state.kind === "empty") return { kind: "begin", base: state.base, own };
  if (state.kind !== "replacing") return { kind: "append", base: state.base, own };
  const { base, previous, before } = state;
  return { kind: "replace", base, previous, known: positionIn(before), own };
}

/** The last commit that is known to be stored. */
export const positionIn = (state: TabState): Position | undefined =>
  state.kind === "synced" || state.kind === "ahead" ? state.base.position : undefined;

/** True if this tab must write, even without a new command. */
export function mustWrite({ kind, base, own }: TabState): boolean {
  // A fork at -1 shares no commit with this tab, so the store lacks nothing of it.
  const wasEmptied = kind === "empty" && base.forks.some(({ seq }) => seq >= 0);
  return own.length > 0 || kind === "replacing" || wasEmptied;
}
