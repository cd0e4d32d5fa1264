import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "../lib/failure.mjs";
import { findFirefox, openFirefox } from "../lib/firefox.mjs";
import { inRoot, singleFile } from "../lib/paths.mjs";
import { say } from "../lib/say.mjs";
import { serve } from "../server.mjs";
import {
  assignment,
  assignmentIsThere,
  backup,
  complaint,
  complaintIsThere,
  dashboard,
  dashboardIsThere,
} from "./journeys.mjs";
import { User } from "./user.mjs";

/** Plays a journey in Firefox; its profile stays in `home` for the next one. */
async function sit(home, entry, journey) {
  const browser = await openFirefox({
    profile: join(home, "profile"),
    downloads: join(home, "downloads"),
  });
  try {
    const user = new User(await browser.newPage(), entry);
    const result = await journey(user);
    user.expectSilence();
    return result;
  } finally {
    await browser.close();
  }
}

/** Runs a step; the message of a failure names the step. */
async function step(name, work) {
  try {
    return await work();
  } catch (error) {
    throw new Failure(`Firefox, ${name}: ${error.message}`);
  }
}

async function journeys(user) {
  const code = await step("a complaint", () => complaint(user));
  await step("an assignment", () => assignment(user));
  await step("a dashboard", () => dashboard(user));
  await step("a reload", () => user.reload());
  await step("after a reload", () => complaintIsThere(user, code));
  return code;
}

async function afterwards(user, code, downloads) {
  await step("the complaint the day after", () => complaintIsThere(user, code));
  await step("the assignment the day after", () => assignmentIsThere(user));
  await step("the dashboard the day after", () => dashboardIsThere(user));
  await step("a backup", () => backup(user, code, downloads));
}

async function testBuild(name, entry) {
  const started = Date.now();
  const home = mkdtempSync(join(tmpdir(), "portal-firefox-"));
  for (const folder of ["profile", "downloads"]) mkdirSync(join(home, folder));
  try {
    const code = await sit(home, entry, journeys);
    await sit(home, entry, (user) => afterwards(user, code, join(home, "downloads")));
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
  say(`Firefox, ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Plays the main journeys in Firefox, hosted under a sub-path and from the single file. */
export async function testInFirefox() {
  if (findFirefox() === undefined) {
    say("Firefox: skipped, none was found (set FIREFOX_PATH, or install firefox-esr)");
    return;
  }
  const server = await serve({ folder: inRoot("dist", "web-subpath"), base: "/portal/", port: 0 });
  try {
    const address = `http://127.0.0.1:${server.address().port}/portal/`;
    await testBuild("hosted", { kind: "path", address });
  } finally {
    server.closeAllConnections();
    server.close();
  }
  await testBuild("single file", { kind: "hash", address: pathToFileURL(singleFile).href });
}
