import { useEffect, useMemo, useRef, useState } from "react";
import { nextTurn } from "./nextTurn";

/** What can be shown: what is wanted once it is prepared, until then what was before it. */
type Prepared<T> = { ready: T | undefined; isPreparing: boolean };

/**
 * Has what is wanted prepared in parts, between which the page goes on. `prepare` does one of them and says whether it was the
 * last; what takes no more than one is shown at once.
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
    // Where that breaks, whoever shows it hears why.
    make().then(show, show);
    return () => {
      isWanted = false;
    };
  }, [isReady, prepare, wanted]);

  return { ready: isReady ? wanted : before.current, isPreparing: !isReady };
}
