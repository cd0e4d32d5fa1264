import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether the pointer is over an element, though its presses fall through to what lies under it. The element may grow or
 * shrink with `content` under a pointer that rests.
 */
export function useIsHovered(element: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isHovered, setHovered] = useState(false);
  const judge = useRef<() => void>(undefined);

  useEffect(() => {
    let pointer: { x: number; y: number } | undefined;
    judge.current = () => {
      const box = element.current?.getBoundingClientRect();
      setHovered(
        pointer !== undefined &&
          box !== undefined &&
          pointer.x >= box.left &&
          pointer.x <= box.right &&
          pointer.y >= box.top &&
          pointer.y <= box.bottom,
      );
    };
    function follow({ clientX: x, clientY: y, pointerType }: PointerEvent) {
      // A finger that is lifted leaves without a word.
      if (pointerType === "touch") return;
      pointer = { x, y };
      judge.current?.();
    }
    function leave() {
      pointer = undefined;
      judge.current?.();
    }
    window.addEventListener("pointermove", follow);
    document.documentElement.addEventListener("pointerleave", leave);
    return () => {
      window.removeEventListener("pointermove", follow);
      document.documentElement.removeEventListener("pointerleave", leave);
    };
  }, [element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new content that has another size.
  useEffect(() => judge.current?.(), [content]);

  return isHovered;
}
