import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onTypedAddress } from "./typedAddress";

/**
 * True if the router can block a navigation. It cannot for typed addresses and warns when asked, so this turns false
 * before the router sees one, and true afterwards.
 */
export function useCanHold() {
  const [canHold, setCanHold] = useState(true);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onTypedAddress(() => {
      flushSync(() => setCanHold(false));
      timer = setTimeout(() => setCanHold(true));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return canHold;
}
