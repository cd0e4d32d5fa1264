import { expect, test } from "./fixtures";

const CORE = "**/portal_core_bg-*.wasm";

test("the role selector asks for the core only when somebody turns to a role", async ({
  portal,
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const cores = () => asked.filter((address) => address.endsWith(".wasm"));
  const agent = page.getByRole("button", { name: "Agent", exact: true });

  await portal.open("/");
  await expect(agent).toBeVisible();
  await page.waitForLoadState("networkidle");
  // The page, its script with the bundler's few lines, style, typeface and mark: what the budget counts.
  const scripts = asked.filter((address) => address.endsWith(".js"));
  expect(scripts.filter((address) => !address.includes("rolldown-runtime"))).toHaveLength(1);
  expect(cores()).toEqual([]);

  await agent.hover();
  await expect.poll(cores).toHaveLength(1);
  await agent.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semua Tiket");
  expect(cores()).toHaveLength(1);
});

test("a core that does not arrive is told on the role selector and asked for again", async ({
  portal,
  page,
}) => {
  portal.expectComplaint(/portal_core_bg|ERR_FAILED/);
  await page.route(CORE, (route) => route.abort());
  await portal.open("/");
  await page.getByRole("button", { name: "Agent", exact: true }).press("Enter");
  await expect(page.getByText("Portal belum bisa dibuka", { exact: true })).toBeVisible();

  await page.unroute(CORE);
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semua Tiket");
});

test("a core that does not arrive at an area's address is told there and asked for again", async ({
  portal,
  page,
}) => {
  portal.expectComplaint(/portal_core_bg|ERR_FAILED/);
  await page.route(CORE, (route) => route.abort());
  await portal.open("/agent/new");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Layar ini belum terunduh");

  await page.unroute(CORE);
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await expect(heading).toHaveText("New Tickets");
});
