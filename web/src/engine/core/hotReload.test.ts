import { readFileSync } from "node:fs";
import { createServer, createServerModuleRunner, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { openPortal, portal } from "./portal";

const screen = "virtual:screen";

/** Imitates a component file, which accepts its own hot updates. */
const screenPlugin = {
  name: "screen",
  resolveId: (id: string) => (id === screen ? id : undefined),
  load: (id: string) =>
    id === screen
      ? `export { openPortal, portal } from "/src/engine/core/portal.ts"; import.meta.hot.accept();`
      : undefined,
};

interface Screen {
  openPortal: typeof openPortal;
  portal: typeof portal;
}

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: "silent",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [screenPlugin],
  });
});

afterAll(() => server.close());

test("a hot reload of the facade keeps the portal's state", async () => {
  const { ssr } = server.environments;
  const runner = createServerModuleRunner(ssr, { hmr: { logger: false } });
  const before: Screen = await runner.import(screen);
  const bytes = readFileSync("src/wasm/pkg/portal_core_bg.wasm");
  before.openPortal(new WebAssembly.Module(bytes), Date.UTC(2026, 10, 21, 2, 5));
  before.portal().dispatch({ session: { actAs: { role: "agent" } } });
  before.portal().dispatch({ ticket: { take: { ticket: "N4W7KD" } } });

  const [changed] =
    ssr.moduleGraph.getModulesByFile(`${process.cwd()}/src/engine/core/facade.ts`) ?? [];
  if (changed === undefined) throw new Error("the facade is not among the modules");
  await ssr.reloadModule(changed);
  const after = await vi.waitFor(async () => {
    const reloaded: Screen = await runner.import(screen);
    expect(reloaded.portal).not.toBe(before.portal);
    return reloaded;
  });

  const counts = after.portal().readOnce("ticketCounts");
  expect(counts.kind === "ok" && counts.value.new).toBe(0);
  expect(after.portal()).toBe(before.portal());
});
