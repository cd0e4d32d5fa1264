import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { useView } from "../../core/useView";
import { ownFrames } from "../../testing/ownFrames";
import { openTestPortal } from "../../testing/portal";
import { noteAnswer } from "./slowAnswers";
import { useFormDispatch } from "./useFormDispatch";

const paint = ownFrames();

/** The frame of the press is painted. */
const painted = () =>
  act(async () => {
    paint();
    await new Promise((done) => setTimeout(done));
  });

function Form() {
  const dispatch = useFormDispatch();
  const [isOpen, setOpen] = useState(true);
  function take() {
    dispatch({ ticket: { take: { ticket: "N4W7KD" } } });
    setOpen(false);
  }
  return isOpen ? (
    <button type="button" onClick={take}>
      Ambil
    </button>
  ) : null;
}

function Page() {
  const counts = useView("ticketCounts");
  return (
    <>
      <Form />
      <output>{counts.kind === "ok" ? counts.value.new : counts.refusal.reason}</output>
    </>
  );
}

const form = () => screen.queryByRole("button");
const page = () => screen.getByRole("status").textContent;

test("a form's own answer and the page's come in one frame", () => {
  openTestPortal({ role: "agent" });
  render(<Page />);
  expect(page()).toBe("1");
  fireEvent.click(screen.getByRole("button"));
  expect(form()).toBeNull();
  expect(page()).toBe("0");
});

test("where answers take long the form's own is on the screen first", async () => {
  noteAnswer(100);
  openTestPortal({ role: "agent" });
  render(<Page />);
  fireEvent.click(screen.getByRole("button"));
  expect(form()).toBeNull();
  expect(page()).toBe("1");
  await painted();
  expect(page()).toBe("0");
});
