import { type FormEvent, useState } from "react";
import type { TypedPlace, Widget } from "../../../../engine";
import { TextField } from "../../../../ui/form/TextField";
import { placeTexts as texts } from "../texts";
import type { ShownEditor } from "../useEditor";
import styles from "./rows.module.css";
import { Section } from "./Section";

export type PlaceFieldsProps = { widget: Widget; editor: ShownEditor };

const fields = [
  { key: "column", label: texts.column },
  { key: "row", label: texts.row },
  { key: "width", label: texts.width },
  { key: "height", label: texts.height },
] as const;

/** The user counts columns and rows from 1. */
const written = ({ position: { x, y, w, h } }: Widget): TypedPlace => ({
  column: String(x + 1),
  row: String(y + 1),
  width: String(w),
  height: String(h),
});

/** Position and size as numbers. They apply on blur or Enter. */
export function PlaceFields({ widget, editor: { store, placeErrors } }: PlaceFieldsProps) {
  const [typed, setTyped] = useState(() => written(widget));
  const [seen, setSeen] = useState(widget.position);
  if (seen !== widget.position) {
    setSeen(widget.position);
    setTyped(written(widget));
  }

  function put(event?: FormEvent) {
    event?.preventDefault();
    const before = written(widget);
    if (fields.every(({ key }) => typed[key] === before[key])) return store.forgetPlaceErrors();
    if (store.step({ place: { id: widget.id, place: typed } })) return;
    // The position is the same after the core's correction; show it in place of the typed text.
    if (!store.state().placeErrors) setTyped(before);
  }

  return (
    <Section title={texts.title}>
      <form noValidate className={styles.place} onSubmit={put} onBlur={() => put()}>
        {fields.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            value={typed[key]}
            error={placeErrors?.[key]}
            onChange={(text) => setTyped({ ...typed, [key]: text })}
          />
        ))}
        <button type="submit" hidden>
          {texts.apply}
        </button>
      </form>
    </Section>
  );
}
