import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../../", import.meta.url).pathname;

/** Changing the person is not undone. */
const NOT_SENDERS = ["shell/RoleGate.tsx", "shell/layout/useActAs.ts"];

const senders = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) =>
    /import \{[^}]*\bdispatch\b[^}]*\} from "[./]*engine"/.test(
      readFileSync(source + file, "utf8"),
    ),
  )
  .filter((file) => !NOT_SENDERS.includes(file));

test("there is something to look at", () => {
  expect(senders.length).toBeGreaterThan(10);
});

test.each(senders)("what %s does is announced with the way to take it back", (file) => {
  expect(readFileSync(source + file, "utf8")).toMatch(/\bannounceDone\(\s*(outcome\.)?commit\b/);
});
