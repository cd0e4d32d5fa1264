import { type FocusEvent, useMemo, useState } from "react";
import { useAfterFrame } from "../../../ui/page/useAfterFrame";
import type { ShownEditor } from "./useEditor";

/**
 * The editor as its two panes show it, the canvas and the settings beside it: the active one, which is worked in, shows a step at once, the
 * other a frame later. A press or key is answered by that first frame, and need not wait for all that follows from it.
 */
export function useActivePane(editor: ShownEditor) {
  const [isInSettings, setInSettings] = useState(false);
  const late = useAfterFrame(editor, editor);
  const [canvas, settings] = useMemo(() => {
    const inSettings = () => setInSettings(true);
    const inCanvas = () => setInSettings(false);
    return [
      { onPointerDownCapture: inCanvas, onFocusCapture: inCanvas },
      {
        // Not every press gives the focus, nor is every key preceded by one.
        onPointerDownCapture: inSettings,
        onFocusCapture: inSettings,
        onInputCapture: inSettings,
        onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
          if (!currentTarget.contains(relatedTarget)) inCanvas();
        },
      },
    ] as const;
  }, []);
  return {
    canvas: { editor: isInSettings ? late : editor, paneProps: canvas },
    settings: { editor: isInSettings ? editor : late, paneProps: settings },
  };
}

export type PaneProps = ReturnType<typeof useActivePane>["canvas" | "settings"]["paneProps"];
