import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/action/Button";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import styles from "./CsvProgress.module.css";

export type CsvProgressProps = {
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
  /** The button that began it: who waits there can call it off at once, and is back there at its end. */
  begun: () => HTMLElement | null;
};

/**
 * How far a file is, above the page and beside what one does there meanwhile: it is no modal dialog.
 */
export function CsvProgress({ share, onCancel, begun }: CsvProgressProps) {
  const panel = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
  });

  useLayoutEffect(() => {
    const shown = panel.current;
    const keys = (event: KeyboardEvent) => onKey(event);
    shown?.showPopover?.();
    shown?.addEventListener("keydown", keys);
    if (document.activeElement === begun()) shown?.querySelector("button")?.focus();
    return () => {
      if (shown?.contains(document.activeElement)) begun()?.focus();
      shown?.removeEventListener("keydown", keys);
    };
  }, [begun]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={panel}
      popover="manual"
      role="group"
      aria-label="Menulis berkas CSV"
      className={styles.panel}
    >
      <ProgressBar label="Baris demi baris ditulis ke berkas…" share={share} />
      <Button size="small" onClick={onCancel}>
        Batalkan
      </Button>
    </div>
  );
}
