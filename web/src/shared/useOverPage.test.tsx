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

test("stays open until it is closed", async () => {
  const { user } = await openAt("/a");
  await user.click(screen.getByRole("button", { name: "Tutup" }));
  expect(shown()).toBe("nothing");
});

test("closes on another page and stays closed after Back", async () => {
  const { router } = await openAt("/a");
  await act(() => router.navigate("/b"));
  expect(shown()).toBe("nothing");
  await act(() => router.navigate(-1));
  expect(shown()).toBe("nothing");
});

test("closes when Back restores the previous filter of a list", async () => {
  const { router, user } = renderAt(<Probe />, "/a");
  await act(() => router.navigate("/a?status=open"));
  await user.click(screen.getByRole("button", { name: "Buka" }));
  await act(() => router.navigate(-1));
  expect(shown()).toBe("nothing");
});

test("stays open when the address takes a choice or typed text, and closes on the next page", async () => {
  const { router } = await openAt("/a");
  await act(() => router.navigate("/a?status=open"));
  expect(shown()).toBe("dialog");
  await act(() => router.navigate("/a?status=open&q=izin", { replace: true }));
  expect(shown()).toBe("dialog");
  await act(() => router.navigate("/b"));
  expect(shown()).toBe("nothing");
});
