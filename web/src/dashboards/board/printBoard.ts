const PATIENCE_MS = 5000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Marks the placeholder of a board that is loading. */
export const BOARD_PLACEHOLDER = { "data-board-to-come": "" };

/** Sets the boards to paper width, waits until their widgets are redrawn, and prints, unless the user has left. */
export async function printBoard(): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (document.querySelector("[data-board-to-come]") && performance.now() < deadline) {
    await nextFrame();
  }
  const boards = [...document.querySelectorAll<HTMLElement>("[data-board]")];
  for (const board of boards) board.dataset.paper = "";
  do {
    // The first frame measures the new sizes, the second draws.
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
