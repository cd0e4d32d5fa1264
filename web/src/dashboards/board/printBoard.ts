const PATIENCE_MS = 5000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Marks what stands there until the board is loaded. */
export const BOARD_TO_COME = { "data-board-to-come": "" };

/** Lays the boards out as wide as paper, waits until everything on them is loaded and drawn so, and opens the print dialog, unless they are left by then. */
export async function printBoard(): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (document.querySelector("[data-board-to-come]") && performance.now() < deadline) {
    await nextFrame();
  }
  const boards = [...document.querySelectorAll<HTMLElement>("[data-board]")];
  for (const board of boards) board.dataset.paper = "";
  do {
    // In the first frame sizes are measured, in the second it is drawn.
    await nextFrame();
    await nextFrame();
  } while (
    boards.some((board) => board.querySelector("[role='status']")) &&
    performance.now() < deadline
  );
  const isLeft = boards.length > 0 && !boards.some((board) => board.isConnected);
  if (!isLeft) window.print();
  for (const board of boards) delete board.dataset.paper;
}
