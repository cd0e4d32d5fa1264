import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { historyIndex } from "./historyIndex";

/**
 * Whether the router can hold back what is under way. It cannot when the address was typed by hand, and complains if it
 * was asked to: so this turns false before the router hears of it, and true again after.
 */
export function useCanHold() {
  const [canHold, setCanHold] = useState(true);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function standAside() {
      if (historyIndex() !== undefined) return;
      flushSync(() => setCanHold(false));
      timer = setTimeout(() => setCanHold(true));
    }
    // The router listens without capturing, and is told after those who do.
    window.addEventListener("popstate", standAside, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", standAside, { capture: true });
    };
  }, []);

  return canHold;
}
