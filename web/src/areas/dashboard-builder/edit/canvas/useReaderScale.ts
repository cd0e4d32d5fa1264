import { type RefObject, useLayoutEffect, useState } from "react";
import { useIsWide } from "../useIsWide";

/** The settings panel (19 rem) and its gap (16 px), in px: the reader's page is wider than the canvas by this. */
const SETTINGS = 320;

/** How much smaller the canvas is shown beside the settings, for the widgets on it to be cut and wrapped as for their readers. */
export function useReaderScale(place: RefObject<HTMLElement | null>): number {
  const isWide = useIsWide();
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || !isWide) return;
    const measure = () => {
      const { clientWidth } = element;
      if (clientWidth > 0) setScale(clientWidth / (clientWidth + SETTINGS));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setScale(1);
    };
  }, [place, isWide]);

  return scale;
}
