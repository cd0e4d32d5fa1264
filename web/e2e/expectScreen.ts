import { expect } from "@playwright/test";
import type { Portal } from "./portal";
import type { Area, Screen } from "./routeTable";

/** Opens an address as a visitor who typed it: its screen is there under its title, at the address that it leads to. */
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
