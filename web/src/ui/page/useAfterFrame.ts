import { startTransition, useEffect, useState } from "react";

/** No frame comes in a window that nobody sees; in ms. */
const PATIENCE = 200;

/** Does something once the frame is painted that shows what has just been drawn; answers with what calls it off. */
export function afterFrame(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    port1.close();
  };
  const done = () => {
    end();
    work();
  };
  // A frame's callbacks run before it is painted, a message sent from there arrives after.
  port1.onmessage = done;
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  const timer = setTimeout(done, PATIENCE);
  return end;
}

/**
 * A value a frame late, `first` until then: what hangs on it is drawn once what was asked for is on the screen. React's own deferred
 * values are drawn before that frame where there is time, which makes it a longer one.
 */
export function useAfterFrame<T>(value: T, first: T): T {
  const [late, setLate] = useState({ value: first });
  useEffect(() => {
    if (late.value === value) return;
    return afterFrame(() => startTransition(() => setLate({ value })));
  }, [late, value]);
  return late.value;
}
