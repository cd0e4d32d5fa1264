/** The page scrolls while the pointer is this near to `TOP` or the window's lower edge, in px. */
const EDGE = 72;
const TOP = 130;
const SPEED = 14;

export function scrollNearEdges() {
  let frame: number | undefined;
  let speed = 0;
  let onScroll = () => {};

  function run() {
    window.scrollBy(0, speed);
    onScroll();
    frame = requestAnimationFrame(run);
  }

  function stop() {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  }

  return {
    stop,
    follow(clientY: number, whenScrolled: () => void) {
      onScroll = whenScrolled;
      const below = clientY - (window.innerHeight - EDGE);
      const above = TOP + EDGE - clientY;
      const depth = Math.min(1, Math.max(below, above) / EDGE);
      speed = (below > above ? 1 : -1) * Math.max(0, depth) * SPEED;
      if (depth <= 0) stop();
      else frame ??= requestAnimationFrame(run);
    },
  };
}
