import { useEffect, useMemo, useRef, useState } from "react";
import { nextTurn } from "./nextTurn";

/** The prepared value, or the previous one while it is being prepared. */
type Prepared<T> = { ready: T | undefined; isPreparing: boolean };

/**
 * Prepares a value in parts and lets the page draw between them. `prepare` does one part and returns true after the
 * last. A value that needs one part is ready at once.
 */
export function usePrepared<T>(wanted: T, prepare: (wanted: T) => boolean): Prepared<T> {
  const isAtOnce = useMemo(() => prepare(wanted), [prepare, wanted]);
  const [made, setMade] = useState<T>();
  const before = useRef<T>(undefined);
  const isReady = isAtOnce || made === wanted;

  useEffect(() => {
    if (isReady) {
      before.current = wanted;
      return;
    }
    let isWanted = true;
    async function make() {
      do {
        await nextTurn();
        if (!isWanted) return;
      } while (!prepare(wanted));
    }
    const show = () => isWanted && setMade(wanted);
    // An error is thrown where the value is used.
    make().then(show, show);
    return () => {
      isWanted = false;
    };
  }, [isReady, prepare, wanted]);

  return { ready: isReady ? wanted : before.current, isPreparing: !isReady };
}
