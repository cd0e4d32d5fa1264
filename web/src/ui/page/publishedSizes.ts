import { type RefObject, useEffect } from "react";

/** `--content-start`: width of the side menu. `--bottom-bar`: height of a bar that a page keeps at the bottom of the window. */
type Size = "--content-start" | "--bottom-bar";

const sizes = new Map<Size, Map<HTMLElement, string>>();
const readers = new Map<Size, HTMLElement>();

/** The newest element wins, because a page may put a bar over another one. */
const published = (property: Size) => [...(sizes.get(property)?.values() ?? [])].at(-1) ?? "";

const tell = (property: Size) =>
  readers.get(property)?.style.setProperty(property, published(property));

/** Passes an element's size to its reader. Set on the root element it would restyle the page. */
export function usePublishedSize(element: RefObject<HTMLElement | null>, property: Size) {
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const own = sizes.get(property) ?? new Map<HTMLElement, string>();
    sizes.set(property, own);
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = measured;
      own.set(measured, `${property === "--content-start" ? offsetWidth : offsetHeight}px`);
      tell(property);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      own.delete(measured);
      tell(property);
    };
  }, [element, property]);
}

/** Gives an element the published size of another one. */
export function useReadSize(element: RefObject<HTMLElement | null>, property: Size) {
  useEffect(() => {
    const reader = element.current;
    if (reader === null) return;
    readers.set(property, reader);
    tell(property);
    return () => {
      if (readers.get(property) === reader) readers.delete(property);
    };
  }, [element, property]);
}
