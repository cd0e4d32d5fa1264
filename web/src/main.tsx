// First: it sets the order of the layers that every other style belongs to.
import "./styles/portal.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { isSupported } from "./app/browserSupport";
import { CannotStart } from "./app/CannotStart";
import { createPortalRouter } from "./app/router";
import { showTheme } from "./app/shell/theme";
import { startClock } from "./core/clock";
import { startPortal } from "./core/portal";

showTheme();

const place = document.getElementById("root");
if (place === null) throw new Error("index.html has no #root");
const root = createRoot(place);

try {
  if (!isSupported()) throw new Error("No WebAssembly with SIMD, or no light-dark() in styles");
  await startPortal();
  startClock();
  root.render(
    <StrictMode>
      <RouterProvider router={createPortalRouter()} />
    </StrictMode>,
  );
} catch (error) {
  root.render(
    <StrictMode>
      <CannotStart error={error} />
    </StrictMode>,
  );
}
