import { beforeEach, describe, expect, test, vi } from "vitest";
import { addressOf, answer, type FileSet, forgetOthers, keepFiles } from "./fileSet";

const SCOPE = "https://portal.example/minerba/";

const setOf = (revision: string, ...addresses: string[]): FileSet => ({
  scope: SCOPE,
  revision,
  files: ["", ...addresses].map((address) => [address, `sha256-${address}`]),
});

const older = setOf("1", "assets/layar-1.js");
const newer = setOf("2", "assets/layar-2.js", "favicon.svg");

let kept: Map<string, Map<string, string>>;
let host: (address: string, init: RequestInit) => Response;

const open = (name: string) => {
  const files = kept.get(name) ?? new Map<string, string>();
  kept.set(name, files);
  return {
    put: async (address: string, response: Response) =>
      void files.set(address, await response.text()),
    match: async (address: string) => {
      const text = files.get(address);
      return text === undefined ? undefined : new Response(text);
    },
  };
};

beforeEach(() => {
  kept = new Map();
  host = (address) => new Response(`dari ${address}`);
  vi.stubGlobal("caches", {
    open: async (name: string) => open(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal("fetch", async (target: string | Request, init: RequestInit = {}) =>
    host(typeof target === "string" ? target : target.url, init),
  );
  return () => vi.unstubAllGlobals();
});

const revisions = () => [...kept.keys()].map((name) => name.split(" ").at(-1));

const textOf = async (set: FileSet, address: string) =>
  (await answer(set, address, new Request(SCOPE + address))).text();

describe("keeping the files of a build", () => {
  test("checks each file by its hash", async () => {
    const asked: [string, string | undefined][] = [];
    host = (address, { integrity }) => {
      asked.push([address, integrity]);
      return new Response();
    };
    await keepFiles(newer);
    expect(asked).toEqual(newer.files.map(([address, integrity]) => [SCOPE + address, integrity]));
  });

  test("drops a build with a missing file and keeps the previous build", async () => {
    await keepFiles(older);
    host = (address) => new Response("", { status: address.endsWith("favicon.svg") ? 404 : 200 });
    await expect(keepFiles(newer)).rejects.toThrow("404");
    expect(revisions()).toEqual(["1"]);
  });

  test("fetches a file from the host if the browser's cached copy is wrong", async () => {
    host = (address, { cache }) => {
      if (address.includes("assets/") && cache === "default") throw new TypeError("integrity");
      return new Response(cache);
    };
    await keepFiles(older);
    expect(await textOf(older, "assets/layar-1.js")).toBe("reload");
  });
});

describe("the file that answers a request", () => {
  test.each([
    ["agent/new", true, ""],
    ["", true, ""],
    ["favicon.svg", true, "favicon.svg"],
    ["favicon.svg?x=1", false, "favicon.svg"],
    ["assets/layar-1.js", false, "assets/layar-1.js"],
    ["sbom.cdx.json", false, undefined],
  ])("%s (a page: %s) → %s", (address, isNavigation, expected) => {
    expect(addressOf(newer, SCOPE + address, isNavigation)).toBe(expected);
  });

  test("is none for addresses outside of the portal", () => {
    expect(addressOf(newer, "https://portal.example/lain/", true)).toBeUndefined();
    expect(addressOf(newer, "https://elsewhere.example/minerba/", true)).toBeUndefined();
  });
});

describe("two builds side by side", () => {
  beforeEach(async () => {
    await keepFiles(older);
    await keepFiles(newer);
    host = () => {
      throw new TypeError("no network");
    };
  });

  test("an older page still gets its own files", async () => {
    expect(await textOf(newer, "assets/layar-1.js")).toBe(`dari ${SCOPE}assets/layar-1.js`);
  });

  test("the newer build deletes the older one", async () => {
    await forgetOthers(newer, () => false);
    expect(revisions()).toEqual(["2"]);
  });

  test("the older build does not delete one that is being installed", async () => {
    await forgetOthers(older, () => true);
    expect(revisions()).toEqual(["1", "2"]);
  });

  test("other caches on the host are kept", async () => {
    open("portal-minerba https://portal.example/lain/ 1");
    open("milik orang lain");
    await forgetOthers(newer, () => false);
    expect([...kept.keys()]).toHaveLength(3);
  });
});
