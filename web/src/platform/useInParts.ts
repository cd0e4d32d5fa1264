import { useEffect, useMemo, useRef, useState } from "react";
import { usePrepared } from "./usePrepared";

/** How often the progress is drawn, in ms. */
const DRAWN_EVERY = 100;

/** Runs long work of the core in parts. `step` does one and returns the share that is done. */
export function useInParts<Query>(query: Query, step: (query: Query) => number) {
  const key = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query
  const wanted = useMemo(() => query, [key]);
  const done = useRef(0);
  const prepare = useMemo(
    () => (next: Query) => {
      done.current = step(next);
      return done.current >= 1;
    },
    [step],
  );
  const { ready } = usePrepared(wanted, prepare);
  const isReady = ready === wanted;
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (isReady) return;
    const timer = setInterval(() => setShare(done.current), DRAWN_EVERY);
    return () => clearInterval(timer);
  }, [isReady]);
  return { wanted, isReady, share };
}
