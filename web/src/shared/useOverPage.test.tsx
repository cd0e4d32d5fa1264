import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "../testing/portal";
import { useOverPage } from "./useOverPage";

function Probe() {
  const { opened, open, close } = useOverPage<string>();
  return (
    <>
      <button type="button" onClick={() => open("dialog")}>
        Buka
      </button>
      <button type="button" onClick={close}>
        Tutup
      </button>
      <output>{opened ?? "nothing"}</output>
    </>
  );
}

async function openAt(address: string) {
  const drawn = renderAt(<Probe />, address);
  await drawn.user.click(screen.getByRole("button", { name: "Buka" }));
  expect(screen.getByRole("status").textContent).toBe("dialog");
  return drawn;
}

const shown = () => screen.getByRole("status").textContent;

test("what is open stays until it is closed", async () => {
  const { user } = await openAt("/a");
  await user.click(screen.getByRole("button", { name: "Tutup" }));
  expect(shown()).toBe("nothing");
});

test("another page closes it, and coming back does not open it again", async () => {
  const { router } = await openAt("/a");
  await act(() => router.navigate("/b"));
  expect(shown()).toBe("nothing");
  await act(() => router.navigate(-1));
  expect(shown()).toBe("nothing");
});

test("going back to how the same list was filtered before closes it", async () => {
  const { router, user } = renderAt(<Probe />, "/a");
  await act(() => router.navigate("/a?status=open"));
  await user.click(screen.getByRole("button", { name: "Buka" }));
  await act(() => router.navigate(-1));
  expect(shown()).toBe("nothing");
});

test("an address that catches up with what was typed leaves it open, and the next page closes it", async () => {
  const { router } = await openAt("/a");
  await act(() => router.navigate("/a?q=izin", { replace: true }));
  expect(shown()).toBe("dialog");
  await act(() => router.navigate("/b"));
  expect(shown()).toBe("nothing");
});
