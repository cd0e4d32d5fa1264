import { type RefObject, useEffect } from "react";

const PROPERTY = "--bottom-bar";

/** Publishes the height of a bar at the bottom of the window, so that notices stand above it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(PROPERTY, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar]);
}
