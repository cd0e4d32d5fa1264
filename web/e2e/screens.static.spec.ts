import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { AREAS, NOWHERE } from "./routeTable";

// 640 px is a window of 1280 px at 200 %.
const WIDTHS = [360, 640, 900, 1024];

const GROUPS = [
  { name: "outside every area", routes: ["/", ...NOWHERE] },
  ...AREAS.map(({ name, screens }) => ({
    name: `in ${name}`,
    routes: screens
      .filter(({ route, leadsTo = route }) => leadsTo === route)
      .map(({ route }) => route),
  })),
];

for (const { name, routes } of GROUPS) {
  for (const route of routes) {
    test(`${route} ${name} has no barrier, and does not scroll sideways at 200 % or on a narrow phone`, async ({
      portal,
      page,
    }) => {
      await portal.open(route);
      await inEveryAppearance(page, (by) => expectNoAxeViolations(page, by));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        await expectNoSidewaysScroll(page);
      }
    });
  }
}
