import { Search } from "lucide-react";
import { openOverlay } from "./overlays";
import styles from "./PaletteButton.module.css";
import { controlKey, paletteKeys, paletteTexts as texts } from "./texts";

/** Opens the palette from the bar, and tells its key. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={texts.open}
      aria-keyshortcuts={paletteKeys}
      aria-haspopup="dialog"
      onClick={() => openOverlay("palette")}
    >
      <Search className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{texts.open}</span>
      <span className={styles.keys} data-keys={`${controlKey()} K`} />
    </button>
  );
}
