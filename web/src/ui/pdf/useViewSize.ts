import { type RefObject, useLayoutEffect, useState } from "react";

export type ViewSize = { width: number; height: number };

/** Inner size of an element in CSS pixels, without its scroll bar. */
export function useViewSize(element: RefObject<HTMLElement | null>): ViewSize {
  const [size, setSize] = useState<ViewSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const view = element.current;
    if (view === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = view;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
