import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { forgetStoredFiles, keepFile } from "./storedFiles";
import { useFileUrl } from "./useFileUrl";

afterEach(() => forgetStoredFiles());

test.each([
  ["image/png", "image/png"],
  ["application/pdf", "application/pdf"],
  ["text/html", "application/octet-stream"],
  ["image/svg+xml", "application/octet-stream"],
  ["application/xhtml+xml", "application/octet-stream"],
])("a file said to be %s has an address as %s", async (said, shown) => {
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  await keepFile("f1", new Blob(["<script>1</script>startxref\n0\n%%EOF"], { type: "text/html" }));
  const { result } = renderHook(() => useFileUrl("f1", said));
  await waitFor(() => expect(result.current.kind).toBe("ready"));
  const [blob] = made.mock.calls[0] ?? [];
  expect(blob instanceof Blob && blob.type).toBe(shown);
});

const PADDING = "x".repeat(5000);

test.each([
  ["%PDF-1.7\nxx", "unreadable"],
  [`%PDF-1.7\nstartxref\n9\n%%EOF${PADDING}`, "unreadable"],
  ["%PDF-1.7\n%%EOF", "unreadable"],
  [`%PDF-1.7\n${PADDING}startxref\n9\n%%EOF\n`, "ready"],
])("whether a PDF can be shown is known by its end (case %#)", async (content, kind) => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  await keepFile("f1", new Blob([content]));
  const { result } = renderHook(() => useFileUrl("f1", "application/pdf"));
  await waitFor(() => expect(result.current.kind).not.toBe("loading"));
  expect(result.current.kind).toBe(kind);
});
