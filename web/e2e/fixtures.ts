import { test as base, expect } from "@playwright/test";
import { reportBreaches } from "./breaches";
import { watchForComplaints } from "./complaints";
import { Portal } from "./portal";

/** How a build is entered: routes are paths under `address`, or the part after its `#`. */
export type Entry = { kind: "path" | "hash"; address: string };

export type BuildOptions = { entry: Entry };

type Fixtures = BuildOptions & { portal: Portal };

/** `portal` opens routes in any build; a test fails on any complaint of the page, whatever it asserts itself. */
export const test = base.extend<Fixtures>({
  entry: [{ kind: "path", address: "" }, { option: true }],
  portal: async ({ page, entry }, use) => {
    const complaints = watchForComplaints(page, entry);
    await reportBreaches(page);
    const portal = new Portal(page, entry, complaints);
    await use(portal);
    expect(complaints.unexpected(), "the page complained").toEqual([]);
  },
});

export { expect };
