// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { pressIsDone, watchSecondPresses } from "./staleDoubleClick";

watchSecondPresses();

let heard: string[] = [];

/** A button that records each press and then runs `then`. */
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

test("ignores the second click if another button takes the pressed one's place", () => {
  const [one, next] = [button("Ambil", () => one.remove()), button("Ambil")];
  press(one, 1);
  press(next, 2);
  expect(heard).toEqual(["Ambil"]);
  press(next, 1);
  expect(heard).toEqual(["Ambil", "Ambil"]);
});

test("ignores the second click if the button's text changes", () => {
  const step = button("Mulai", () => {
    step.textContent = "Selesai";
  });
  press(step, 1);
  press(step, 2);
  expect(heard).toEqual(["Mulai"]);
});

test("counts every press on an unchanged button, by mouse and keyboard", () => {
  const more = button("Berikutnya");
  for (const detail of [1, 2, 3, 0, 0]) press(more, detail);
  expect(heard).toHaveLength(5);
});

test("ignores the second click after `pressIsDone`", () => {
  const status = button("Set Pending", pressIsDone);
  press(status, 1);
  press(status, 2);
  expect(heard).toEqual(["Set Pending"]);
  press(status, 1);
  expect(heard).toHaveLength(2);
});

/** True if a key press reaches the element, so that the browser may turn it into a click. */
function keyReaches(element: Element, key: string, repeat: boolean) {
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  element.addEventListener("keydown", hear);
  const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
  const isLeft = element.dispatchEvent(event);
  element.removeEventListener("keydown", hear);
  return isHeard && isLeft;
}

function field(name: "input" | "textarea") {
  const made = document.createElement(name);
  document.body.append(made);
  return made;
}

test.each(["Enter", " "])("%j held down presses a button once", (key) => {
  const step = button("Mulai");
  expect(keyReaches(step, key, false)).toBe(true);
  expect(keyReaches(step, key, true)).toBe(false);
  expect(keyReaches(step, key, false)).toBe(true);
});

test("a held key does not reach the element that its press has focused", () => {
  const title = field("input");
  keyReaches(button("Ubah nama"), "Enter", false);
  expect(keyReaches(title, "Enter", true)).toBe(false);
});

test("a held key repeats in a text field, on the page, and as an arrow", () => {
  for (const element of [field("input"), field("textarea"), document.body]) {
    keyReaches(element, " ", false);
    expect(keyReaches(element, " ", true)).toBe(true);
  }
  const labelled = document.createElement("label");
  labelled.append(field("input"));
  document.body.append(labelled);
  const [inside] = labelled.children;
  if (!inside) throw new Error("the label holds a field");
  keyReaches(inside, " ", false);
  expect(keyReaches(inside, " ", true)).toBe(true);
  expect(keyReaches(button("Pindahkan"), "ArrowRight", true)).toBe(true);
});
