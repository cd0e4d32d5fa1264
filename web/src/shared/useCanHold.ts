import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onTypedAddress } from "./typedAddress";

/**
 * Whether the router can hold back what is under way. It cannot when the address was typed by hand, and complains if it
 * was asked to: so this turns false before the router hears of it, and true again after.
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
