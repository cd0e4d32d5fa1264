// First: it sets the order of the layers that every other style belongs to.
import "./styles/portal.css";

import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { routes } from "./routes";
import { paths } from "./shared/paths";
import { watchSecondPresses } from "./shared/staleDoubleClick";
import { AnswerEarly } from "./shell/AnswerEarly";
import { isSupported } from "./shell/browserSupport";
import { CannotStart } from "./shell/CannotStart";
import { watchComposing } from "./shell/composing";
import { showKeptTheme } from "./shell/layout/theme";
import { keepOffline } from "./shell/offline/keepOffline";
import { prefetchCore } from "./shell/openCore";
import { createPortalRouter } from "./shell/router";
import { refuseStrayDrops } from "./shell/strayDrops";
import { followTranslation } from "./ui/page/followTranslation";

showKeptTheme();
watchComposing();
watchSecondPresses();
refuseStrayDrops();
followTranslation(document.body);

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

const isRoleSelector = ({ state }: Router) =>
  state.matches.at(-1)?.route.path === paths.roleSelector;

function openRouter() {
  const router = createPortalRouter(routes);
  // Every address but the role selector's needs the core: its download starts before anything is drawn.
  if (!isRoleSelector(router)) prefetchCore();
  if (import.meta.env.MODE === "production") keepOffline(opened(router));
  return router;
}

/** The page may hold the role selector already, as it is drawn here (src/boot). */
function draw(place: HTMLElement, router: Router) {
  const portal = (
    <StrictMode>
      <AnswerEarly>
        {/* Another screen is drawn in slices, after the press is seen. What a control has just chosen does not wait for it: useAddressQuery. */}
        <RouterProvider router={router} />
      </AnswerEarly>
    </StrictMode>
  );
  if (window.portalFirstScreen && isRoleSelector(router)) hydrateRoot(place, portal);
  else createRoot(place).render(portal);
}

const place = document.getElementById("root");
if (place === null) throw new Error("index.html has no #root");
if (isSupported()) draw(place, openRouter());
else createRoot(place).render(<CannotStart />);
