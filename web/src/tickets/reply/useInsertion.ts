import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type Insertion, insertAtCursor } from "./insertAtCursor";

/** Inserts into a controlled text field and puts the cursor behind what was inserted. */
export function useInsertion(
  field: RefObject<HTMLTextAreaElement | null>,
  onChange: (value: string) => void,
) {
  const [insertion, setInsertion] = useState<Insertion>();
  const latest = useRef(onChange);

  useLayoutEffect(() => {
    latest.current = onChange;
  });

  // Only after the new text is in the field can its cursor be set.
  useLayoutEffect(() => {
    if (!insertion || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(insertion.cursor, insertion.cursor);
  }, [insertion, field]);

  return useCallback(
    (text: string) => {
      if (!field.current) return;
      const next = insertAtCursor(field.current, text);
      latest.current(next.value);
      setInsertion(next);
    },
    [field],
  );
}
