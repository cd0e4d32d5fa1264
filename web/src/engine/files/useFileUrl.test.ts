// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { forgetStoredFiles, keepFile } from "./storedFiles";
import { useFileUrl } from "./useFileUrl";

afterEach(() => forgetStoredFiles());

test.each([
  ["image/png", "image/png"],
  ["application/pdf", "application/octet-stream"],
  ["text/html", "application/octet-stream"],
  ["image/svg+xml", "application/octet-stream"],
  ["application/xhtml+xml", "application/octet-stream"],
])("a file declared as %s gets a URL of type %s", async (said, shown) => {
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  await keepFile("f1", new Blob(["<script>1</script>"], { type: "text/html" }));
  const { result } = renderHook(() => useFileUrl("f1", said));
  await waitFor(() => expect(result.current.kind).toBe("ready"));
  const [blob] = made.mock.calls[0] ?? [];
  expect(blob instanceof Blob && blob.type).toBe(shown);
});
