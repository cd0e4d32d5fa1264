import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { routes } from "../shell/router";
import { portal } from "../engine/core/portal";

// The storage knows one portal only, and most tests open several. A test of the storage takes this back.
vi.doMock(import("../engine/storage/portalStorage"), async (original) => ({
  ...(await original()),
  startStorage: async () => {},
}));

/** Draws the whole portal at an address, frame and all. */
export function portalAt(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, user: userEvent.setup() };
}

/** Who is acting. */
export function acting() {
  const answer = portal().readOnce("session");
  if (answer.kind === "refused") throw new Error("the session is open to everybody");
  return answer.value;
}
