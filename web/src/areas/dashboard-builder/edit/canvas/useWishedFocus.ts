import { type RefObject, useEffect } from "react";
import { afterFrame } from "../../../../ui/page/afterFrame";
import type { ShownEditor } from "../useEditor";

/** After a step that takes the focused thing away, or makes a new one, the focus goes to the widget that the core names. */
export function useWishedFocus(
  { store, wish }: ShownEditor,
  canvas: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (wish?.widget === undefined) return;
    const frame = canvas.current?.querySelector(`[data-widget="${CSS.escape(wish.widget)}"]`);
    if (frame) bringIntoView(frame);
    if (wish.part !== "widget") return;
    store.forgetWish();
    if (wish.isRescue && document.activeElement !== document.body) return;
    const handle = [...(frame?.querySelectorAll("button") ?? [])].find(
      (button) => button.checkVisibility?.() ?? true,
    );
    handle?.focus({ preventScroll: true });
  }, [store, wish, canvas]);
}

/** Scrolls to a widget once it lies where it is going, which is asked for when its step is drawn: the asking lays out the whole page. */
function bringIntoView(frame: Element) {
  afterFrame(async () => {
    const glides = frame.getAnimations?.() ?? [];
    // One that is overtaken by the next never ends.
    await Promise.allSettled(glides.map(({ finished }) => finished));
    frame.scrollIntoView({ block: "nearest" });
  });
}
