import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./UpdateNotice.module.css";
import { reloadAsUpdate, useIsUpdateReady } from "./update";

/** Offers the later version on every screen; it waits until somebody wants it. */
export function UpdateNotice() {
  const isReady = useIsUpdateReady();
  const [isPutAway, setPutAway] = useState(false);
  const isShown = isReady && !isPutAway;

  function putAway() {
    setPutAway(true);
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  return (
    <div aria-live="polite" className={isShown ? styles.place : undefined}>
      {isShown && (
        <Notice
          isListed
          tone="info"
          text="Versi baru tersedia, muat ulang"
          action={
            <Button size="small" icon={RotateCcw} onClick={reloadAsUpdate}>
              Muat ulang
            </Button>
          }
          onDismiss={putAway}
        />
      )}
    </div>
  );
}
