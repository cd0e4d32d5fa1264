import {
  type Committed,
  granted,
  isInPageOnly,
  type OwnCommit,
  onStorageChange,
  portal,
  type Refusal,
  readView,
  refusalText,
  storageState,
} from "../../engine";
import type { Readable } from "../../platform/signal";
import { pressIsDone } from "../staleDoubleClick";
import {
  amendToast,
  dismissToast,
  readToasts,
  type ToastAction,
  toast,
  toastOffer,
} from "../toast/toast";
import { type StoredEntry, storedEntries, storeEntries } from "./storedEntries";
import { undoTexts as texts } from "./texts";

/** A commit made in this tab that can be undone or redone. */
type UndoEntry = StoredEntry & {
  /** The data set to which the commit's number belongs; `undefined` for commits from before a reload. */
  line?: number;
  /** Key of the toast with the undo or redo button. */
  offer?: number;
  onTurned?: ((isDone: boolean) => void) | undefined;
};

/** Warns while new actions are in this page only. */
const unstored: Readable<string | undefined> = {
  atStart: undefined,
  subscribe: onStorageChange,
  get: () => (isInPageOnly(storageState().status) ? texts.unstored : undefined),
};

/** The core can undo this many of the newest commits. */
const LIMIT = 256;

/** Entries in the order of their last do, undo or redo. Loaded at first use. */
let known: readonly UndoEntry[] | undefined;

function entries(): readonly UndoEntry[] {
  known ??= storedEntries();
  return known;
}

function become(next: readonly UndoEntry[]) {
  known = next.slice(-LIMIT);
  storeEntries(known);
}

/** Toast about the last undo or redo. A series of them shares one toast. */
let turnedOffer: number | undefined;

/** Toast about the last replacement of all data. */
let replacedOffer: number | undefined;

/** Key of the acting role and person. */
export function whoActs(): string {
  const { role, person } = granted(readView("session"));
  return `${role} ${person.id}`;
}

type Announcement = {
  /** Runs after each undo and redo, for callers with a copy of the data. */
  onTurned?: ((isDone: boolean) => void) | undefined;
  /** An action by somebody other than the acting person is neither announced nor undone here. */
  by?: string | undefined;
  /** A further button, which leads to the subject. */
  open?: ToastAction | undefined;
};

/** Shows a toast for a commit and offers to undo it. */
export function announceDone(
  commit: Committed | undefined,
  text: string,
  { onTurned, by = whoActs(), open }: Announcement = {},
): void {
  pressIsDone();
  if (commit === undefined) {
    toast(text);
    return;
  }
  const entry: UndoEntry = { text, by, isDone: true, commit, line: portal().living.line, onTurned };
  // A new commit ends the possibility to redo undone ones.
  const isOver = (other: UndoEntry) => !other.isDone && other.by === by;
  for (const other of entries()) if (isOver(other)) withdraw(other.offer);
  become([...entries().filter((other) => !isOver(other)), entry]);
  if (by === whoActs()) offerToToggle(entry, text, open);
}

/** Undoes the acting person's last commit, or redoes the last undone one. Returns false if there is none. */
export function turnLast(what: "undo" | "redo"): boolean {
  const by = whoActs();
  recall(by);
  const last = entries().findLast((entry) => entry.by === by && entry.isDone === (what === "undo"));
  if (what === "undo" && undoUncommitted(last?.offer)) return true;
  if (last === undefined) return false;
  toggle(last);
  return true;
}

/**
 * Undoes the newest uncommitted change (such as a removed file) if it is newer than the last
 * commit. A higher toast key means newer.
 */
function undoUncommitted(lastOffer = 0): boolean {
  const newest = readToasts().findLast(({ action }) => action?.isUndo);
  if (newest?.action === undefined || newest.key < lastOffer) return false;
  dismissToast(newest.key);
  newest.action.onSelect();
  return true;
}

/** If others have changed the same values since, amends the toast accordingly and removes its undo button. */
export function tellOvertaken(): void {
  const stands = (entry: UndoEntry) => readToasts().some(({ key }) => key === entry.offer);
  if (!entries().some(stands)) return;
  const numbered = entries().flatMap((entry) => {
    const seq = seqOf(entry);
    return seq === undefined ? [] : [{ entry, seq }];
  });
  const answer = portal().readOnce("overtaken", { own: numbered.map(({ seq }) => seq) });
  if (answer.kind === "refused") return;
  for (const { entry, seq } of numbered) {
    const parts = answer.value.filter((part) => part.seq === seq);
    if (parts.length === 0 || entry.offer === undefined) continue;
    const detail = parts.map(({ who, part, difference }) => texts.overtaken(who, part, difference));
    amendToast(entry.offer, { tone: "warning", detail: detail.join(" ") });
  }
}

/** Empties the undo stack after all data were replaced. */
export function clearUndoStack(): void {
  for (const entry of entries()) withdraw(entry.offer);
  become([]);
  known = undefined;
  // The button of an earlier replacement would undo the newer one.
  withdraw(replacedOffer);
}

/** Announces that all data were replaced, with a button to put the previous data back until the next replacement. */
export function announceReplaced(text: string, putBack: () => void): void {
  clearUndoStack();
  replacedOffer = toastOffer(text, { label: texts.undo, onSelect: putBack }, { tone: "success" });
}

/**
 * Finds the acting person's commits from before a reload, which may have new numbers. Entries without a commit are
 * removed.
 */
function recall(by: string) {
  const isUnknown = ({ by: whose, line }: UndoEntry) => whose === by && line === undefined;
  if (!entries().some(isUnknown)) return;
  const own = granted(readView("ownCommits"));
  const { line } = portal().living;
  const found = (entry: UndoEntry) => {
    if (!isUnknown(entry)) return [entry];
    const alike = own.filter((commit) => isSame(commit, entry.commit));
    const commit = alike.find(({ seq }) => seq === entry.commit.seq) ?? alike[0];
    return commit === undefined ? [] : [{ ...entry, commit, line }];
  };
  become(entries().flatMap(found));
}

const isSame = (one: OwnCommit, other: OwnCommit) =>
  one.at === other.at &&
  one.subject.slice === other.subject.slice &&
  one.subject.id === other.subject.id;

function offerToToggle(entry: UndoEntry, text: string, open?: ToastAction) {
  const label = entry.isDone ? texts.undo : texts.redo;
  const options = { tone: "success", warning: unstored, open } as const;
  entry.offer = toastOffer(text, { label, onSelect: () => toggle(entry) }, options);
}

function withdraw(offer: number | undefined) {
  if (offer !== undefined) dismissToast(offer);
}

/** Current number of the entry's commit; `undefined` if its data or the commit were replaced. */
function seqOf({ commit, line }: UndoEntry): number | undefined {
  const { living } = portal();
  return line === living.line ? living.seqOf(commit) : undefined;
}

/** True if a retry would be refused again; keeping the entry would block all earlier ones. */
const isFinal = ({ reason }: Refusal) => reason === "changedSince" || reason === "answered";

function toggle(entry: UndoEntry) {
  withdraw(entry.offer);
  const seq = seqOf(entry);
  if (seq === undefined) return giveUp(entry);
  const outcome = portal().dispatch({ history: { undo: { seq } } });
  if (outcome.kind === "failed") return;
  if (outcome.kind === "refused") {
    if (outcome.refusal.reason === "notFound") return giveUp(entry);
    if (isFinal(outcome.refusal)) leave(entry);
    return toast(refusalText(outcome.refusal), "danger");
  }
  if (outcome.commit === undefined) return giveUp(entry);
  entry.commit = outcome.commit;
  entry.isDone = !entry.isDone;
  become([...entries().filter((other) => other !== entry), entry]);
  entry.onTurned?.(entry.isDone);
  const told = portal().readOnce("turned", outcome.commit.seq);
  withdraw(turnedOffer);
  offerToToggle(entry, told.kind === "ok" ? told.value : entry.text);
  turnedOffer = entry.offer;
}

function leave(entry: UndoEntry) {
  become(entries().filter((other) => other !== entry));
}

/** Drops an entry that is too old or has lost its commit, and tells the user. */
function giveUp(entry: UndoEntry) {
  leave(entry);
  toast(refusalText({ reason: "notFound", what: "commit", id: "" }), "danger");
}
