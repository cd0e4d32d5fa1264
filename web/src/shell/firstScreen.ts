/** The role selector that was drawn at build time and is already in the page (src/boot/early.ts). */
export interface FirstScreen {
  /** Hands the screen to the program. Returns the last pressed element, whose press is not answered yet. */
  handOver(): HTMLElement | undefined;
}

declare global {
  interface Window {
    portalFirstScreen?: FirstScreen;
  }
}
