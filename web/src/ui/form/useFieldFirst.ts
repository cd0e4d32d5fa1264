import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterFrame } from "../page/useAfterFrame";

/** Two frames of the screen, and a little: what takes longer is felt in the fingers. In ms. */
const QUICK = 40;

/** How much of a slow answer is remembered at each one after it: some four quick ones in a row make a machine quick again. */
const MEMORY = 0.7;

/** How long answers to letters take to be on the screen, whichever field they are typed in: the slowest of late, in ms. */
let slowest = 0;

/**
 * A field's text, and what takes it on. The owner has each letter at once and answers it in the letter's own frame; where answers
 * take long, the field alone shows the letter first and the owner has it a frame later, in slices that the next letter interrupts.
 */
export function useFieldFirst(value: string, onChange: (value: string) => void) {
  const [waiting, setWaiting] = useState<string>();
  const handedOn = useRef<{ text: string; at: number }>(undefined);
  const later = useRef<() => void>(undefined);

  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  }, [onChange]);

  useLayoutEffect(() => {
    const given = handedOn.current;
    handedOn.current = undefined;
    if (given?.text !== value) return;
    afterFrame(() => {
      slowest = Math.max(performance.now() - given.at, slowest * MEMORY);
    });
  }, [value]);

  const callOff = useCallback(() => {
    later.current?.();
    later.current = undefined;
  }, []);
  useEffect(() => callOff, [callOff]);

  const handOn = (text: string) => {
    callOff();
    handedOn.current = { text, at: performance.now() };
    latest.current(text);
    setWaiting(undefined);
  };

  const type = (text: string) => {
    if (slowest <= QUICK) return handOn(text);
    callOff();
    setWaiting(text);
    later.current = afterFrame(() => startTransition(() => handOn(text)));
  };

  /** What waits is handed on: whoever leaves the field may be about to leave the page. */
  const flush = () => {
    if (later.current && waiting !== undefined) handOn(waiting);
  };

  return { text: waiting ?? value, type, flush };
}
