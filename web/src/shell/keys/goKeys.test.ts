import { expect, test } from "vitest";
import { GO_KEYS } from "./goKeys";

test("no letter opens two pages of one area", () => {
  const used = [...GO_KEYS].map(([address, letter]) => `${address.split("/")[1]} ${letter}`);
  expect(new Set(used).size).toBe(used.length);
});
