import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onTypedAddress } from "./typedAddress";

/**
 * True if the router can block a navigation. It cannot block typed addresses and warns if it
 * should, so the value is false while the router handles one.
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
