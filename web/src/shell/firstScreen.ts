/** The role selector that the page holds already, drawn before the program came (src/boot/early.ts). */
export interface FirstScreen {
  /** Leaves the screen to the program; answers with what was pressed last on it, which waits for an answer. */
  handOver(): HTMLElement | undefined;
}

declare global {
  interface Window {
    portalFirstScreen?: FirstScreen;
  }
}
