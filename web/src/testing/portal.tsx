import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { drafts, type Role } from "../engine";
import { openPortal, portal } from "../engine/core/portal";
import { clearToasts } from "../shared/toast/toast";
import { clearUndoStack } from "../shared/undo/undoStack";
import moduleAddress from "../wasm/pkg/portal_core_bg.wasm?url";

const compiled = new WebAssembly.Module(readFileSync(process.cwd() + moduleAddress));

/** Saturday 21 November 2026, 09.05 WIB: the date of test portals. */
export const openedAt = Date.UTC(2026, 10, 21, 2, 5);

/** Opens a portal with the real core and the sample data. The date is fixed; timers run. */
export function openTestPortal({ role, person }: { role?: Role; person?: string } = {}): void {
  vi.useFakeTimers({ toFake: ["Date"], now: openedAt });
  openPortal(compiled, openedAt);
  // Afterwards, because the new portal must not learn what was looked at in the previous one.
  drafts.forgetAll();
  clearUndoStack();
  clearToasts();
  if (role === undefined) return;
  const actAs = person === undefined ? { role } : { role, person };
  const outcome = portal().dispatch({ session: { actAs } });
  if (outcome.kind !== "ok") throw new Error(`cannot act as ${role} ${person ?? ""}`);
}

/** Renders a screen at an address; `path` names its parameters. */
export function renderAt(screen: ReactElement, address: string, path = "*") {
  const router = createMemoryRouter([{ path, element: screen }], { initialEntries: [address] });
  const drawn = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { ...drawn, router, user: userEvent.setup() };
}
