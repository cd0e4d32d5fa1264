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
import { amendToast, dismissToast, readToasts, toast, toastOffer } from "../toast/toast";
import { type KeptDeed, keepDeeds, keptDeeds } from "./keptDeeds";

/** Something that was done in this tab, or taken back since. */
type UndoEntry = KeptDeed & {
  /** What the commit's number belongs to; nothing yet where it was made before the page was loaded anew. */
  line?: number;
  /** The toast that offers to turn it. */
  offer?: number;
  onTurned?: ((isDone: boolean) => void) | undefined;
};

/** Warns while new actions are in this page only. */
const unstored: Readable<string | undefined> = {
  atStart: undefined,
  subscribe: onStorageChange,
  get: () =>
    isInPageOnly(storageState().status) ? "Belum tersimpan: hanya ada di halaman ini." : undefined,
};

/** The core can undo so many of the newest commits. */
const LIMIT = 256;

/** In the order in which they were done or taken back, the last one last; not there until somebody asks. */
let known: readonly UndoEntry[] | undefined;

function deeds(): readonly UndoEntry[] {
  known ??= keptDeeds();
  return known;
}

function become(next: readonly UndoEntry[]) {
  known = next.slice(-LIMIT);
  keepDeeds(known);
}

/** The toast about what was turned last: many in a row are said by one, which stays the next to be turned again. */
let turnedOffer: number | undefined;

/** The toast about the last replacement of everything. */
let replacedOffer: number | undefined;

/** The role and the person in whose name something is done now. */
export function whoActs(): string {
  const { role, person } = granted(readView("session"));
  return `${role} ${person.id}`;
}

/**
 * Says what was done and offers to take it back. Who keeps a copy of what was changed is told whenever it is taken back or
 * done again. What was done `by` somebody else than who acts by now is theirs to take back, and not said to others.
 */
export function announceDone(
  commit: Committed | undefined,
  text: string,
  onTurned?: (isDone: boolean) => void,
  by = whoActs(),
): void {
  pressIsDone();
  if (commit === undefined) {
    toast(text);
    return;
  }
  const deed: UndoEntry = { text, by, isDone: true, commit, line: portal().living.line, onTurned };
  // What was taken back before cannot be done again on top of something new.
  const isOver = (other: UndoEntry) => !other.isDone && other.by === by;
  for (const other of deeds()) if (isOver(other)) withdraw(other.offer);
  become([...deeds().filter((other) => !isOver(other)), deed]);
  if (by === whoActs()) offerToTurn(deed, text);
}

/** Takes back the acting person's last deed, or does again what was last taken back. False where there is none. */
export function turnLast(what: "undo" | "redo"): boolean {
  const by = whoActs();
  recall(by);
  const last = deeds().findLast((deed) => deed.by === by && deed.isDone === (what === "undo"));
  if (what === "undo" && undoUncommitted(last?.offer)) return true;
  if (last === undefined) return false;
  turn(last);
  return true;
}

/** Takes back what was done last without a commit, if that was after the last deed: toasts are numbered in order. */
function undoUncommitted(lastOffer = 0): boolean {
  const newest = readToasts().findLast(({ action }) => action?.isUndo);
  if (newest?.action === undefined || newest.key < lastOffer) return false;
  dismissToast(newest.key);
  newest.action.onSelect();
  return true;
}

/** Where others have set since what was set here, the toast that still says so says that as well, and offers nothing. */
export function tellOvertaken(): void {
  const stands = (deed: UndoEntry) => readToasts().some(({ key }) => key === deed.offer);
  if (!deeds().some(stands)) return;
  const numbered = deeds().flatMap((deed) => {
    const seq = seqOf(deed);
    return seq === undefined ? [] : [{ deed, seq }];
  });
  const answer = portal().readOnce("overtaken", { own: numbered.map(({ seq }) => seq) });
  if (answer.kind === "refused") return;
  for (const { deed, seq } of numbered) {
    const parts = answer.value.filter((part) => part.seq === seq);
    if (parts.length === 0 || deed.offer === undefined) continue;
    const detail = parts.map(
      ({ who, part, difference }) => `${who} lalu mengubah ${part}: ${difference}.`,
    );
    amendToast(deed.offer, { tone: "warning", detail: detail.join(" ") });
  }
}

/** Nothing can be taken back any more: everything was replaced. */
export function forgetDeeds(): void {
  for (const deed of deeds()) withdraw(deed.offer);
  become([]);
  known = undefined;
  // It would undo the newer replacement, not its own.
  withdraw(replacedOffer);
}

/** Everything was replaced, and can be put back until it is replaced again, here or in another tab. */
export function announceReplaced(text: string, putBack: () => void): void {
  forgetDeeds();
  replacedOffer = toastOffer(text, { label: "Urungkan", onSelect: putBack }, { tone: "success" });
}

/**
 * Finds the acting person's commits from before the page was loaded anew: they may be numbered anew, or be gone with
 * everything else. What cannot be found is nothing to take back.
 */
function recall(by: string) {
  const isUnknown = ({ by: whose, line }: UndoEntry) => whose === by && line === undefined;
  if (!deeds().some(isUnknown)) return;
  const own = granted(readView("ownCommits"));
  const { line } = portal().living;
  const found = (deed: UndoEntry) => {
    if (!isUnknown(deed)) return [deed];
    const alike = own.filter((commit) => isSame(commit, deed.commit));
    const commit = alike.find(({ seq }) => seq === deed.commit.seq) ?? alike[0];
    return commit === undefined ? [] : [{ ...deed, commit, line }];
  };
  become(deeds().flatMap(found));
}

const isSame = (one: OwnCommit, other: OwnCommit) =>
  one.at === other.at &&
  one.subject.slice === other.subject.slice &&
  one.subject.id === other.subject.id;

function offerToTurn(deed: UndoEntry, text: string) {
  const label = deed.isDone ? "Urungkan" : "Ulangi";
  const options = { tone: "success", warning: unstored } as const;
  deed.offer = toastOffer(text, { label, onSelect: () => turn(deed) }, options);
}

function withdraw(offer: number | undefined) {
  if (offer !== undefined) dismissToast(offer);
}

/** The number of its commit now; none where it belongs to data that have been replaced, or no longer fitted. */
function seqOf({ commit, line }: UndoEntry): number | undefined {
  const { living } = portal();
  return line === living.line ? living.seqOf(commit) : undefined;
}

/** Asked again it would be refused again, and never let anybody get at what was done before it. */
const isFinal = ({ reason }: Refusal) => reason === "changedSince" || reason === "answered";

function turn(deed: UndoEntry) {
  withdraw(deed.offer);
  const seq = seqOf(deed);
  if (seq === undefined) return giveUp(deed);
  const outcome = portal().dispatch({ history: { undo: { seq } } });
  if (outcome.kind === "failed") return;
  if (outcome.kind === "refused") {
    if (outcome.refusal.reason === "notFound") return giveUp(deed);
    if (isFinal(outcome.refusal)) leave(deed);
    return toast(refusalText(outcome.refusal), "danger");
  }
  if (outcome.commit === undefined) return giveUp(deed);
  deed.commit = outcome.commit;
  deed.isDone = !deed.isDone;
  become([...deeds().filter((other) => other !== deed), deed]);
  deed.onTurned?.(deed.isDone);
  const told = portal().readOnce("turned", outcome.commit.seq);
  withdraw(turnedOffer);
  offerToTurn(deed, told.kind === "ok" ? told.value : deed.text);
  turnedOffer = deed.offer;
}

function leave(deed: UndoEntry) {
  become(deeds().filter((other) => other !== deed));
}

/** Too long ago, or no longer there to be turned. */
function giveUp(deed: UndoEntry) {
  leave(deed);
  toast(refusalText({ reason: "notFound", what: "commit", id: "" }), "danger");
}
