import { useEffect, useState, useSyncExternalStore } from "react";
import { useHoldUnload } from "../../app/useHoldUnload";
import { useSession } from "../../core/useView";
import { whenSaved } from "../whenSaved";
import { drafts } from "./drafts";
import { type FormKind, formName } from "./formName";
import type { Guard } from "./guards";

export type FormSpec<T> = {
  kind: FormKind;
  /** What it is about, where there can be several at a time. */
  subject?: string | undefined;
  /** It changes something that is there already, and that somebody else can change meanwhile. */
  edits?: boolean | undefined;
  /** What it holds before anything is typed; for what is there already, as the portal has it. */
  empty: T;
  accepts: Guard<T>;
};

/** A value written out, to see whether it is another. */
const written = (value: unknown): string => JSON.stringify(value);

/** Of the data that are there now: what was begun with others is begun anew. */
export const useEra = (): string => useSyncExternalStore(drafts.subscribe, () => drafts.era);

/** A form in the making, which outlives whatever becomes of the page. */
export function useStoredDraft<T>({ kind, subject, edits = false, empty, accepts }: FormSpec<T>) {
  const { person } = useSession();
  const era = useEra();
  const form = formName(era, kind, person.id, subject);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.peek(form));
  const isKeeping = useSyncExternalStore(drafts.subscribe, () => drafts.isKeeping);
  const [begun, setBegun] = useState<string>();
  const ends = drafts.endsOf(form);
  const beginning = `${form} ${ends}`;
  const value = draft !== undefined && accepts(draft.value) ? draft.value : undefined;
  const isStarted = value !== undefined;

  useHoldUnload(isStarted && !isKeeping);
  useEffect(() => drafts.open(form), [form]);
  useEffect(() => {
    if (isStarted) drafts.adopt(form);
  }, [form, isStarted]);

  /** What comes after the draft has ended, such as a file that was being looked at, does not begin another. */
  function change(step: (before: T) => T): void {
    if (drafts.endsOf(form) !== ends) return;
    const now = drafts.peek(form);
    const before = now !== undefined && accepts(now.value) ? now.value : undefined;
    const after = step(before ?? empty);
    const unfilled = written(empty);
    if (before === undefined) setBegun(beginning);
    if (written(after) === unfilled) drafts.drop(form);
    else
      drafts.write(form, {
        value: after,
        base: before === undefined ? unfilled : (now?.base ?? unfilled),
      });
  }

  return {
    value: value ?? empty,
    change,
    isStarted,
    /** It was there before this form was opened. */
    isRestored: isStarted && begun !== beginning,
    /** What it is about has changed since. */
    isOutdated: edits && isStarted && draft?.base !== written(empty),
    isKeeping,
    isStored: isStarted && draft?.isStored === true,
    at: draft?.at,
    /** Throws it away; the function that is returned brings it back. */
    discard: () => drafts.discard(form),
    /** It was sent: to be said in the turn of the command that it became. */
    settle: () => drafts.settle(form, whenSaved()),
    /** Whether there is one now, also after the form is gone. */
    remains: () => drafts.peek(form) !== undefined,
  };
}
