import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Failure } from "../lib/failure.mjs";
import { inRoot, singleFile } from "../lib/paths.mjs";
import { serve } from "../server.mjs";
import { listen, openTicket, readBack, send, type, unreadableFiles } from "./hand.mjs";
import { Ledger } from "./ledger.mjs";
import { openMortalChromium } from "./mortalChromium.mjs";
import { randomFrom } from "./random.mjs";

/** Kills per profile. More would test a ticket with a thousand replies instead. */
const livesOfAProfile = 20;

/** Upper limits: acknowledged replies before the kill, and ms after the last one. */
const mostReplies = 4;
const longestRest = 500;
/** Longest life in ms of a browser that is killed while the portal starts. */
const longestStart = 1_000;

/** Share of browsers that are killed while the portal starts. */
const shareOfShortLives = 0.15;

/** Writes until the browser is killed; reports each stored reply. */
async function writeOn(page, { ledger }, { life, random, onAcknowledged }) {
  for (let number = 1; ; number += 1) {
    const reply = await type(page, `Catatan ${life}.${number}`, random() < 0.3);
    ledger.sending(reply);
    await send(page, reply);
    ledger.acknowledged();
    onAcknowledged(number);
  }
}

/** Starts the portal and checks the acknowledged replies. */
async function check(page, { entry, ledger }) {
  const heard = listen(page);
  await openTicket(page, entry);
  ledger.compare(await readBack(page));
  const unreadable = await unreadableFiles(page);
  if (unreadable > 0) throw new Failure(`${unreadable} stored files cannot be read.`);
  if (heard.length > 0) throw new Failure(`The portal complained: ${heard.join("\n")}`);
}

/** Starts or writes; calls `onDoomed` when the kill may come. */
async function work(page, site, { life, random, onDoomed }) {
  if (random() < shareOfShortLives) {
    onDoomed(random() * longestStart);
    return check(page, site);
  }
  await check(page, site);
  const last = Math.floor(random() * (mostReplies + 1));
  const rest = random() * longestRest;
  if (last === 0) onDoomed(rest);
  const onAcknowledged = (number) => number === last && onDoomed(rest);
  return writeOn(page, site, { life, random, onAcknowledged });
}

/** Runs one browser: checks the replies that the last one stored, writes, and is killed. */
async function live(profile, site, life, random) {
  const { page, kill } = await openMortalChromium(profile);
  let isKilled = false;
  try {
    let onDoomed;
    const doom = new Promise((resolve) => {
      onDoomed = (rest) => resolve(pause(rest));
    });
    const ended = work(page, site, { life, random, onDoomed }).catch((error) => {
      if (!isKilled) throw error;
    });
    await Promise.race([doom, ended.then(() => doom)]);
    isKilled = true;
    await kill();
    await ended;
  } finally {
    await kill();
  }
}

async function checkAtLast(profile, sites) {
  const { page, kill } = await openMortalChromium(profile);
  try {
    for (const site of sites) await check(page, site);
  } finally {
    await kill();
  }
}

/** A profile whose browser is killed again and again while it writes, hosted and single file in turn. */
async function killOneProfile(entries, { from, count, random }) {
  const profile = mkdtempSync(join(tmpdir(), "portal-kills-"));
  const sites = entries.map((entry) => ({ entry, ledger: new Ledger() }));
  try {
    for (let life = from; life < from + count; life += 1)
      await live(profile, sites[life % sites.length], life, random);
    await checkAtLast(profile, sites);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return sites.reduce((sum, { ledger }) => sum + ledger.size, 0);
}

/** Kills `count` browsers; throws a {@link Failure} with the seed if acknowledged data are missing. */
export async function kills({ count, seed = 1 }) {
  const server = await serve({ folder: inRoot("dist", "web-subpath"), base: "/portal/", port: 0 });
  const entries = [
    { kind: "path", address: `http://127.0.0.1:${server.address().port}/portal/` },
    { kind: "hash", address: pathToFileURL(singleFile).href },
  ];
  const random = randomFrom(seed);
  let actions = 0;
  try {
    for (let from = 0; from < count; from += livesOfAProfile)
      actions += await killOneProfile(entries, {
        ...{ from, random },
        count: Math.min(livesOfAProfile, count - from),
      });
  } catch (error) {
    throw new Failure(`Kills with --seed=${seed}: ${error.message}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const found = `${count} of ${count}; of ${actions} acknowledged actions none was lost`;
  console.log(`kills survived: ${found}`);
  return [["Kills survived", found]];
}
