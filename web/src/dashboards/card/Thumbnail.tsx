import type { DashboardCard } from "../../core/pkg/portal_core";
import { Sketch } from "./Sketch";
import styles from "./Thumbnail.module.css";
import { ThumbnailImage } from "./ThumbnailImage";

export type ThumbnailProps = Pick<DashboardCard, "thumbnail" | "sketch">;

/** A small picture of a dashboard: the chosen one, else its widgets as a drawing. It only decorates. */
export function Thumbnail({ thumbnail, sketch }: ThumbnailProps) {
  return (
    <span className={styles.frame}>
      {thumbnail === undefined ? (
        <Sketch parts={sketch} />
      ) : (
        <ThumbnailImage url={thumbnail} alt="" />
      )}
    </span>
  );
}
