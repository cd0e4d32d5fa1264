import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { FileDropZone } from "./FileDropZone";

const report = new File(["a"], "laporan.pdf", { type: "application/pdf" });
const photo = new File(["b"], "foto.png", { type: "image/png" });
const tool = new File(["c"], "alat.exe");

function show() {
  const onFiles = vi.fn();
  render(<FileDropZone label="Lampiran" hint="Paling besar 10 MB" onFiles={onFiles} />);
  return { onFiles, input: screen.getByLabelText<HTMLInputElement>("Lampiran") };
}

afterEach(cleanup);

test("several files picked at once arrive together", async () => {
  const { onFiles, input } = show();
  await userEvent.upload(input, [report, photo]);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([report, photo]);
});

test("the same file can be picked again", async () => {
  const { onFiles, input } = show();
  await userEvent.upload(input, report);
  expect(input.value).toBe("");
  await userEvent.upload(input, report);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test("dropped files of any type arrive together", () => {
  const { onFiles, input } = show();
  fireEvent.drop(input, { dataTransfer: { files: [report, tool] } });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([report, tool]);
});

test("ignores a drop without files", () => {
  const { onFiles, input } = show();
  fireEvent.drop(input, { dataTransfer: { files: [] } });
  expect(onFiles).not.toHaveBeenCalled();
});

test("the hint describes the control and Tab reaches it", async () => {
  const { input } = show();
  const hint = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("Paling besar 10 MB");
  await userEvent.tab();
  expect(document.activeElement).toBe(input);
});
