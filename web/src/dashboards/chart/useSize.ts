import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Size } from "./drawing";

/** The size before the first measurement. Tests have no layout and always use it. */
const USUAL: Size = { width: 480, height: 240 };

/** The width of an A4 page in px. It is set before printing, when no observer runs. */
const PAPER_WIDTH = 620;

/** An element's size in whole px. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(USUAL);

  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const width = Math.floor(measured.clientWidth);
      const height = Math.floor(measured.clientHeight);
      if (width === 0 || height === 0) return;
      setSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    const fitPaper = () =>
      flushSync(() =>
        setSize((before) => ({ ...before, width: Math.min(before.width, PAPER_WIDTH) })),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    addEventListener("beforeprint", fitPaper);
    addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", fitPaper);
      removeEventListener("afterprint", measure);
    };
  }, [element]);

  return size;
}
