import { type RefObject, useEffect } from "react";

/** Tells the styles of the whole page how high an element is. */
export function usePublishedHeight(
  element: RefObject<HTMLElement | null>,
  property: `--${string}`,
) {
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${measured.offsetHeight}px`),
    );
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
