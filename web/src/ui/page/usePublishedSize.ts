import { type RefObject, useEffect } from "react";

/** `--content-start`: width of the side menu. `--bottom-bar`: height of a bar that a page keeps at the bottom of the window. */
type Size = "--content-start" | "--bottom-bar";

/** Publishes an element's size on the root element, so that toasts and focused elements stay clear of it. */
export function usePublishedSize(element: RefObject<HTMLElement | null>, property: Size) {
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = measured;
      style.setProperty(
        property,
        `${property === "--content-start" ? offsetWidth : offsetHeight}px`,
      );
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
