import { type RefObject, useLayoutEffect, useState } from "react";
import { useIsWide } from "../useIsWide";

/** Width of the settings panel (19 rem) and its gap (16 px), in px. The reader's page is this much wider. */
const SETTINGS = 320;

/** The canvas's zoom beside the settings. At this zoom, widgets wrap and clip their text as they do for readers. */
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
