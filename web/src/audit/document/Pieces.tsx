import styles from "../../ui/reader/reader.module.css";
import type { Piece } from "./searchDocument";

export type PiecesProps = { pieces: readonly Piece[]; current: number | undefined };

export function Pieces({ pieces, current }: PiecesProps) {
  return pieces.map(({ at, text, hit }) =>
    hit === undefined ? (
      text
    ) : (
      <mark
        key={at}
        className={styles.hit}
        data-hit={hit}
        data-current={hit === current || undefined}
      >
        {text}
      </mark>
    ),
  );
}
