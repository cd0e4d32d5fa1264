import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../../", import.meta.url).pathname;

/** These files change the person, or note that a file was saved or a ticket looked at, which cannot be undone. */
const NOT_SENDERS = [
  ...["shell/RoleGate.tsx", "shell/layout/switchPerson.ts"],
  ...["tickets/detail/useVisit.ts", "tickets/list/useRowMenu.ts"],
  "audit/package/useMakePackage.ts",
];

const senders = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
  .filter((file) =>
    /import \{[^}]*\bdispatch\b[^}]*\} from "[./]*engine"/.test(
      readFileSync(source + file, "utf8"),
    ),
  )
  .filter((file) => !NOT_SENDERS.includes(file));

test("finds more than ten files that send commands", () => {
  expect(senders.length).toBeGreaterThan(10);
});

test.each(senders)("%s offers to undo its commands", (file) => {
  expect(readFileSync(source + file, "utf8")).toMatch(/\bannounceDone\(\s*(outcome\.)?commit\b/);
});
