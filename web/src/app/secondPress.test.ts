import { beforeEach, expect, test } from "vitest";
import { watchSecondPresses } from "./secondPress";

watchSecondPresses();

let heard: string[] = [];

/** A button that tells when it is pressed, and then does something. */
function button(name: string, then = () => {}) {
  const made = document.createElement("button");
  made.textContent = name;
  made.addEventListener("click", () => {
    heard.push(made.textContent ?? "");
    then();
  });
  document.body.append(made);
  return made;
}

const press = (element: Element, detail: number) =>
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  heard = [];
  document.body.replaceChildren();
});

test("what takes the place of the pressed one does not get the second press", () => {
  const [one, next] = [button("Ambil", () => one.remove()), button("Ambil")];
  press(one, 1);
  press(next, 2);
  expect(heard).toEqual(["Ambil"]);
  press(next, 1);
  expect(heard).toEqual(["Ambil", "Ambil"]);
});

test("nor does the same one once it says something else", () => {
  const step = button("Mulai", () => {
    step.textContent = "Selesai";
  });
  press(step, 1);
  press(step, 2);
  expect(heard).toEqual(["Mulai"]);
});

test("a button that stays what it was is pressed as often as one likes, by mouse and by keyboard", () => {
  const more = button("Berikutnya");
  for (const detail of [1, 2, 3, 0, 0]) press(more, detail);
  expect(heard).toHaveLength(5);
});
