import { expect, test } from "./fixtures";

const PROGRAM = "**/assets/portal-*.js";
const CORE = "**/portal_core_bg-*.wasm";

test("the role selector fetches the core only when a role is hovered or focused", async ({
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
  // The files that the budget counts: page, scripts, style, typeface and icon.
  const scripts = asked.filter((address) => address.endsWith(".js"));
  expect(scripts.filter((address) => !address.includes("rolldown-runtime"))).toHaveLength(1);
  expect(cores()).toEqual([]);

  await agent.hover();
  await expect.poll(cores).toHaveLength(1);
  await agent.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semua Tiket");
  expect(cores()).toHaveLength(1);
});

test("the role selector reports a failed download of the core and tries again", async ({
  portal,
  page,
}) => {
  portal.expectComplaint(/portal_core_bg|ERR_FAILED/);
  await page.route(CORE, (route) => route.abort());
  await portal.open("/");
  await page.getByRole("button", { name: "Agent", exact: true }).press("Enter");
  await expect(page.getByText("Portal belum dapat dibuka", { exact: true })).toBeVisible();

  await page.unroute(CORE);
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semua Tiket");
});

test("an area's address reports a failed download of the core and tries again", async ({
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

test("the role selector is shown, and a press is kept, before the program is loaded", async ({
  portal,
  page,
}) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(PROGRAM, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(portal.addressOf("/"), { waitUntil: "commit" });
  const agent = page.getByRole("button", { name: "Agent", exact: true });
  await expect(page.getByRole("button", { name: "Badan Usaha" })).toBeVisible();
  await agent.focus();
  await page.keyboard.press("Enter");
  await expect(agent).toHaveAttribute("aria-busy", "true");

  send();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semua Tiket");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a failed download of the program is reported at every address", async ({ portal, page }) => {
  portal.expectComplaint(/assets\/portal-|ERR_FAILED/);
  await page.route(PROGRAM, (route) => route.abort());
  for (const address of ["/", "/agent/new"]) {
    await page.goto(portal.addressOf(address));
    await expect(page.getByRole("status")).toHaveText(/tidak terunduh dengan lengkap/);
    await expect(page.getByRole("button")).toHaveCount(0);
  }
});
