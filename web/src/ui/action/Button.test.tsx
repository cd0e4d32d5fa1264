import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./Button";

afterEach(cleanup);

test("a disabled button gives its reason, keeps its name and does nothing", async () => {
  const onClick = vi.fn();
  render(
    <Button reason="Tulis balasan dahulu" onClick={onClick}>
      Kirim
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Kirim" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toBe("Tulis balasan dahulu");
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test("a button contains only its label", () => {
  render(<Button>Keluar</Button>);
  expect(screen.getByRole("button").textContent).toBe("Keluar");
});

test("a busy submit button keeps its name and does not submit again", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Kirim
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole("button", { name: "Kirim" }));
  rerender(form(true));
  await userEvent.click(screen.getByRole("button", { name: "Kirim" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("shows the effect in the button and at the end of its name", () => {
  render(<Button effect="Status menjadi Pending">Kirim Tiket</Button>);
  const button = screen.getByRole("button", { name: "Kirim Tiket Status menjadi Pending" });
  expect(button.textContent).toBe("Kirim Tiket Status menjadi Pending");
});
