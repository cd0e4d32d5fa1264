import { test as base, expect } from "@playwright/test";
import { reportBreaches } from "./breaches";
import { type Complaints, watchForComplaints } from "./complaints";
import { Portal } from "./portal";

/** Address of a build. Routes are paths below it, or the part after its `#`. */
export type Entry = { kind: "path" | "hash"; address: string };

export type BuildOptions = { entry: Entry };

export type Fixtures = BuildOptions & {
  portal: Portal;
  openTab: (route: string) => Promise<Portal>;
};

/**
 * `portal` opens routes in any build, `openTab` another tab of the same browser. A test fails on any console message of
 * a page.
 */
export const test = base.extend<Fixtures>({
  entry: [{ kind: "path", address: "" }, { option: true }],
  portal: async ({ page, entry }, use) => {
    const complaints = watchForComplaints(page, entry);
    await reportBreaches(page);
    const portal = new Portal(page, entry, complaints);
    await use(portal);
    expect(complaints.unexpected(), "the page complained").toEqual([]);
  },
  openTab: async ({ context, entry }, use) => {
    const heard: Complaints[] = [];
    await use(async (route) => {
      const page = await context.newPage();
      const complaints = watchForComplaints(page, entry);
      heard.push(complaints);
      await reportBreaches(page);
      const tab = new Portal(page, entry, complaints);
      await tab.open(route);
      return tab;
    });
    expect(
      heard.flatMap((complaints) => complaints.unexpected()),
      "another tab complained",
    ).toEqual([]);
  },
});

export { expect };
