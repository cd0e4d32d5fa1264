import { useEffect, useRef, useState } from "react";
import { EMPTY_DRAFT } from "./draft";
import { forgetDraft, keepDraft, keptDraft } from "./keptDrafts";

/** A form in the making, which survives being left in a way that could not be asked about. */
export function useFormDraft(author: string) {
  const [restored] = useState(() => keptDraft(author));
  const [draft, change] = useState(restored ?? EMPTY_DRAFT);
  const isDone = useRef(false);

  useEffect(() => {
    if (!isDone.current) keepDraft(author, draft);
  }, [author, draft]);

  /** Once it was sent or given up: a file that is still being looked at must not bring it back. */
  function forget() {
    isDone.current = true;
    forgetDraft(author);
  }

  return { draft, change, isRestored: restored !== undefined, forget };
}
