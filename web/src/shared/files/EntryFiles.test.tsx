import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FileView, keepFiles } from "../../engine";
import { EntryFiles } from "./EntryFiles";

const photo: FileView = {
  id: "foto-1",
  name: "bukti�gnp.png",
  sizeLabel: "12 B",
  downloadName: "buktignp.png",
  mediaType: "image/png",
  hasPreview: true,
  isImage: true,
};

const UNSHOWN = "Gambar bukti�gnp.png tidak dapat ditampilkan. Unduh berkasnya untuk memeriksanya.";

beforeEach(() => {
  const bytes = new File(["\u0089PNG\r\n\u001a\nrusak"], photo.name);
  keepFiles([{ id: photo.id, name: photo.name, size: 12, format: "png" }], [bytes]);
});
afterEach(cleanup);

test("a broken image in the conversation says so and offers its file", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  render(<EntryFiles files={[photo]} sender="Sari Dewi" />);
  fireEvent.error(await screen.findByRole("img", { name: photo.name }));

  expect(screen.getByText(UNSHOWN)).toBeDefined();
  expect(screen.queryByRole("img", { name: photo.name })).toBeNull();
  // The file list and the warning each have a download button. With several broken images, each warning needs its own.
  const [, beside] = screen.getAllByRole("button", { name: `Unduh ${photo.name}` });
  await userEvent.click(beside ?? document.body);
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test("a broken image in the preview says so and offers its file", async () => {
  render(<EntryFiles files={[photo]} sender="Sari Dewi" />);
  await userEvent.click(screen.getByRole("button", { name: `Pratinjau ${photo.name}` }));
  const preview = within(screen.getByRole("dialog", { name: photo.name }));
  fireEvent.error(await preview.findByRole("img", { name: photo.name }));

  expect(preview.getByText(UNSHOWN)).toBeDefined();
  expect(preview.getByRole("button", { name: "Unduh" })).toBeDefined();
});

const ihdr = (side: number[], end: string) =>
  new File(
    [
      new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]),
      new Uint8Array([...side, ...side, 8, 2, 0, 0, 0, 0, 0, 0, 0]),
      end,
    ],
    photo.name,
  );
const END = "\0\0\0\0IEND1234";

test("an image with too many pixels is not drawn, and is offered as a file", async () => {
  keepFiles(
    [{ id: photo.id, name: photo.name, size: 45, format: "png" }],
    [ihdr([0, 0, 117, 48], END)],
  );
  render(<EntryFiles files={[photo]} sender="Sari Dewi" />);
  const said = await screen.findByText(
    "Gambar bukti�gnp.png terlalu besar untuk ditampilkan (30.000 × 30.000 piksel). Unduh berkasnya untuk melihatnya.",
  );
  expect(said).toBeDefined();
  expect(screen.queryByRole("img", { name: photo.name })).toBeNull();
  expect(screen.getAllByRole("button", { name: `Unduh ${photo.name}` })).toHaveLength(2);
});

test("a truncated image is drawn as far as possible, with a note", async () => {
  keepFiles(
    [{ id: photo.id, name: photo.name, size: 33, format: "png" }],
    [ihdr([0, 0, 0, 9], "")],
  );
  render(<EntryFiles files={[photo]} sender="Sari Dewi" />);
  expect(await screen.findByRole("img", { name: photo.name })).toBeDefined();
  expect(
    screen.getByText(/^Gambar bukti�gnp\.png terpotong dan tidak dapat ditampilkan utuh\./),
  ).toBeDefined();
});

test("the direction of a file's name is isolated from the text around it", () => {
  render(<EntryFiles files={[{ ...photo, isImage: false }]} sender="Sari Dewi" />);
  expect(screen.getByText(photo.name).tagName).toBe("BDI");
});
