import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { type Late, LateDrawing } from "./LateDrawing";

type Props = { name: string };

const Drawing = ({ name }: Props) => <p>Gambar {name}</p>;

test("a drawing that failed to load is loaded again on request", async () => {
  const late: Late<Props> = {
    load: vi.fn<Late<Props>["load"]>().mockRejectedValueOnce("offline").mockResolvedValue(Drawing),
  };
  render(<LateDrawing late={late} draw={{ name: "peta" }} />);
  await userEvent.click(await screen.findByRole("button", { name: "Coba lagi" }));
  await screen.findByText("Gambar peta");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a drawing is loaded once and then cached", async () => {
  const late: Late<Props> = { load: vi.fn(async () => Drawing) };
  const { unmount } = render(<LateDrawing late={late} draw={{ name: "satu" }} />);
  await screen.findByText("Gambar satu");
  unmount();
  render(<LateDrawing late={late} draw={{ name: "dua" }} />);
  screen.getByText("Gambar dua");
  expect(late.load).toHaveBeenCalledOnce();
});

test("a drawing that another widget loads is used by this one too", async () => {
  const late: Late<Props> = { load: async () => Drawing };
  const Arrives = () => {
    useLayoutEffect(() => {
      late.arrived = Drawing;
    }, []);
    return null;
  };
  render(
    <>
      <LateDrawing late={late} draw={{ name: "kedua" }} />
      <Arrives />
    </>,
  );
  await screen.findByText("Gambar kedua");
});

test("a widget that changes its type uses the drawing of the new type only", async () => {
  const Other = ({ name }: Props) => <p>Lain {name}</p>;
  const drawn = vi.fn(Drawing);
  const first: Late<Props> = { load: async () => drawn };
  const other: Late<Props> = { load: async () => Other };
  const { rerender } = render(<LateDrawing late={first} draw={{ name: "pai" }} />);
  await screen.findByText("Gambar pai");
  rerender(<LateDrawing late={other} draw={{ name: "batang" }} />);
  await screen.findByText("Lain batang");
  for (const [props] of drawn.mock.calls) expect(props).toEqual({ name: "pai" });
  rerender(<LateDrawing late={first} draw={{ name: "pai" }} />);
  screen.getByText("Gambar pai");
});
