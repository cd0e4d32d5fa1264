import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare const axe: typeof axeCore;

/** Fails on any violation of WCAG 2.2 AA or of axe's best practices on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Evaluated, not added as a script element: the page's content security policy stays in force.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (values) => {
    const result = await axe.run(document, { runOnly: { type: "tag", values } });
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    }));
  }, tags);
  expect(violations).toEqual([]);
}
