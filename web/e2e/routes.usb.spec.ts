import { expectScreen } from "./expectScreen";
import { test } from "./fixtures";
import { AREAS } from "./routeTable";

/** The area with most kinds of addresses: redirects, ids and categories. `npm run test:deep` opens the others too. */
const EVERYDAY = "Auditor";

for (const area of AREAS) {
  test(`every address of ${area.name} shows its screen under its title in the single file`, {
    tag: area.name === EVERYDAY ? [] : "@deep",
  }, async ({ portal }) => {
    for (const screen of area.screens)
      await test.step(screen.route, () => expectScreen(portal, area, screen));
  });
}
