import { useEffect, useRef, useState } from "react";
import { type SketchPart, useView, type WidgetView } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";
import { COLUMNS } from "../board/grid";
import { prepareDashboard } from "../board/prepareDashboard";
import { uniqueKeys } from "../widget/uniqueKeys";
import { WidgetDrawing } from "../widget/WidgetDrawing";
import styles from "./BoardThumbnail.module.css";
import { Sketch } from "./Sketch";

/** The size at which the widgets are drawn before they are scaled down, in px. */
const WIDTH = 960;
const HEIGHT = 540;
const GAP = 12;
/** Rows of the grid that fit into the picture. */
const ROWS = 9;
const ROW = HEIGHT / ROWS;
const NO_FILTERS = {};

export type BoardThumbnailProps = { dashboard: string; parts: readonly SketchPart[] };

/** The first widgets of a dashboard with their figures, drawn small. The sketch shows until they are read. */
export function BoardThumbnail({ dashboard, parts }: BoardThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const { scale, isSeen } = useScale(frame);
  return (
    <span ref={frame} className={styles.frame} aria-hidden="true">
      {isSeen ? (
        <ReadBoard dashboard={dashboard} parts={parts} scale={scale} />
      ) : (
        <Sketch parts={parts} />
      )}
    </span>
  );
}

function ReadBoard({ dashboard, parts, scale }: BoardThumbnailProps & { scale: number }) {
  const { isPreparing } = usePrepared(dashboard, prepareDashboard);
  if (isPreparing) return <Sketch parts={parts} />;
  return (
    <span
      className={styles.board}
      style={{ inlineSize: WIDTH, blockSize: HEIGHT, transform: `scale(${scale})` }}
      // The sliders of the drawings must not take the focus.
      inert
    >
      {parts
        .filter(({ position }) => position.y < ROWS)
        .map((part) => (
          <SmallWidget key={part.id} dashboard={dashboard} part={part} />
        ))}
    </span>
  );
}

function SmallWidget({ dashboard, part }: { dashboard: string; part: SketchPart }) {
  const answer = useView("dashboardWidget", { dashboard, widget: part.id, filters: NO_FILTERS });
  const { x, y, w, h } = part.position;
  const place = {
    insetInlineStart: (x * WIDTH) / COLUMNS + GAP / 2,
    insetBlockStart: y * ROW + GAP / 2,
    inlineSize: (w * WIDTH) / COLUMNS - GAP,
    blockSize: h * ROW - GAP,
  };
  return (
    <span className={styles.widget} style={place}>
      {answer.kind === "ok" && <SmallDrawing view={answer.value} />}
    </span>
  );
}

function SmallDrawing({ view }: { view: WidgetView }) {
  const rows = view.figures?.rows.slice(0, 6) ?? [];
  const keys = uniqueKeys(rows.map(({ label }) => label));
  return (
    <>
      <span className={styles.title}>{view.title}</span>
      {view.body.kind === "table" ? (
        <span className={styles.rows}>
          {rows.map(({ label, cells }, at) => (
            <span key={keys[at]} className={styles.row}>
              <span>{label}</span>
              <span>{cells[0]?.text}</span>
            </span>
          ))}
        </span>
      ) : (
        <WidgetDrawing view={view} />
      )}
    </>
  );
}

/** The scale that fits the frame, and whether the frame has been on the screen. */
function useScale(frame: React.RefObject<HTMLSpanElement | null>) {
  const [scale, setScale] = useState(0.2);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / WIDTH);
    });
    const sights = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      sights.disconnect();
    });
    sizes.observe(element);
    sights.observe(element);
    return () => {
      sizes.disconnect();
      sights.disconnect();
    };
  }, [frame]);
  return { scale, isSeen };
}
