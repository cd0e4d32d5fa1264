import { expect } from "@playwright/test";
import type { Portal } from "./portal";
import type { Area, Screen } from "./routeTable";

/** Opens an address like a typed one and checks screen, title and final address. */
export async function expectScreen(
  portal: Portal,
  { name }: Pick<Area, "name">,
  { route, leadsTo = route, heading, title = heading }: Screen,
): Promise<void> {
  await portal.open(route);
  await expect(portal.page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(portal.page).toHaveTitle(`${title} · ${name} · Portal Minerba`);
  expect(portal.route()).toBe(leadsTo);
}
