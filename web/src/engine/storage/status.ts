import { readingProgress } from "../../platform/readingProgress";
import { signal, useSignal } from "../../platform/signal";
import type { OverriddenPart, Refusal } from "../../wasm/pkg/portal_core";
import type { OnTop } from "./syncResult";

/** 'quota': the disk or the browser's quota is full; 'failed': the browser refused; 'slow': no answer yet. */
type UnsavedReason = "quota" | "failed" | "slow";

/**
 * 'unavailable': no storage (old browser, private window, policy); 'blocked': it did not open; 'unreadable': it cannot
 * be read.
 */
export type MemoryReason = "unavailable" | "blocked" | "unreadable";

/**
 * 'newerData': stored by a newer version; 'newerUnread': unreadable here, sample data is shown; 'newerTab': a tab of a
 * newer version is open; 'closed': a newer version owns the database.
 */
export type ReadOnlyReason = "newerData" | "newerUnread" | "newerTab" | "closed";

/** The reason why this tab stores nothing more. */
export type Halt =
  | { kind: "memory"; reason: MemoryReason }
  /** The stored data was damaged and lost this many actions that the page still shows. */
  | { kind: "memory"; reason: "damaged"; count: number }
  | { kind: "readOnly"; reason: ReadOnlyReason };

/** State of the storage. 'saved' only after the database confirmed it. */
export type StorageStatus =
  /** Acknowledged data is gone, and the user has not seen the notice yet. */
  | { kind: "damaged" }
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "unsaved"; reason: UnsavedReason; count: number }
  | Halt;

/** Commits of a tab that are not stored. */
export interface Unsaved {
  isSaved: boolean;
  trouble: UnsavedReason | undefined;
  /** Number of actions. */
  count: number;
}

/** Pending commits take precedence over the reason that ended the storage. */
export function statusOf(
  { isSaved, trouble, count }: Unsaved,
  halt: Halt | undefined,
): StorageStatus {
  // In memory no commit is pending, because none will be stored.
  if (!isSaved && halt?.kind !== "memory") {
    return trouble === undefined ? { kind: "saving" } : { kind: "unsaved", reason: trouble, count };
  }
  return halt ?? { kind: "saved" };
}

/** Stored data was damaged and moved to quarantine (`copySetAside`). */
export interface Damage {
  kind: "damaged";
  /** Actions that are no longer shown; `undefined` if unknown. */
  lost: number | undefined;
  /** Nothing could be read, and sample data is shown. */
  isSample: boolean;
}

/** Less is stored than was acknowledged. */
export interface LostData {
  kind: "lost";
  /**
   * 'missing': found at the start; 'shut': the database does not open; 'vanished': emptied under this tab, which has
   * stored everything again.
   */
  cause: "missing" | "shut" | "vanished";
  /** Like `Damage.lost`. */
  lost: number | undefined;
  isSample: boolean;
  /** When the last commit was stored, in ms, if known. */
  savedAt: number | undefined;
}

/** An action here replaced somebody else's change of the same part of a ticket. */
export type Override = OverriddenPart & { kind: "overrode" };

/** Something that the user must be told once. */
export type StorageProblem =
  | Damage
  | LostData
  /** The data is of a newer version; `copyStored` saves it. The readable part is shown, or sample data. */
  | { kind: "newerData"; isShown: boolean }
  /** Another page owns a database with the portal's name. */
  | { kind: "foreignData" }
  /** Another tab replaced everything; `lost` unstored actions of this tab are in quarantine. */
  | { kind: "replacedElsewhere"; lost: number }
  /** Others stored more before a replacement; `lost` actions made after it are in quarantine. */
  | { kind: "notReplaced"; lost: number }
  /** A newer version took over; `count` unstored actions exist on this page only. */
  | { kind: "notStored"; count: number }
  | Override
  /** Actions that no longer fit the changes of other tabs. */
  | { kind: "notAdopted"; refusals: readonly Refusal[] };

/** The storage's state for the screens. */
export interface StorageState {
  status: StorageStatus;
  problems: readonly StorageProblem[];
  /** True if the state before the last 'Atur ulang' or 'Pulihkan' can be put back. */
  canPutBack: boolean;
  /** True if pieces or databases are in quarantine (`copySetAside`). */
  hasPiecesAside: boolean;
  hasDatabasesAside: boolean;
}

const state = signal<StorageState>({
  status: { kind: "saved" },
  problems: [],
  canPutBack: false,
  hasPiecesAside: false,
  hasDatabasesAside: false,
});

export const storageState = state.get;

const change = (changes: Partial<StorageState>): void =>
  state.set({ ...storageState(), ...changes });

const isSame = (one: StorageStatus, other: StorageStatus) =>
  JSON.stringify(one) === JSON.stringify(other);

/** `TabSync` reports here. */
export const shellReport = {
  status: (status: StorageStatus): void => {
    if (!isSame(storageState().status, status)) change({ status });
  },
  problem: (problem: StorageProblem): void =>
    change({ problems: [...storageState().problems, problem] }),
  canPutBack: (canPutBack: boolean): void => {
    if (storageState().canPutBack !== canPutBack) change({ canPutBack });
  },
  hasPiecesAside: (hasPiecesAside: boolean): void => {
    if (storageState().hasPiecesAside !== hasPiecesAside) change({ hasPiecesAside });
  },
  hasDatabasesAside: (hasDatabasesAside: boolean): void => {
    if (storageState().hasDatabasesAside !== hasDatabasesAside) change({ hasDatabasesAside });
  },
  reading: readingProgress.set,
};

export type Report = Omit<typeof shellReport, "hasDatabasesAside"> & {
  /** Own commits were put on top of other tabs' commits. */
  putOnTop: (onTop: OnTop) => void;
};

/** Calls back on changes. Returns a function that removes the listener. */
export const onStorageChange = state.subscribe;

export const useStorageState = () => useSignal(state);

/** True if a newer version stored data that this one cannot show completely. */
export const isOfNewerVersion = (status: StorageStatus): boolean =>
  status.kind === "readOnly" && (status.reason === "newerData" || status.reason === "newerUnread");

/** True if new actions exist in this page only and would be lost with it. */
export const isInPageOnly = ({ kind }: StorageStatus): boolean =>
  kind === "unsaved" || kind === "memory";

const isLoss = ({ kind }: StorageProblem) => kind === "damaged" || kind === "lost";

/** True until the user dismisses the last notice of a loss. */
export const isLossUnseen = (): boolean => storageState().problems.some(isLoss);

/** The status for screens: 'damaged' instead of 'saved' until the user has seen each loss. */
export function useStorageStatus(): StorageStatus {
  const { status, problems } = useStorageState();
  const isQuiet = status.kind === "saved" || status.kind === "saving";
  return isQuiet && problems.some(isLoss) ? { kind: "damaged" } : status;
}

export function dismissProblem(problem: StorageProblem): void {
  change({ problems: storageState().problems.filter((other) => other !== problem) });
}
