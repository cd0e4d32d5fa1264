import "fake-indexeddb/auto";
import { resolveObjectURL } from "node:buffer";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PartsPlace, readInWorker } from "./partsInWorker";

const DATABASE = "berkas";
const PLACE: PartsPlace = { database: DATABASE, lineageId: "a", owner: 3, count: 3 };
const PARTS = [1, 2, 3].map((first) => new Uint8Array(5).fill(first));

/** Source texts of workers by their object URLs. */
const texts = new Map<string, Promise<string>>();

/** Runs the text with only a worker's globals. */
class TextWorker {
  static started: TextWorker[] = [];
  readonly #scope = {
    onmessage: (_: { data: unknown }) => {},
    postMessage: (data: unknown, options: { transfer?: Transferable[] } = {}) => {
      const sent: unknown = structuredClone(data, options);
      if (!this.isTerminated) this.onmessage?.({ data: sent });
    },
  };
  readonly #ready: Promise<void>;
  isTerminated = false;
  onmessage: ((event: { data: unknown }) => void) | undefined;

  constructor(address: string) {
    TextWorker.started.push(this);
    this.#ready = Promise.resolve(texts.get(address)).then((text) => {
      new Function("self", "indexedDB", "IDBKeyRange", `"use strict"; ${text}`)(
        this.#scope,
        indexedDB,
        IDBKeyRange,
      );
    });
  }

  postMessage(data: unknown) {
    void this.#ready.then(() => this.#scope.onmessage({ data: structuredClone(data) }));
  }

  terminate() {
    this.isTerminated = true;
  }
}

beforeEach(async () => {
  TextWorker.started = [];
  vi.stubGlobal("Worker", TextWorker);
  const make = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const address = make(blob);
    texts.set(address, resolveObjectURL(address)?.text() ?? Promise.resolve(""));
    return address;
  });
  const database = await openDB(DATABASE, 2, {
    upgrade: (made) => {
      made.createObjectStore("meta");
      made.createObjectStore("parts");
    },
  });
  await database.put("meta", "a", "lineageId");
  for (const [index, part] of PARTS.entries()) await database.put("parts", part, [3, index]);
  await database.put("parts", new Uint8Array([9]), [4, 0]);
  database.close();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await deleteDB(DATABASE);
});

async function read(place: PartsPlace, isGood = (_: unknown) => true) {
  const parts: unknown[] = [];
  const isWhole = await readInWorker(place, (part) => {
    parts.push(part);
    return isGood(part);
  });
  return { isWhole, parts };
}

const ended = () => TextWorker.started.map(({ isTerminated }) => isTerminated);

test("delivers all parts in order, and terminates the worker", async () => {
  expect(await read(PLACE)).toEqual({ isWhole: true, parts: PARTS });
  expect(ended()).toEqual([true]);
});

test.each<[string, Partial<PartsPlace>]>([
  ["the lineage has been replaced", { lineageId: "b" }],
  ["more parts are stored", { count: 2 }],
  ["fewer parts are stored", { count: 4 }],
])("delivers nothing if %s", async (_, other) => {
  expect(await read({ ...PLACE, ...other })).toEqual({ isWhole: false, parts: [] });
  expect(ended()).toEqual([true]);
});

test("does not create a missing database", async () => {
  const place = { ...PLACE, database: "lain" };
  expect(await read(place)).toEqual({ isWhole: false, parts: [] });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([DATABASE]);
});

test("stops after a value that cannot be a part", async () => {
  const { isWhole, parts } = await read(PLACE, () => false);
  expect(isWhole).toBe(false);
  expect(parts).toHaveLength(1);
  expect(ended()).toEqual([true]);
});

test("returns false if the page may not start a worker", async () => {
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new DOMException("forbidden", "SecurityError");
      }
    },
  );
  expect(await read(PLACE)).toEqual({ isWhole: false, parts: [] });
});

test("gives up a worker that fails or does not answer", async () => {
  const preventDefault = vi.fn();
  class Broken {
    static isTerminated = false;
    onerror: ((event: { preventDefault: () => void }) => void) | undefined;
    postMessage() {
      this.onerror?.({ preventDefault });
    }
    terminate() {
      Broken.isTerminated = true;
    }
  }
  vi.stubGlobal("Worker", Broken);
  expect(await read(PLACE)).toEqual({ isWhole: false, parts: [] });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(Broken.isTerminated).toBe(true);

  vi.useFakeTimers();
  Broken.prototype.postMessage = () => {};
  const silent = read(PLACE);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await silent).toEqual({ isWhole: false, parts: [] });
});
