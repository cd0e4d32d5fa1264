import { expect, type Locator, type Page } from "@playwright/test";
import { widget } from "./dashboards";

/** In px: wide enough for settings beside the canvas. */
export const WIDE_WINDOW = { width: 1600, height: 900 };

/** A widget on the canvas, with its handles. */
export const frame = (page: Page, title: string) =>
  page.getByRole("list", { name: "Kanvas" }).getByRole("group", { name: title, exact: true });

export const settings = (page: Page) =>
  page.getByRole("complementary", { name: "Pengaturan widget" });

export const handle = (
  page: Page,
  title: string,
  task: "Pindahkan" | "Ubah ukuran" = "Pindahkan",
) => page.getByRole("button", { name: `${task} ${title}`, exact: true });

/** Opens the editor from a dashboard's page. */
export async function edit(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("button", { name: "Tambah widget", exact: true })).toBeVisible();
}

/** Checks the state of the working copy. */
export const expectState = (page: Page, state: "Tersimpan" | "Belum tersimpan") =>
  expect(
    page
      .getByRole("main")
      .getByText(
        state === "Tersimpan"
          ? /^Tersimpan(?: dan diterbitkan)?$/
          : /^Perubahan belum (?:disimpan|diterbitkan)/,
      ),
  ).toBeVisible();

/** Adds a widget from the gallery and sets title and data. */
export async function addWidget(
  page: Page,
  kind: string,
  { title, source }: { title: string; source: string },
): Promise<void> {
  await page.getByRole("button", { name: "Tambah widget", exact: true }).click();
  const gallery = page.getByRole("dialog", { name: "Tambah widget" });
  await gallery.getByRole("button", { name: kind, exact: true }).click();
  await expect(gallery).toBeHidden();
  await settings(page).getByLabel("Sumber data").selectOption({ label: source });
  await settings(page).getByLabel("Judul").fill(title);
  await expect(widget(page, title)).toBeVisible();
}

/** Checks the last announcement to screen readers. */
export const expectSaid = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: words }).first()).toBeAttached();

/** Positions of the widgets after they have stopped moving. */
export async function boxesOf(frames: Locator) {
  const isMoving = () =>
    document
      .getAnimations()
      .some((each) => each instanceof CSSTransition && each.playState === "running");
  await expect.poll(() => frames.page().evaluate(isMoving)).toBe(false);
  return frames.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY, width, height };
    }),
  );
}

/** Checks that no two widgets overlap visibly. */
export function expectNoOverlap(boxes: Awaited<ReturnType<typeof boxesOf>>): void {
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const apart =
        one.x + one.width <= other.x + 1 ||
        other.x + other.width <= one.x + 1 ||
        one.y + one.height <= other.y + 1 ||
        other.y + other.height <= one.y + 1;
      expect(apart, `${JSON.stringify(one)} over ${JSON.stringify(other)}`).toBe(true);
    }
  }
}
