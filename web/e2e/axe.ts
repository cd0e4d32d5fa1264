import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const rules = {
  all: {
    runOnly: {
      type: "tag",
      values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    // Experimental in axe, but WCAG 2.5.3: the accessible name contains the visible text.
    rules: { "label-content-name-mismatch": { enabled: true } },
  },
  colours: { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
} satisfies Record<string, axeCore.RunOptions>;

/** Set of axe rules. Between themes only colours differ. */
export type AxeRules = keyof typeof rules;

declare const axe: typeof axeCore;

/** Waits for animations that end: a dialog that still fades in has too little contrast. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Fails on any violation of WCAG 2.2 AA or axe's best practices. */
export async function expectNoAxeViolations(page: Page, by: AxeRules = "all"): Promise<void> {
  // Evaluated instead of added as a script element, so that the content security policy stays in force.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  await untilStill(page);
  const violations = await page.evaluate(async (options) => {
    const result = await axe.run(document, { ...options, resultTypes: ["violations"] });
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    }));
  }, rules[by]);
  expect(violations).toEqual([]);
}
