import { serve } from "./server.mjs";
import { chromium } from "@playwright/test";
const port = 4700 + Math.floor(Math.random()*200);
const server = await serve({ folder: "dist/web-subpath", base: "/portal/", port });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
export async function open({ width=1280, height=900, dark=false, role="Internal Auditor" }={}) {
  const context = await browser.newContext({ viewport:{width,height}, locale:"id-ID", timezoneId:"Asia/Jakarta", colorScheme: dark?"dark":"light", acceptDownloads:true });
  const page = await context.newPage();
  page.on("console", (m)=>["error","warning"].includes(m.type())&&console.log("CONSOLE",m.type(),m.text()));
  page.on("pageerror",(e)=>console.log("PAGEERROR",e.message));
  await page.clock.setFixedTime("2026-11-21T09:05:00+07:00");
  await page.goto(`http://localhost:${port}/portal/`);
  await page.getByRole("button",{name:role, exact:true}).click();
  return { page, go:(path)=>page.goto(`http://localhost:${port}/portal${path}`) };
}
const { default: run } = await import(process.argv[2]);
try { await run({ open }); } finally { await browser.close(); server.close?.(); process.exit(0); }
