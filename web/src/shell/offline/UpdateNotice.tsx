import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { failureTexts, updateTexts as texts } from "../texts";
import styles from "./UpdateNotice.module.css";
import { reloadAsUpdate, useIsUpdateReady } from "./update";

/** Offers a newer version on every screen and waits until the user wants it. */
export function UpdateNotice() {
  const isReady = useIsUpdateReady();
  const [isPutAway, setPutAway] = useState(false);
  const isShown = isReady && !isPutAway;

  function putAway() {
    setPutAway(true);
    // The focused button disappears with the notice.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  return (
    <div aria-live="polite" className={isShown ? styles.place : undefined}>
      {isShown && (
        <Notice
          isListed
          tone="info"
          text={texts.ready}
          action={
            <Button size="small" icon={RotateCcw} onClick={reloadAsUpdate}>
              {failureTexts.reload}
            </Button>
          }
          onDismiss={putAway}
        />
      )}
    </div>
  );
}
