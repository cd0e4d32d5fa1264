import { readingProgress } from "../../platform/readingProgress";
import { signal, useSignal } from "../../platform/signal";
import type { OverriddenPart, Refusal } from "../../wasm/pkg/portal_core";
import type { OnTop } from "./syncResult";

/** 'quota': the disk or the browser's share of it is full; 'failed': the browser refused; 'slow': no answer yet. */
type UnsavedReason = "quota" | "failed" | "slow";

/** 'unavailable': no storage here (old browser, private window, policy); 'blocked': it did not open; 'unreadable'. */
export type MemoryReason = "unavailable" | "blocked" | "unreadable";

/**
 * 'newerData': stored by a newer version; 'newerUnread': so is all of it, and sample data is shown; 'newerTab': a tab of a newer version works on the same data; 'closed': a
 * newer version has taken the database over.
 */
export type ReadOnlyReason = "newerData" | "newerUnread" | "newerTab" | "closed";

/** Nothing more is stored from here. */
export type Halt =
  | { kind: "memory"; reason: MemoryReason }
  /** The stored data was damaged and lost this many actions that the page still shows. */
  | { kind: "memory"; reason: "damaged"; count: number }
  | { kind: "readOnly"; reason: ReadOnlyReason };

/** How what was done stands. 'saved' only after the database said so. */
export type StorageStatus =
  /** Something that was called saved is gone, and nobody has seen it yet. */
  | { kind: "damaged" }
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "unsaved"; reason: UnsavedReason; count: number }
  | Halt;

/** What a tab has that is not stored. */
export interface Unsaved {
  isSaved: boolean;
  trouble: UnsavedReason | undefined;
  /** How many actions. */
  count: number;
}

/** What is still on its way counts before whatever has ended the work. */
export function statusOf(
  { isSaved, trouble, count }: Unsaved,
  halt: Halt | undefined,
): StorageStatus {
  // In memory nothing is stored, and nothing that was is at risk.
  if (!isSaved && halt?.kind !== "memory") {
    return trouble === undefined ? { kind: "saving" } : { kind: "unsaved", reason: trouble, count };
  }
  return halt ?? { kind: "saved" };
}

/** Stored data was damaged and set aside, to be had by `copySetAside`. */
export interface Damage {
  kind: "damaged";
  /** Actions that are not shown any more; undefined where nobody can tell how many. */
  lost: number | undefined;
  /** Nothing could be read, and sample data is shown. */
  isSample: boolean;
}

/** Less is stored than was called saved once. */
export interface LostData {
  kind: "lost";
  /** 'missing': found at the start; 'shut': what is stored does not open; 'vanished': under this tab, which has stored all again. */
  cause: "missing" | "shut" | "vanished";
  /** As in `Damage`. */
  lost: number | undefined;
  isSample: boolean;
  /** When the last of it was called saved, in milliseconds, where that is known. */
  savedAt: number | undefined;
}

/** What was done here has taken the place of what somebody else did with the same part of a ticket at the same time. */
export type Override = OverriddenPart & { kind: "overrode" };

/** What somebody must be told once. */
export type StorageProblem =
  | Damage
  | LostData
  /** Stored data is of a newer version: `copyStored` gives it as it is. Shown is what of it can be read, or sample data. */
  | { kind: "newerData"; isShown: boolean }
  /** There is a database that is not the portal's, and it is left alone. */
  | { kind: "foreignData" }
  /** Another tab reset or restored everything; `lost` actions of this tab were not stored before and are set aside. */
  | { kind: "replacedElsewhere"; lost: number }
  /** Others have stored more before a replacement was; `lost` actions made after it are set aside. */
  | { kind: "notReplaced"; lost: number }
  /** A newer version has taken over before all that was done here was stored: the rest, `count` actions or none, is on this page only. */
  | { kind: "notStored"; count: number }
  | Override
  /** Actions that no longer fit what other tabs did meanwhile. */
  | { kind: "notAdopted"; refusals: readonly Refusal[] };

/** What the shell shows of the storage. */
export interface StorageState {
  status: StorageStatus;
  problems: readonly StorageProblem[];
  /** Whether there is a state before the last 'Atur ulang' or 'Pulihkan' to be put back. */
  canPutBack: boolean;
  /** Whether pieces, or whole databases, lie aside, to be had by `copySetAside`. */
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

/** Where `TabSync` reports to. */
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
  /** Own commits were put on top of others'. */
  putOnTop: (onTop: OnTop) => void;
};

/** Tells of changes until the function that is returned is called. */
export const onStorageChange = state.subscribe;

export const useStorageState = () => useSignal(state);

/** Whether a newer version has stored what lies here, which this one cannot show, or not all of it. */
export const isOfNewerVersion = (status: StorageStatus): boolean =>
  status.kind === "readOnly" && (status.reason === "newerData" || status.reason === "newerUnread");

/** True where new actions are in this page only and would be lost with it. */
export const isInPageOnly = ({ kind }: StorageStatus): boolean =>
  kind === "unsaved" || kind === "memory";

const isLoss = ({ kind }: StorageProblem) => kind === "damaged" || kind === "lost";

/** True while the user has not put away the last notice of a loss. */
export const isLossUnseen = (): boolean => storageState().problems.some(isLoss);

/** The state that screens show: nothing is called saved before a loss has been seen. */
export function useStorageStatus(): StorageStatus {
  const { status, problems } = useStorageState();
  const isQuiet = status.kind === "saved" || status.kind === "saving";
  return isQuiet && problems.some(isLoss) ? { kind: "damaged" } : status;
}

export function dismissProblem(problem: StorageProblem): void {
  change({ problems: storageState().problems.filter((other) => other !== problem) });
}
