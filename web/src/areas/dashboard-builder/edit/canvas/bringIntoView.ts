/** Scrolls to a widget once it lies where it is going. */
export async function bringIntoView(frame: Element) {
  const glides = frame.getAnimations?.() ?? [];
  // One that is overtaken by the next never ends.
  await Promise.allSettled(glides.map(({ finished }) => finished));
  frame.scrollIntoView({ block: "nearest" });
}
