import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ScreenError } from "./ScreenError";

test("keeps the frame of a failed screen and offers a retry", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new Error("rusak");
    return <h1>Utuh</h1>;
  }
  const Frame = () => (
    <>
      <nav>Menu</nav>
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      path: "/",
      element: <Frame />,
      children: [
        { errorElement: <ScreenError />, children: [{ index: true, element: <Screen /> }] },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText("Layar ini tidak dapat ditampilkan")).toBeTruthy();
  expect(screen.getByRole("navigation")).toBeTruthy();
  expect(screen.getByText("Error: rusak")).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect(await screen.findByRole("heading", { name: "Utuh" })).toBeTruthy();
  vi.mocked(console.error).mockClear();
});
