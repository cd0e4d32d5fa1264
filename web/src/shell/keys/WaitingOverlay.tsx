import { useLayoutEffect } from "react";
import { openingDialog } from "../../ui/overlay/isCovered";
import { keepTyped } from "./overlays";

/**
 * Takes the place of the palette or the sheet while its script loads. It stops the keys of the page, and letters that are
 * typed meanwhile wait for the palette's field.
 */
export function WaitingOverlay() {
  useLayoutEffect(() => {
    function press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (!ctrlKey && !metaKey && !altKey && [...key].length === 1) keepTyped(key);
    }
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
  return <div {...openingDialog} />;
}
