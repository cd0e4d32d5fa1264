import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/server.mjs";
import { makeLaterBuild } from "./laterBuild";

const BASE = "/portal/";
const built = fileURLToPath(new URL("../../dist/web-subpath", import.meta.url));

/** A static host for one test. It can be stopped and can get a later build. */
export class OwnHost {
  readonly #place = mkdtempSync(join(tmpdir(), "portal-host-"));
  readonly folder = join(this.#place, "web");
  #server: Server | undefined;
  #port = 0;

  get address(): string {
    return `http://127.0.0.1:${this.#port}${BASE}`;
  }

  async open(): Promise<void> {
    cpSync(built, this.folder, { recursive: true });
    await this.comeBack();
  }

  async comeBack(): Promise<void> {
    const server: Server = await serve({ folder: this.folder, base: BASE, port: this.#port });
    const listening = server.address();
    if (listening === null || typeof listening === "string") throw new Error("no port");
    this.#port = listening.port;
    this.#server = server;
  }

  async goAway(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }

  /** Replaces the build by a later one. */
  deployLater(): void {
    const later = join(this.#place, "later");
    makeLaterBuild(this.folder, later);
    rmSync(this.folder, { recursive: true });
    cpSync(later, this.folder, { recursive: true });
    rmSync(later, { recursive: true });
  }

  async remove(): Promise<void> {
    await this.goAway();
    rmSync(this.#place, { recursive: true });
  }
}
