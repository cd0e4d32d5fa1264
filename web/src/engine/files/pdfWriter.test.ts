import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { serveAssets } from "../../testing/serveAssets";
import { readView } from "../core/useView";
import { writePdf } from "./pdfWriter";

const { Instance } = WebAssembly;
let instances = 0;

beforeEach(() => {
  WebAssembly.Instance = new Proxy(Instance, {
    construct: (target, given) => {
      instances += 1;
      return Reflect.construct(target, given);
    },
  });
  serveAssets();
  openTestPortal({ role: "agent" });
});

afterEach(() => {
  WebAssembly.Instance = Instance;
});

function printable() {
  const print = readView("ticketPdf", { id: "N4W7KD", images: [] });
  if (print.kind === "refused") throw new Error("there is such a ticket");
  return print.value.document;
}

/** A document that throws when it is read. */
const breaking = (error: unknown) =>
  new Proxy(printable(), {
    get: () => {
      throw error;
    },
  });

test("starts a new instance after a trap, and keeps the instance after another error", async () => {
  const first = await writePdf(printable());
  const before = instances;

  await expect(writePdf(breaking(new Error("unreadable")))).rejects.toThrow("unreadable");
  expect(await writePdf(printable())).toEqual(first);
  expect(instances).toBe(before);

  const trap = new WebAssembly.RuntimeError("unreachable");
  await expect(writePdf(breaking(trap))).rejects.toBe(trap);
  expect(await writePdf(printable())).toEqual(first);
  expect(instances).toBe(before + 1);
});
