// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { download } from "./download";

test("a download is saved under its name and its address is revoked", () => {
  vi.useFakeTimers();
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function check(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe("Tiket_R8K2AB.csv");
    expect(this.href).toBe("blob:x");
  });
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  download("Tiket_R8K2AB.csv", new Blob(["a"], { type: "text/html" }));
  const [blob] = made.mock.calls[0] ?? [];
  expect(blob instanceof Blob && blob.type, "no browser opens it").toBe("application/octet-stream");
  expect(click).toHaveBeenCalledTimes(1);
  expect(document.querySelector("a")).toBeNull();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith("blob:x");
});
