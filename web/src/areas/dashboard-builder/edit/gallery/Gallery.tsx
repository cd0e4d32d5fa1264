import { useDashboardWords } from "../../../../dashboards/words/useDashboardWords";
import type { WidgetKind } from "../../../../engine";
import { Dialog } from "../../../../ui/overlay/Dialog";
import { galleryTexts } from "../texts";
import styles from "./Gallery.module.css";
import { KindSketch } from "./KindSketch";
import { moveByArrows } from "./moveByArrows";

export type GalleryProps = {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (kind: WidgetKind) => void;
};

/** The types of widgets (§9), each with a sketch and a purpose. */
export function Gallery({ isOpen, onClose, onChoose }: GalleryProps) {
  const { kinds } = useDashboardWords();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={galleryTexts.title} size="large">
      <ul className={styles.kinds} onKeyDown={moveByArrows}>
        {kinds.map(({ value, label, purpose }, place) => (
          <li key={value} className={styles.kind}>
            <KindSketch kind={value} />
            <button
              type="button"
              className={styles.label}
              aria-describedby={`kind-${value}`}
              // biome-ignore lint/a11y/noAutofocus: the dialog offers nothing else
              autoFocus={place === 0}
              onClick={() => onChoose(value)}
            >
              {label}
            </button>
            <span id={`kind-${value}`} className={styles.purpose}>
              {purpose}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
