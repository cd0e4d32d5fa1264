// Imported first, because it sets the order of the CSS layers.
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

/** Resolves when the core and everything else that the first screen needs are loaded. */
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
  // All other addresses need the core: its download starts before anything is drawn.
  if (!isRoleSelector(router)) prefetchCore();
  if (import.meta.env.MODE === "production") keepOffline(opened(router));
  return router;
}

/** The page may already contain the role selector, drawn at build time (src/boot). */
function draw(place: HTMLElement, router: Router) {
  const portal = (
    <StrictMode>
      <AnswerEarly>
        {/* The router draws the next screen in a transition. Controls show their new state at once: see useAddressQuery. */}
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
