import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../lib/browser.mjs";

/** DevTools protocol over two pipes; each message ends with a zero byte. */
function converse(writing, reading) {
  const waiting = new Map();
  let last = 0;
  let rest = "";
  reading.setEncoding("utf8").on("data", (text) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop();
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(error.message));
      else resolve?.(result);
    }
  });
  reading.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Chromium has ended."));
  });
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      writing.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

/** A Chromium without Playwright, under which V8 parses the program twice (60 ms in the single file). */
export async function openChromium() {
  const profile = mkdtempSync(join(tmpdir(), "portal-cold-"));
  const flags = [...chromiumFlags, `--user-data-dir=${profile}`, "--window-size=1440,900"];
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [...flags, "--remote-debugging-pipe", "about:blank"],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const ended = once(child, "exit");
  const ask = converse(child.stdio[3], child.stdio[4]);
  const { product } = await ask("Browser.getVersion");
  return {
    product,
    ask,
    async close() {
      await ask("Browser.close").catch(() => {});
      await ended;
      // Retries, because some of Chromium's processes write for a moment longer.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
