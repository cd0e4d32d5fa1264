import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useJudging } from "./useJudging";

test("a form sent while a file is checked is sent once, with the file", () => {
  const sent: string[][] = [];
  const files: string[] = [];
  const { result } = renderHook(() => useJudging(() => sent.push([...files])));
  act(() => result.current.judging(true));
  act(() => result.current.send());
  act(() => result.current.send());
  expect(sent).toEqual([]);
  act(() => {
    files.push("bukti.pdf");
    result.current.judging(false);
  });
  expect(sent).toEqual([["bukti.pdf"]]);
  act(() => result.current.send());
  expect(sent).toHaveLength(2);
});
