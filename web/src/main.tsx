// First: it sets the order of the layers that every other style belongs to.
import "./styles/portal.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { isSupported } from "./app/browserSupport";
import { CannotStart } from "./app/CannotStart";
import { keepOffline } from "./app/offline/keepOffline";
import { prefetchCore } from "./app/openCore";
import { paths } from "./app/paths";
import { createPortalRouter } from "./app/router";
import { watchSecondPresses } from "./app/secondPress";
import { showTheme } from "./app/shell/theme";

showTheme();
watchSecondPresses();

type Router = ReturnType<typeof createPortalRouter>;

/** The core and all else that the first screen waits for have come. */
const opened = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });

/** Every address but the role selector's needs the core: its download starts before anything is drawn. */
function openRouter() {
  const router = createPortalRouter();
  if (router.state.matches.at(-1)?.route.path !== paths.roleSelector) prefetchCore();
  if (import.meta.env.MODE === "production") keepOffline(opened(router));
  return router;
}

const place = document.getElementById("root");
if (place === null) throw new Error("index.html has no #root");
createRoot(place).render(
  <StrictMode>
    {isSupported() ? (
      // What a control has just changed in the address is drawn before the next key: a control never shows its old choice.
      <RouterProvider router={openRouter()} useTransitions={false} />
    ) : (
      <CannotStart />
    )}
  </StrictMode>,
);
