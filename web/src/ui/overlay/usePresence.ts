import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether something is still drawn: after it is closed, until the animations have ended that it leaves with. */
export function usePresence(isOpen: boolean, element: RefObject<Element | null>): boolean {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);

  useLayoutEffect(() => {
    if (isOpen || !isThere) return;
    const leaving = element.current?.getAnimations?.() ?? [];
    if (leaving.length === 0) {
      setThere(false);
      return;
    }
    let isOpenAgain = false;
    // One that is called off is over as well.
    void Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      if (!isOpenAgain) setThere(false);
    });
    return () => {
      isOpenAgain = true;
    };
  }, [isOpen, isThere, element]);

  return isThere;
}
