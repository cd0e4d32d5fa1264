import { afterFrame } from "../../../../ui/page/afterFrame";

/** Scrolls to a widget once it lies where it is going, which is asked for when its step is drawn: the asking lays out the whole page. */
export function bringIntoView(frame: Element) {
  afterFrame(async () => {
    const glides = frame.getAnimations?.() ?? [];
    // One that is overtaken by the next never ends.
    await Promise.allSettled(glides.map(({ finished }) => finished));
    frame.scrollIntoView({ block: "nearest" });
  });
}
