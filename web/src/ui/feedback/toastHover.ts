import { type RefObject, useEffect, useState } from "react";

/** Whether the pointer is over an element, though its presses fall through to what lies under it. */
export function useIsHovered(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);

  useEffect(() => {
    function follow({ clientX, clientY, pointerType }: PointerEvent) {
      // A finger that is lifted leaves without a word.
      if (pointerType === "touch") return;
      const box = element.current?.getBoundingClientRect();
      setHovered(
        box !== undefined &&
          clientX >= box.left &&
          clientX <= box.right &&
          clientY >= box.top &&
          clientY <= box.bottom,
      );
    }
    const leave = () => setHovered(false);
    window.addEventListener("pointermove", follow);
    document.documentElement.addEventListener("pointerleave", leave);
    return () => {
      window.removeEventListener("pointermove", follow);
      document.documentElement.removeEventListener("pointerleave", leave);
    };
  }, [element]);

  return isHovered;
}
