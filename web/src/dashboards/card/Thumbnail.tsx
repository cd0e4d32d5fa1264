import { LayoutDashboard } from "lucide-react";
import type { DashboardCard } from "../../engine";
import { BoardThumbnail } from "./BoardThumbnail";
import styles from "./Thumbnail.module.css";
import { ThumbnailImage } from "./ThumbnailImage";

export type ThumbnailProps = Pick<DashboardCard, "id" | "thumbnail" | "sketch">;

/** A decorative picture of a dashboard: its thumbnail, or its widgets drawn small. */
export function Thumbnail({ id, thumbnail, sketch }: ThumbnailProps) {
  return <span className={styles.frame}>{picture(id, thumbnail, sketch)}</span>;
}

function picture(id: string, thumbnail: string | undefined, sketch: ThumbnailProps["sketch"]) {
  if (thumbnail !== undefined) return <ThumbnailImage url={thumbnail} alt="" />;
  if (sketch.length > 0) return <BoardThumbnail dashboard={id} parts={sketch} />;
  return (
    <span aria-hidden="true" className={styles.placeholder}>
      <LayoutDashboard className={styles.sign} />
    </span>
  );
}
