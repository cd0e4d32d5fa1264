import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/action/Button";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import styles from "./ExportProgress.module.css";
import { exportTexts as texts } from "./texts";

export type ExportProgressProps = {
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
  /** The button that started the export. The focus moves to 'Batalkan', and back at the end. */
  begun: () => HTMLElement | null;
};

/** Progress of an export in an overlay. It is not modal: the user can go on working. */
export function ExportProgress({ share, onCancel, begun }: ExportProgressProps) {
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
      aria-label={texts.title}
      className={styles.panel}
    >
      <ProgressBar label={texts.progress} share={share} />
      <Button size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
