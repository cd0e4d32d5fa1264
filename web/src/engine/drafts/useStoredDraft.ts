import { useState, useSyncExternalStore } from "react";
import { useHoldUnload } from "../../platform/useHoldUnload";
import { useSession } from "../core/useView";
import { drafts } from "./drafts";
import { type FormKind, formName } from "./formName";
import { type Guard, isRecord } from "./guards";
import { asJson, parsedBase, rebased } from "./rebase";

export type FormSpec<T> = {
  kind: FormKind;
  /** The subject of the form, for forms of which there are several. */
  subject?: string | undefined;
  /** True if the form edits an existing record, which somebody else can change meanwhile. */
  edits?: boolean | undefined;
  /** The value before anything is typed; the present record if the form edits one. */
  empty: T;
  accepts: Guard<T>;
};

/** The id of the present data set. Screens start again when it changes. */
export const useDatasetId = (): string =>
  useSyncExternalStore(drafts.subscribe, () => drafts.datasetId);

/** True if drafts outlive the page. */
export const useIsKeeping = (): boolean =>
  useSyncExternalStore(drafts.subscribe, () => drafts.isKeeping);

/**
 * Ends the draft, because it became this commit. Call the returned function with false after an
 * undo, with true after a redo. An undo puts the content back into an empty form; a redo removes
 * unchanged content.
 */
function settle(form: string, commit: object | undefined): (isDone: boolean) => void {
  const sent = drafts.peek(form);
  drafts.settle(form, commit);
  return (isDone) => {
    if (sent === undefined) return;
    const now = drafts.peek(form);
    if (!isDone && now === undefined) drafts.write(form, sent);
    else if (isDone && now !== undefined && asJson(now.value) === asJson(sent.value))
      drafts.drop(form);
  };
}

/** The draft of a form, which outlives the page. */
export function useStoredDraft<T>({ kind, subject, edits = false, empty, accepts }: FormSpec<T>) {
  const { person } = useSession();
  const datasetId = useDatasetId();
  const form = formName(datasetId, kind, person.id, subject);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.peek(form));
  const isKeeping = useIsKeeping();
  const [begun, setBegun] = useState<string>();
  const ends = drafts.endsOf(form);
  const beginning = `${form} ${ends}`;
  const held = current();
  const isStarted = held !== undefined;
  const isStored = isStarted && draft?.isStored === true;

  /** The draft; parts that nobody edited follow the portal's present record. */
  function current() {
    const draft = drafts.peek(form);
    if (draft === undefined || !accepts(draft.value)) return undefined;
    const plain = { value: draft.value, base: draft.base, conflicts: [] };
    const begunWith = parsedBase(draft.base);
    if (!edits || !isRecord(draft.value) || !isRecord(empty) || begunWith === undefined)
      return plain;
    const { value, base, conflicts } = rebased(draft.value, begunWith, empty);
    return accepts(value) ? { value, base: asJson(base), conflicts } : plain;
  }

  useHoldUnload(isStarted && !isKeeping && !isStored);

  /** Ignores a change after the end of the draft, such as a file whose check has just finished. */
  function change(step: (before: T) => T): void {
    if (drafts.endsOf(form) !== ends) return;
    const before = current();
    const after = step(before?.value ?? empty);
    const unfilled = asJson(empty);
    if (before === undefined) setBegun(beginning);
    if (asJson(after) === unfilled) drafts.drop(form);
    else drafts.write(form, { value: after, base: before?.base ?? unfilled });
  }

  /** The parts that somebody else has changed too. `take` replaces the typed value by theirs. */
  const conflicts = (held?.conflicts ?? []).map((part) => {
    const theirs: unknown = isRecord(empty) ? empty[part] : undefined;
    return { part, theirs, take: () => change((before) => ({ ...before, [part]: theirs })) };
  });

  return {
    value: held?.value ?? empty,
    change,
    isStarted,
    /** True if the draft was begun before this form was opened, or in another tab. */
    isRestored: isStarted && begun !== beginning,
    conflicts,
    isKeeping,
    isStored,
    at: draft?.at,
    /** Throws the draft away; the returned function brings it back. */
    discard: () => drafts.discard(form),
    /**
     * Ends the draft, because it became this commit. Call the returned function after each undo and
     * redo.
     */
    settle: (commit: object | undefined) => settle(form, commit),
    /** True if there is a draft now, even after unmounting; false if another data set is shown. */
    remains: () => drafts.datasetId === datasetId && drafts.peek(form) !== undefined,
  };
}
