import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findOnPath } from "../lib/find.mjs";
import { run } from "../lib/run.mjs";

const megabytes = 150;

/** True if a file system can be mounted, which needs root and these tools. */
export const canMount = () =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  ["mkfs.ext4", "mount", "umount"].every((tool) => findOnPath(tool));

/** Writes until the disk is full, whole blocks first. */
function fill(file) {
  const open = openSync(file, "a");
  try {
    for (const bytes of [2 ** 20, 4_096, 16]) {
      const zeros = Buffer.alloc(bytes);
      try {
        while (writeSync(open, zeros) === bytes);
      } catch (error) {
        if (error.code !== "ENOSPC") throw error;
      }
    }
  } finally {
    closeSync(open);
  }
}

/** Retries, because a killed browser releases its files a moment later. */
async function unmount(folder) {
  for (let tries = 20; ; tries -= 1) {
    try {
      return await run("umount", [folder]);
    } catch (error) {
      if (tries === 0) throw error;
      await pause(250);
    }
  }
}

/** Mounts a small ext4 file system for `use` and removes it afterwards. */
export async function withSmallDisk(use) {
  const place = mkdtempSync(join(tmpdir(), "portal-full-"));
  const [image, folder] = [join(place, "image"), join(place, "disk")];
  const ballast = join(folder, "ballast");
  mkdirSync(folder);
  await run("truncate", ["-s", `${megabytes}M`, image]);
  await run("mkfs.ext4", ["-q", "-F", "-m", "0", image]);
  await run("mount", ["-o", "loop", image, folder]);
  try {
    await use({ folder, fill: () => fill(ballast), free: () => rmSync(ballast) });
  } finally {
    await unmount(folder);
    rmSync(place, { recursive: true, force: true });
  }
}
