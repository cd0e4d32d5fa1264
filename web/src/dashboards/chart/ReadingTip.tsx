import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Place, Tip } from "./drawing";
import styles from "./ReadingTip.module.css";

export type ReadingTipProps = {
  tip: Tip;
  place: Place;
  svg: RefObject<SVGSVGElement | null>;
};

const GAP = 12;
const EDGE = 8;

/** The values of a spot, shown beside it. Only visual: the slider tells screen readers the same. */
export function ReadingTip({ tip, place, svg }: ReadingTipProps) {
  const box = useRef<HTMLDivElement>(null);

  // The card would clip a box outside the top layer.
  useLayoutEffect(() => box.current?.showPopover?.(), []);

  useLayoutEffect(() => {
    const follow = () => {
      const drawn = svg.current?.getBoundingClientRect();
      if (box.current === null || drawn === undefined) return;
      const { offsetWidth: width, offsetHeight: height } = box.current;
      const [x, y] = [drawn.left + place.x, drawn.top + place.y];
      const right = x + GAP;
      const isFree = right + width + EDGE <= document.documentElement.clientWidth;
      const top = Math.min(y - height / 2, innerHeight - height - EDGE);
      box.current.style.left = `${Math.max(EDGE, isFree ? right : x - GAP - width)}px`;
      box.current.style.top = `${Math.max(EDGE, top)}px`;
    };
    follow();
    addEventListener("scroll", follow, { capture: true, passive: true });
    return () => removeEventListener("scroll", follow, { capture: true });
  });

  return (
    <div ref={box} popover="manual" aria-hidden="true" className={styles.tip}>
      <p className={styles.heading}>{tip.heading}</p>
      {tip.rows.map((row) => (
        <p key={row.key} className={styles.row} data-current={row.isCurrent || undefined}>
          {row.swatch}
          {row.label && <span className={styles.label}>{row.label}</span>}
          <span className={styles.text}>{row.text}</span>
        </p>
      ))}
    </div>
  );
}
