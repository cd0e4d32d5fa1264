import { useEffect, useState, useSyncExternalStore } from "react";
import { useHoldUnload } from "../../platform/useHoldUnload";
import { useSession } from "../core/useView";
import { untilStored } from "../storage/untilStored";
import { drafts } from "./drafts";
import { type FormKind, formName } from "./formName";
import { type Guard, isRecord } from "./guards";
import { begunWith, onTop, written } from "./onTop";
import { sentContent } from "./sentContent";

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

/** Of the data that are there now: what was begun with others is begun anew. */
export const useEra = (): string => useSyncExternalStore(drafts.subscribe, () => drafts.era);

/** Whether what is half filled outlives the page. */
export const useIsKeeping = (): boolean =>
  useSyncExternalStore(drafts.subscribe, () => drafts.isKeeping);

/** A form in the making, which outlives whatever becomes of the page. */
export function useStoredDraft<T>({ kind, subject, edits = false, empty, accepts }: FormSpec<T>) {
  const { person } = useSession();
  const era = useEra();
  const form = formName(era, kind, person.id, subject);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.peek(form));
  const isKeeping = useSyncExternalStore(drafts.subscribe, () => drafts.keeps(form));
  const [begun, setBegun] = useState<string>();
  const ends = drafts.endsOf(form);
  const beginning = `${form} ${ends}`;
  const held = standing();
  const isStarted = held !== undefined;

  /** The draft as it stands on what there is now. */
  function standing() {
    const draft = drafts.peek(form);
    if (draft === undefined || !accepts(draft.value)) return undefined;
    const plain = { value: draft.value, base: draft.base, contested: [] };
    const begun = begunWith(draft.base);
    if (!edits || !isRecord(draft.value) || !isRecord(empty) || begun === undefined) return plain;
    const { value, base, contested } = onTop(draft.value, begun, empty);
    return accepts(value) ? { value, base: written(base), contested } : plain;
  }

  useHoldUnload(isStarted && !isKeeping);
  useEffect(() => drafts.open(form), [form]);
  useEffect(() => {
    if (isStarted) drafts.adopt(form);
  }, [form, isStarted]);

  /** What comes after the draft has ended, such as a file that was being looked at, does not begin another. */
  function change(step: (before: T) => T): void {
    if (drafts.endsOf(form) !== ends) return;
    const before = standing();
    const after = step(before?.value ?? empty);
    const unfilled = written(empty);
    if (before === undefined) setBegun(beginning);
    if (written(after) === unfilled) drafts.drop(form);
    else drafts.write(form, { value: after, base: before?.base ?? unfilled });
  }

  /** What somebody else has made of a part takes the place of what was typed. */
  const contested = (held?.contested ?? []).map((part) => {
    const theirs: unknown = isRecord(empty) ? empty[part] : undefined;
    return { part, theirs, take: () => change((before) => ({ ...before, [part]: theirs })) };
  });

  return {
    value: held?.value ?? empty,
    change,
    isStarted,
    /** It was there before this form was opened. */
    isRestored: isStarted && begun !== beginning,
    /** The parts that were changed here and, meanwhile, by somebody else. */
    contested,
    isKeeping,
    isStored: isStarted && draft?.isStored === true,
    at: draft?.at,
    /** Throws it away; the function that is returned brings it back. */
    discard: () => drafts.discard(form),
    /**
     * It was sent: to be said in the turn of the command that it became. What is returned is to be told whenever that is taken
     * back or done again.
     */
    settle: () => {
      const turned = sentContent(drafts, form);
      drafts.settle(form, untilStored());
      return turned;
    },
    /** Whether there is one now, also after the form is gone; one whose data were put away is put away with them. */
    remains: () => drafts.era === era && drafts.peek(form) !== undefined,
  };
}
