import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

type Caret = { text: string; start: number; end: number };

/**
 * Keeps the cursor of a field whose text another tab has changed. The browser would move it to the end.
 */
export function useKeptCaret(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const last = useRef<Caret>(undefined);

  useEffect(() => {
    const note = () => {
      const { current } = field;
      if (current === null || document.activeElement !== current) return;
      const { value, selectionStart: start, selectionEnd: end } = current;
      last.current = { text: value, start, end };
    };
    // Capturing, so that what is typed here is noted before the text is drawn again.
    document.addEventListener("input", note, true);
    document.addEventListener("selectionchange", note);
    return () => {
      document.removeEventListener("input", note, true);
      document.removeEventListener("selectionchange", note);
    };
  }, [field]);

  useLayoutEffect(() => {
    const { current: before } = last;
    const { current } = field;
    if (before === undefined || before.text === text || current?.value !== text) return;
    if (document.activeElement !== current) return;
    current.setSelectionRange(moved(before.start, before, text), moved(before.end, before, text));
  }, [field, text]);
}

/** The place in the new text: one behind the change moves with the text that follows it. */
function moved(place: number, { text: before }: Caret, text: string): number {
  let same = 0;
  while (same < before.length && before[same] === text[same]) same += 1;
  return place <= same ? place : Math.max(same, place + text.length - before.length);
}
