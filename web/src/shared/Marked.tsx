import type { TextPiece } from "../engine";
import reader from "../ui/reader/reader.module.css";

/** A text with the searched words marked. */
export function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isHit }, place) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity.
      <mark key={place} className={reader.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
