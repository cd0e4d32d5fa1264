import { type RefObject, useEffect } from "react";

/** Neither is inherited (see tokens.css): what is inside of the reader keeps its styles. */
type Height = "--menu-foot-height" | "--toasts-height";

const heights = new Map<Height, string>();
const readers = new Map<Height, HTMLElement>();

function publish(property: Height, height: string) {
  heights.set(property, height);
  readers.get(property)?.style.setProperty(property, height);
}

/** Tells the one that reads it how high an element is: on the root it would style each element of the page anew. */
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

/** Gives the styles of an element the height of another one. */
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
