import { ArrowDownToLine } from "lucide-react";
import { useRef } from "react";
import { type Subject, useView } from "../../engine";
import { Button } from "../../ui/action/Button";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import styles from "./draft.module.css";
import { theirChangesTexts as texts } from "./texts";
import type { Draft } from "./useDraft";

/** A field's label, with the words for its value if they differ from it; without words, the value is too long to show. */
type FieldWords = string | { label: string; words?: (value: string) => string };

export type TheirChangesProps<T> = {
  draft: Pick<Draft<T>, "conflicts">;
  /** The record that the form changes; `undefined` for a new one. */
  record: Subject | undefined;
  fields: { readonly [Part in keyof T]?: FieldWords };
};

function sentence(field: FieldWords, theirs: unknown): string {
  const { label, words } = typeof field === "string" ? { label: field, words: String } : field;
  if (words === undefined) return texts.changedList(label);
  const value = [theirs].flat().join(", ");
  return value === "" ? texts.emptied(label) : texts.changed(label, words(value));
}

const said = (changes: readonly { text: string }[], lastChange: string | undefined) =>
  changes.length === 0 ? "" : [...changes.map(({ text }) => text), lastChange].join(" ").trim();

/** Name and time of a record's last change; `undefined` if unknown. */
function useLastChange({ slice, id }: Subject): string | undefined {
  const answer = useView("history", { slice, id });
  const last = answer.kind === "ok" ? answer.value.entries[0] : undefined;
  return last && texts.lastChange(last.who, last.whenExact);
}

/** Shows fields that somebody else changed at the same time, with both values, before saving. */
export function TheirChanges<T>({ record, ...props }: TheirChangesProps<T>) {
  return record === undefined ? null : <Conflicts {...props} record={record} />;
}

function Conflicts<T>({ draft, record, fields }: TheirChangesProps<T> & { record: Subject }) {
  const lastChange = useLastChange(record);
  const place = useRef<HTMLDivElement>(null);
  const names = new Map<string, FieldWords | undefined>(Object.entries(fields));
  const changes = draft.conflicts.flatMap((change) => {
    const field = names.get(change.part);
    return field === undefined ? [] : [{ ...change, text: sentence(field, change.theirs) }];
  });

  function use(take: () => void) {
    // The button disappears with its notice, so the focus moves to the form.
    const form = place.current?.parentElement;
    take();
    form?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }

  return (
    <div ref={place} className={styles.theirs}>
      <LiveRegion message={said(changes, lastChange)} />
      {changes.map(({ part, text, take }) => (
        <Notice
          key={part}
          tone="warning"
          text={text}
          hint={[lastChange, texts.hint].join(" ").trim()}
          action={
            <Button size="small" icon={ArrowDownToLine} onClick={() => use(take)}>
              {texts.take}
              <VisuallyHidden>{texts.takeNew(text)}</VisuallyHidden>
            </Button>
          }
        />
      ))}
    </div>
  );
}
