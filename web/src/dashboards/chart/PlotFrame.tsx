import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { chartTexts as texts } from "../texts";
import type { Drawing, Reading, Size, Spot } from "./drawing";
import styles from "./PlotFrame.module.css";
import { ReadingTip } from "./ReadingTip";
import { useReader } from "./useReader";
import { useSize } from "./useSize";

export type PlotFrameProps = {
  name: string;
  reading: Reading;
  draw: (size: Size) => Drawing;
  /** Opens the rows behind a value. */
  onOpen?: ((spot: Spot) => void) | undefined;
};

/** A drawing in the size of its frame. Pointer, touch and keys read its values; it is one Tab stop. */
export function PlotFrame({ name, reading, draw, onOpen }: PlotFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const size = useSize(frame);
  const drawing = useMemo(() => draw(size), [draw, size]);
  const reader = useReader(reading, drawing.isHorizontal);
  const whereId = useId();
  const highlight = useRef<SVGGElement>(null);
  const isWalked = useRef(false);

  function walk(event: KeyboardEvent) {
    if (event.key === "Enter" && onOpen) {
      event.preventDefault();
      return onOpen(reader.spot);
    }
    reader.onKeyDown(event);
    isWalked.current = true;
  }

  useEffect(() => {
    if (isWalked.current)
      highlight.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    isWalked.current = false;
  });

  function spotOf(event: MouseEvent) {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return undefined;
    return drawing.spotAt({ x: event.clientX - box.left, y: event.clientY - box.top });
  }

  function follow(event: PointerEvent) {
    const spot = spotOf(event);
    if (spot) reader.show(spot);
    else if (document.activeElement !== slider.current) reader.hide();
  }

  function leave(event: PointerEvent) {
    if (event.pointerType === "mouse") reader.hide();
  }

  return (
    <div className={styles.scroller}>
      <div
        ref={frame}
        className={styles.frame}
        style={{ minBlockSize: drawing.leastHeight, minInlineSize: drawing.leastWidth }}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the slider opens the same rows */}
        <svg
          ref={svg}
          role="img"
          aria-label={name}
          aria-describedby={whereId}
          className={styles.svg}
          width={size.width}
          height={size.height}
          viewBox={`0 0 ${size.width} ${size.height}`}
          onPointerMove={follow}
          onPointerDown={(event) => {
            follow(event);
            slider.current?.focus({ preventScroll: true });
            event.preventDefault();
          }}
          onPointerLeave={leave}
          onClick={(event) => {
            const spot = spotOf(event);
            if (spot) onOpen?.(spot);
          }}
          data-opens={(onOpen && reader.isShown) || undefined}
        >
          {drawing.marks}
          {reader.isShown && (
            <g ref={highlight} className={styles.highlight}>
              {drawing.highlight(reader.spot)}
            </g>
          )}
        </svg>
        <VisuallyHidden>
          <span id={whereId}>
            {texts.tableHint}
            {onOpen && ` ${texts.openHint}`}
          </span>
        </VisuallyHidden>
        {/* A slider over the points, because every screen reader can move a slider. */}
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          min={1}
          max={reading.points}
          value={reader.spot.point + 1}
          aria-label={texts.read(name)}
          aria-valuetext={reading.textOf(reader.spot)}
          aria-describedby={onOpen && whereId}
          onChange={(event) =>
            reader.show({ ...reader.spot, point: event.currentTarget.valueAsNumber - 1 })
          }
          onKeyDown={walk}
          onFocus={(event) =>
            event.currentTarget.matches(":focus-visible") && reader.show(reader.spot)
          }
          onBlur={reader.hide}
        />
        {reader.isShown && (
          <ReadingTip
            tip={reading.tipOf(reader.spot)}
            place={drawing.placeOf(reader.spot)}
            svg={svg}
          />
        )}
      </div>
    </div>
  );
}
