import { render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { translatePage } from "../../testing/translatePage";
import { followTranslation } from "./followTranslation";

beforeAll(() => followTranslation(document.body));

function Tickets({ count, isLate = true }: { count: number; isLate?: boolean }) {
  return (
    <p data-testid="tickets">
      Ada {count} tiket{isLate && " terlambat"}
      <b>!</b>
    </p>
  );
}

const shown = () => screen.getByTestId("tickets").textContent;

/** Ways in which a translator may replace a text by its translation. */
const ways: Record<string, (text: Text, wrapper: Element) => void> = {
  "replaces it": (text, wrapper) => text.replaceWith(wrapper),
  "puts it before the text, which it then removes": (text, wrapper) => {
    text.before(wrapper);
    text.remove();
  },
  "puts it behind the text, which it then removes": (text, wrapper) => {
    text.after(wrapper);
    text.remove();
  },
  "moves the text into it": (text, wrapper) => {
    text.before(wrapper);
    wrapper.replaceChildren(text);
  },
  "moves the text into it and then adds it": (text, wrapper) => {
    const { parentNode: parent, nextSibling: next } = text;
    wrapper.replaceChildren(text);
    parent?.insertBefore(wrapper, next);
  },
};

describe.each(Object.entries(ways))("a translator that %s", (_name, wrap) => {
  test("does not prevent React from changing, adding and removing text", async () => {
    const { rerender } = render(<Tickets count={3} />);
    for (const text of [...screen.getByTestId("tickets").childNodes]) {
      if (!(text instanceof Text)) continue;
      const wrapper = document.createElement("font");
      wrapper.textContent = text.data;
      wrap(text, wrapper);
    }
    await Promise.resolve();
    expect(shown()).toBe("Ada 3 tiket terlambat!");
    rerender(<Tickets count={4} isLate={false} />);
    await Promise.resolve();
    expect(shown()).toBe("Ada 4 tiket!");
    rerender(<Tickets count={5} />);
    await Promise.resolve();
    expect(shown()).toBe("Ada 5 tiket terlambat!");
  });
});

test("a page that is translated after each change shows the current values", async () => {
  const { rerender, unmount } = render(<Tickets count={0} />);
  for (const count of [1, 2, 3]) {
    await translatePage();
    rerender(<Tickets count={count} isLate={count !== 2} />);
    await Promise.resolve();
    expect(shown()).toBe(`Ada ${count} tiket${count === 2 ? "" : " terlambat"}!`);
  }
  await translatePage();
  unmount();
  expect(document.body.textContent).toBe("");
});

test("a moved text keeps its translation", async () => {
  const list = (order: readonly string[]) => (
    <p data-testid="tickets">
      {order.map((word) => (
        <Word key={word} word={word} />
      ))}
    </p>
  );
  const { rerender } = render(list(["satu ", "dua ", "tiga "]));
  await translatePage();
  rerender(list(["tiga ", "satu ", "dua "]));
  await Promise.resolve();
  expect(shown()).toBe("tiga satu dua ");
});

const Word = ({ word }: { word: string }) => word;

test("a translator can restore the original text", async () => {
  const { rerender } = render(<Tickets count={3} />);
  const text = screen.getByTestId("tickets").childNodes[1];
  await translatePage();
  const wrapper = screen.getByText("3").parentElement;
  if (!(text instanceof Text) || !wrapper) throw new Error("nothing is translated");
  wrapper.replaceWith(text);
  await Promise.resolve();
  expect(shown()).toBe("Ada 3 tiket terlambat!");
  rerender(<Tickets count={4} />);
  await Promise.resolve();
  expect(shown()).toBe("Ada 4 tiket terlambat!");
});
