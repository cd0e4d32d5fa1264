import { screen as page, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { Opening } from "./Opening";
import { screen } from "./screen";

test("reports a failed download of a screen and fetches it again on request", async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return () => <h1>Sampai</h1>;
  };
  const router = createMemoryRouter([
    { path: "/", lazy: screen(load), hydrateFallbackElement: <Opening /> },
  ]);
  render(<RouterProvider router={router} />);
  const retry = await page.findByRole("button", { name: "Coba lagi" });
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Layar ini belum terunduh");
  await userEvent.click(retry);
  expect(await page.findByRole("button", { name: "Coba lagi" })).toBeTruthy();
  isOnline = true;
  await userEvent.click(page.getByRole("button", { name: "Coba lagi" }));
  expect(await page.findByRole("heading", { name: "Sampai" })).toBeTruthy();
});
