import { type RefObject, useEffect } from "react";

/** Not inherited (see tokens.css), so that a change restyles only the reading element. */
type Height = "--menu-foot-height" | "--toasts-height";

const heights = new Map<Height, string>();
const readers = new Map<Height, HTMLElement>();

function publish(property: Height, height: string) {
  heights.set(property, height);
  readers.get(property)?.style.setProperty(property, height);
}

/** Passes an element's height to its reader. Set on the root element it would restyle the page. */
export function usePublishedHeight(element: RefObject<HTMLElement | null>, property: Height) {
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const observer = new ResizeObserver(() => publish(property, `${measured.offsetHeight}px`));
    observer.observe(measured);
    return () => {
      observer.disconnect();
      publish(property, "");
    };
  }, [element, property]);
}

/** Gives an element the published height of another one. */
export function useReadHeight(element: RefObject<HTMLElement | null>, property: Height) {
  useEffect(() => {
    const reader = element.current;
    if (reader === null) return;
    readers.set(property, reader);
    reader.style.setProperty(property, heights.get(property) ?? "");
    return () => {
      if (readers.get(property) === reader) readers.delete(property);
    };
  }, [element, property]);
}
