import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * True while the pointer is over an element that lets clicks pass through. Re-measured when `content` changes its size
 * under a resting pointer.
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
      // A lifted finger fires no leave event.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has another size.
  useEffect(() => judge.current?.(), [content]);

  return isHovered;
}
