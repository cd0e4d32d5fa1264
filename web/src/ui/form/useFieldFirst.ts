import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterFrame } from "../page/useAfterFrame";
import { answersTakeLong, noteAnswer, watchAnswers } from "./slowAnswers";

/**
 * A field's text, and what takes it on. The owner has each letter at once and answers it in the letter's own frame; where answers
 * take long, the field alone shows the letter first and the owner has it a frame later, in slices that the next letter interrupts.
 */
export function useFieldFirst(value: string, onChange: (value: string) => void) {
  const [waiting, setWaiting] = useState<string>();
  const handedOn = useRef<{ text: string; at: number }>(undefined);
  const later = useRef<() => void>(undefined);
  /** Calls off what waits for the frame of an answer, to note how long it took; of several in one frame the first took longest. */
  const noting = useRef<() => void>(undefined);

  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  }, [onChange]);

  useLayoutEffect(() => {
    const given = handedOn.current;
    handedOn.current = undefined;
    if (given?.text !== value || noting.current !== undefined) return;
    noting.current = afterFrame(() => {
      noting.current = undefined;
      noteAnswer(performance.now() - given.at);
    });
  }, [value]);

  useEffect(
    () => () => {
      noting.current?.();
      noting.current = undefined;
    },
    [],
  );

  useEffect(watchAnswers, []);

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
    if (!answersTakeLong()) return handOn(text);
    callOff();
    setWaiting(text);
    later.current = afterFrame(() => startTransition(() => handOn(text)));
  };

  /** What waits, or is on its way in slices, is handed on at once: whoever leaves the field may be about to leave the page. */
  const flush = () => {
    if (waiting !== undefined) handOn(waiting);
  };

  /** A key that does more than type does it with all that has been typed. */
  const flushForKey = ({
    key,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">) => {
    if (key === "Enter" || ctrlKey || metaKey) flush();
  };

  return { text: waiting ?? value, type, flush, flushForKey };
}
