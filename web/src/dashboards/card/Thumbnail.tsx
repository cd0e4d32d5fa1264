import { LayoutDashboard } from "lucide-react";
import type { DashboardCard } from "../../engine";
import { Sketch } from "./Sketch";
import styles from "./Thumbnail.module.css";
import { ThumbnailImage } from "./ThumbnailImage";

export type ThumbnailProps = Pick<DashboardCard, "thumbnail" | "sketch">;

/** A decorative picture of a dashboard: its thumbnail, or a sketch of its widgets. */
export function Thumbnail({ thumbnail, sketch }: ThumbnailProps) {
  return <span className={styles.frame}>{picture(thumbnail, sketch)}</span>;
}

function picture(thumbnail: string | undefined, sketch: ThumbnailProps["sketch"]) {
  if (thumbnail !== undefined) return <ThumbnailImage url={thumbnail} alt="" />;
  if (sketch.length > 0) return <Sketch parts={sketch} />;
  return (
    <span aria-hidden="true" className={styles.placeholder}>
      <LayoutDashboard className={styles.sign} />
    </span>
  );
}
