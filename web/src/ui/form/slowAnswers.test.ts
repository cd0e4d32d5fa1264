import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Told = (entries: { duration: number }[]) => void;
let tell: Told[] = [];

class Observer {
  static supportedEntryTypes = ["event"];
  constructor(told: (list: { getEntries: () => { duration: number }[] }) => void) {
    tell.push((entries) => told({ getEntries: () => entries }));
  }
  observe() {}
}

beforeEach(() => {
  tell = [];
  vi.resetModules();
  vi.stubGlobal("PerformanceObserver", Observer);
});

afterEach(() => vi.unstubAllGlobals());

const fresh = () => import("./slowAnswers");

test("answers take long after one that did, until some quick ones have followed", async () => {
  const { answersTakeLong, noteAnswer } = await fresh();
  expect(answersTakeLong()).toBe(false);
  noteAnswer(100);
  for (let quick = 0; quick < 6; quick += 1) {
    expect(answersTakeLong()).toBe(true);
    noteAnswer(10);
  }
  expect(answersTakeLong()).toBe(false);
});

test("a slow press that the browser tells of counts before the first letter", async () => {
  const { answersTakeLong, watchAnswers } = await fresh();
  watchAnswers();
  tell[0]?.([{ duration: 40 }]);
  expect(answersTakeLong()).toBe(false);
  tell[0]?.([{ duration: 56 }]);
  expect(answersTakeLong()).toBe(true);
});

test("the browser is asked once, and not where it does not tell", async () => {
  const { watchAnswers } = await fresh();
  watchAnswers();
  watchAnswers();
  expect(tell).toHaveLength(1);

  vi.resetModules();
  vi.stubGlobal("PerformanceObserver", undefined);
  (await fresh()).watchAnswers();
  expect(tell).toHaveLength(1);
});
