import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { portal } from "../engine/core/portal";
import { routes } from "../routes";

/** Renders the whole portal at an address. */
export function portalAt(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, user: userEvent.setup() };
}

/** The acting role and person. */
export function acting() {
  const answer = portal().readOnce("session");
  if (answer.kind === "refused") throw new Error("the session is open to everybody");
  return answer.value;
}
