import { type RefObject, useLayoutEffect, useState } from "react";

/** True while an element must stay rendered: after closing, until its exit animations end. */
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
    // A cancelled animation counts as ended.
    void Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      if (!isOpenAgain) setThere(false);
    });
    return () => {
      isOpenAgain = true;
    };
  }, [isOpen, isThere, element]);

  return isThere;
}
