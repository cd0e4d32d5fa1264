import { type RefObject, useEffect } from "react";
import { afterFrame } from "../../../../ui/page/afterFrame";
import type { ShownEditor } from "../useEditor";

/** Focuses the widget that the core names, after a step that removes the focused element or adds a widget. */
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

/** Scrolls to a widget after its transition. It waits for a frame, because `getAnimations` forces layout of the whole page. */
export function bringIntoView(frame: Element) {
  afterFrame(async () => {
    const glides = frame.getAnimations?.() ?? [];
    // `allSettled`, because `finished` rejects if another transition replaces this one.
    await Promise.allSettled(glides.map(({ finished }) => finished));
    frame.scrollIntoView({ block: "nearest" });
  });
}
