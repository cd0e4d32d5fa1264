import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "../lib/failure.mjs";
import { inRoot, singleFile } from "../lib/paths.mjs";
import { say } from "../lib/say.mjs";
import { serve } from "../server.mjs";
import { isStored, openTicket, readBack, send, type } from "./hand.mjs";
import { openMortalChromium } from "./mortalChromium.mjs";
import { canMount, withSmallDisk } from "./smallDisk.mjs";

const repliesBefore = 3;
const repliesDuring = 5;

/** The storage notice at the top of the page. */
const notice = (page) =>
  page.getByRole("alert").getByRole("button", { name: "Simpan cadangan" }).first();

const texts = async (page) => (await readBack(page)).map(({ text }) => text);

/** Sends a reply while nothing can be stored. */
async function sendUnstored(page, number) {
  const { text } = await type(page, `Catatan 1.${number}`, false);
  await page.getByRole("button", { name: "Kirim Tiket" }).click();
  await page.getByRole("article").filter({ hasText: text }).waitFor();
}

/** Stores replies, then fills the disk while sending more. Returns the stored ones. */
async function fillUp(page, disk) {
  for (let number = 1; number <= repliesBefore; number += 1)
    await send(page, await type(page, `Catatan 1.${number}`, false));
  const acknowledged = await texts(page);
  disk.fill();
  for (let number = 1; number <= repliesDuring; number += 1) {
    await sendUnstored(page, repliesBefore + number);
    disk.fill();
  }
  await notice(page).waitFor();
  return acknowledged;
}

/**
 * Frees the disk. Returns the replies that are stored then; `undefined` if the browser has deleted the page's storage,
 * in which case the notice must stay until a reload.
 */
async function freeUp(page, disk) {
  disk.free();
  await page.getByRole("button", { name: "Coba lagi" }).first().click();
  try {
    await isStored(page, 20_000);
  } catch {
    await notice(page).waitFor();
    return undefined;
  }
  await send(page, await type(page, "Catatan 2.1", false));
  return texts(page);
}

async function close(page) {
  const session = await page.context().browser().newBrowserCDPSession();
  await session.send("Browser.close");
}

/** Starts again and returns the replies shown, and whether a notice reports a loss. */
async function startAgain(profile, entry) {
  const { page, kill } = await openMortalChromium(profile);
  try {
    await openTicket(page, entry);
    const isTold = await page
      .getByText(/hilang|rusak|belum dapat dibuka/)
      .first()
      .isVisible();
    return { found: await texts(page), isTold };
  } finally {
    await kill();
  }
}

/**
 * One session on a disk that fills up. `isFreed`: the disk is freed and everything stored before the end. `isClosed`:
 * the browser is closed, not killed.
 */
async function live(disk, entry, { isFreed, isClosed }) {
  const profile = join(disk.folder, "profile");
  const { page, kill } = await openMortalChromium(profile);
  let before;
  let after;
  try {
    await openTicket(page, entry);
    before = await fillUp(page, disk);
    if (isFreed) after = await freeUp(page, disk);
    if (isClosed) await close(page);
  } finally {
    await kill();
  }
  if (!isFreed) disk.free();
  const { found, isTold } = await startAgain(profile, entry);
  const lostOf = (stored) => stored.filter((text) => !found.includes(text)).length;
  if (after !== undefined && lostOf(after) > 0)
    throw new Failure(`${lostOf(after)} of ${after.length} stored replies are lost.`);
  const lost = lostOf(before);
  if (lost > 0 && !isTold) throw new Failure(`${lost} replies are lost without a word.`);
  return { stored: (after ?? before).length, isStored: after !== undefined, lost };
}

/**
 * Fills the disk under the portal, hosted and single file in turn; throws a {@link Failure} if acknowledged data are
 * lost.
 */
export async function fullDisk({ count }) {
  if (!canMount()) {
    say("A full disk needs Linux, root and mkfs.ext4: skipped.");
    return [["Full disks survived", "skipped: needs Linux, root and mkfs.ext4"]];
  }
  const server = await serve({ folder: inRoot("dist", "web-subpath"), base: "/portal/", port: 0 });
  const entries = [
    { kind: "path", address: `http://127.0.0.1:${server.address().port}/portal/` },
    { kind: "hash", address: pathToFileURL(singleFile).href },
  ];
  let [stored, told] = [0, 0];
  try {
    for (let turn = 0; turn < count; turn += 1) {
      const wish = { isFreed: turn % 4 < 3, isClosed: turn % 3 === 1 };
      await withSmallDisk(async (disk) => {
        const ended = await live(disk, entries[turn % 2], wish).catch((error) => {
          throw new Failure(`Full disk ${turn}, ${JSON.stringify(wish)}: ${error.message}`);
        });
        say(`full disk ${turn}: ${JSON.stringify({ ...wish, ...ended })}`);
        stored += ended.stored;
        if (ended.lost > 0) told += 1;
      });
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const found = `${count} of ${count}; ${stored} replies called stored, none lost after they were called so again; ${told} losses before that, all told`;
  return [["Full disks survived", found]];
}
