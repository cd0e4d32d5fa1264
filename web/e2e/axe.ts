import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All that the colours of a theme can break; everything else is the same in the dark, and is looked at in the light. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

declare const axe: typeof axeCore;

/** Fails on any violation of WCAG 2.2 AA or of axe's best practices on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Evaluated, not added as a script element: the page's content security policy stays in force.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([tags, rules]) => {
      const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
      const result = await axe.run(document, {
        runOnly: isDark ? { type: "rule", values: rules } : { type: "tag", values: tags },
      });
      return result.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
      }));
    },
    [tags, rulesOfColour] as const,
  );
  expect(violations).toEqual([]);
}
