import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FormEvent, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ComboField } from "./ComboField";
import type { ComboOption } from "./useCombo";

const agents: ComboOption[] = [
  { value: "1", label: "Dewi Lestari" },
  { value: "2", label: "Rangga Pratama" },
];

function Field({
  options = agents,
  onChange = () => undefined,
  onQueryChange = () => undefined,
  named,
}: {
  options?: ComboOption[];
  onChange?: (value: string | null) => void;
  onQueryChange?: (query: string) => void;
  named?: (text: string) => ComboOption | undefined;
}) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboField
      label="Agen"
      value={value}
      options={options}
      onQueryChange={onQueryChange}
      named={named}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const field = () => screen.getByRole("combobox", { name: "Agen" });
const offered = () => screen.queryAllByRole("option").map((option) => option.textContent);

afterEach(cleanup);

describe("an empty list", () => {
  test("says that there are no options when nothing is typed", async () => {
    render(<Field options={[]} />);
    await userEvent.click(field());
    const message = screen.getByText("No options available");
    expect(message.lang).toBe("en");
  });

  test("says that nothing was found when something is typed", async () => {
    render(<Field options={[]} />);
    await userEvent.type(field(), "zz");
    const message = screen.getByText("No results found");
    expect(message.lang).toBe("en");
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });
});

test("reports the typed text and shows the caller's options unchanged", async () => {
  const onQueryChange = vi.fn();
  render(<Field onQueryChange={onQueryChange} />);
  await userEvent.type(field(), "z");
  expect(onQueryChange).toHaveBeenLastCalledWith("z");
  expect(offered()).toEqual(["Dewi Lestari", "Rangga Pratama"]);
});

test("arrow keys mark the active option for screen readers, and Enter chooses it", async () => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const active = document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
  expect(active?.textContent).toBe("Rangga Pratama");
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("2");
  expect(field()).toHaveProperty("value", "Rangga Pratama");
  expect(offered()).toEqual([]);
});

test("Escape restores the choice; leaving the emptied field chooses nothing", async () => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole("option", { name: "Dewi Lestari" }));
  await userEvent.type(field(), "xyz{Escape}");
  expect(field()).toHaveProperty("value", "Dewi Lestari");
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test("leaving the field chooses the typed option or the only one left", async () => {
  const onChange = vi.fn();
  const { rerender } = render(<Field onChange={onChange} />);
  await userEvent.type(field(), " dewi LESTARI");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith("1");
  expect(field()).toHaveProperty("value", "Dewi Lestari");

  rerender(<Field onChange={onChange} options={agents.slice(1)} />);
  await userEvent.clear(field());
  await userEvent.type(field(), "rang");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith("2");
});

test("keeps a text that names no option and says so", async () => {
  const onChange = vi.fn();
  render(<Field onChange={onChange} />);
  await userEvent.type(field(), "Bagus");
  await userEvent.tab();
  expect(field()).toHaveProperty("value", "Bagus");
  expect(screen.getByText("Tidak ada “Bagus”. Pilih satu dari daftar.")).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test("a text that names an option is a choice, and Enter is then free for the form", async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Field onChange={onChange} named={(text) => agents.find(({ value }) => value === text)} />
    </form>,
  );
  await userEvent.type(field(), "2");
  expect(onChange).toHaveBeenLastCalledWith("2");
  expect(offered()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();

  await userEvent.keyboard("0");
  expect(onChange).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard("{Backspace}");
  await userEvent.tab();
  expect(field()).toHaveProperty("value", "Rangga Pratama");
});
