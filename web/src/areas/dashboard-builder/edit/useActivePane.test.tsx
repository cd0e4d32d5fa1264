import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useActivePane } from "./useActivePane";
import type { ShownEditor } from "./useEditor";

const state = (said: string) => ({ said }) as ShownEditor;

const drawn = () =>
  renderHook(({ editor }) => useActivePane(editor), { initialProps: { editor: state("before") } });

const saidIn = ({ canvas, settings }: ReturnType<typeof useActivePane>) => [
  canvas.editor.said,
  settings.editor.said,
];

test("the canvas shows a step at once, the settings beside it a frame later", async () => {
  const { result, rerender } = drawn();
  rerender({ editor: state("after") });
  expect(saidIn(result.current)).toEqual(["after", "before"]);
  await waitFor(() => expect(saidIn(result.current)).toEqual(["after", "after"]));
});

test("who types in the settings sees it there at once, until they are left for the canvas", async () => {
  const { result, rerender } = drawn();
  act(() => result.current.settings.paneProps.onInputCapture());
  rerender({ editor: state("after") });
  expect(saidIn(result.current)).toEqual(["before", "after"]);
  await waitFor(() => expect(saidIn(result.current)).toEqual(["after", "after"]));

  act(() => result.current.canvas.paneProps.onPointerDownCapture());
  rerender({ editor: state("later") });
  expect(saidIn(result.current)).toEqual(["later", "after"]);
});
