import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { test } from "./fixtures";
import { AREAS, NOWHERE } from "./routeTable";

test.describe.configure({ timeout: 120_000 });

const screens = AREAS.flatMap(({ name, screens }) =>
  screens
    .filter(({ leadsTo }) => leadsTo === undefined)
    .map(({ route }) => ({ area: name, route })),
);

const GROUPS = [
  { name: "outside every area", routes: ["/", ...NOWHERE] },
  ...AREAS.map(({ name }) => ({
    name: `in ${name}`,
    routes: screens.filter(({ area }) => area === name).map(({ route }) => route),
  })),
];

for (const { name, routes } of GROUPS) {
  test(`no barrier on any address ${name}`, async ({ portal, page }) => {
    for (const route of routes) {
      await test.step(route, async () => {
        await portal.open(route);
        await inEveryAppearance(page, () => expectNoAxeViolations(page));
      });
    }
  });
}
