import { vi } from "vitest";
import type { Command } from "../../core/pkg/portal_core";
import { renewInstance } from "../../core/pkg/portal_core";
import type { StorageProblem, StorageStatus } from "../../storage/status";
import { Disk } from "../memoryJournal";
import { checkAtRest, checkGapless, goodPart } from "./checks";
import { spoil } from "./damage";
import { Deeds } from "./deeds";
import { Device } from "./device";
import { Broken, Ledger } from "./ledger";
import { Locks } from "./locks";
import { Random } from "./random";
import { Scheduler } from "./scheduler";
import { SimulatedTab, type Surface } from "./simulatedTab";
import type { Weather } from "./slowJournal";
import { Waves } from "./waves";

interface Backup {
  snapshot: Uint8Array;
  files: ReadonlyMap<string, Blob>;
}

/** What this run is about. */
interface World {
  tabs: number;
  kills: boolean;
  replaces: boolean;
  damages: boolean;
  traps: boolean;
  faults: number;
}

const steps = 50;

/** After so long without faults everything that was to be tried again has been. */
const quiet = 100_000;

/** Within this time all tabs agree. */
const soon = 1_500;

/** One run: everything in it follows from the seed. */
export class Simulation {
  readonly #random: Random;
  readonly #scheduler = new Scheduler();
  readonly #disk = new Disk();
  readonly #weather: Weather = { failed: 0, doneButFailed: 0, isFull: false, longest: 30 };
  readonly #ledger = new Ledger();
  readonly #deeds: Deeds;
  readonly #device: Device;
  readonly #surface: Surface;
  readonly #world: World;
  readonly #statuses = new Map<SimulatedTab, StorageStatus>();
  readonly #events: string[] = [];
  readonly #madeFiles = new Set<string>();
  #tabs: SimulatedTab[] = [];
  #backup: Backup | undefined;
  /** Whether damage lies on the disk that nobody has found yet. */
  #isCracked = false;
  #broken: Error | undefined;
  #step = 0;
  #count = 0;

  constructor(seed: number) {
    this.#random = new Random(seed);
    const random = this.#random;
    const disk = this.#disk;
    const scheduler = this.#scheduler;
    this.#deeds = new Deeds(random);
    this.#device = new Device(scheduler, random);
    this.#world = {
      tabs: 2 + random.below(3),
      kills: random.chance(0.7),
      replaces: random.chance(0.4),
      damages: random.chance(0.2),
      traps: random.chance(0.5),
      faults: random.pick([0, 5, 20]),
    };
    this.#surface = {
      ...{ disk, scheduler, random, weather: this.#weather, device: this.#device },
      locks: random.chance(0.7) ? new Locks(scheduler) : undefined,
      waves: random.chance(0.8) ? new Waves(scheduler, random) : undefined,
      heaviness: random.pick([1, 20, 60]),
      newGeneration: () => {
        this.#count += 1;
        return `g${this.#count}`;
      },
      seen: (operation) => {
        if (operation !== "since")
          this.#note(`disk: ${operation}, ${disk.generation} ${disk.last}`);
        this.#guard(() => {
          this.#ledger.stored(disk);
          if (operation === "cut") this.#isCracked = false;
          // Behind the crack nobody finds it again, unless a tab that holds it lives on.
          if (this.#isCracked) this.#ledger.excuse("damaged", ({ wasStored }) => wasStored);
          if (operation === "replaceAll") this.#ledger.replaced(disk);
          if (!this.#world.damages) checkGapless(disk);
        });
      },
      shown: (tab, status) => this.#guard(() => this.#shown(tab, status)),
      told: (tab, problem) => this.#guard(() => this.#told(tab, problem)),
    };
  }

  /** Plays to the end; throws what was found, with the events that led to it. */
  async run(): Promise<void> {
    this.#device.install();
    vi.spyOn(console, "error").mockImplementation((error) => {
      this.#broken ??= new Broken("Somebody complained", { cause: error });
    });
    try {
      await this.#play();
      this.#check();
    } catch (error) {
      const events = this.#events.slice(-40).join("\n");
      throw new Error(`Step ${this.#step} of ${JSON.stringify(this.#world)}\n${events}\n${error}`, {
        cause: error,
      });
    } finally {
      for (const tab of this.#tabs) tab.kill();
      renewInstance();
      vi.unstubAllGlobals();
    }
  }

  async #play(): Promise<void> {
    await this.#open();
    for (this.#step = 1; this.#step <= steps; this.#step += 1) {
      await this.#act();
      await this.#scheduler.pass(this.#pause());
      this.#check();
    }
    await this.#calmDown();
  }

  /** Several things are done in the same moment, or a minute goes by. */
  #pause(): number {
    const drawn = this.#random.next();
    if (drawn < 0.3) return 0;
    return this.#random.below(drawn < 0.9 ? 60 : drawn < 0.98 ? 1_000 : 60_000);
  }

  async #act(): Promise<void> {
    const random = this.#random;
    const tab = random.anyOf(this.#tabs.filter(({ isOpen, isAsleep }) => isOpen && !isAsleep));
    const drawn = random.next() * 100;
    if (tab === undefined || drawn < 6) return this.#openOrWake();
    if (drawn < 36) return this.#write(tab);
    if (drawn < 64) return this.#do(tab);
    if (drawn < 72) return this.#undo(tab);
    if (drawn < 77) return this.#sleep(tab);
    if (drawn < 82) return this.#kill(tab);
    if (drawn < 86) return this.#device.jump();
    if (drawn < 90) return this.#trap(tab);
    if (drawn < 95) return this.#changeWeather();
    if (drawn < 98) return this.#replace(tab);
    return this.#damage();
  }

  async #openOrWake(): Promise<void> {
    const sleeper = this.#random.anyOf(this.#tabs.filter(({ isAsleep }) => isAsleep));
    if (this.#tabs.length < this.#world.tabs && this.#random.chance(0.7)) return this.#open();
    this.#note(`${sleeper?.name} wakes`);
    sleeper?.wake();
  }

  async #open(): Promise<void> {
    this.#count += 1;
    const tab = new SimulatedTab(this.#surface, `tab${this.#count}`);
    this.#note(`${tab.name} is opened`);
    this.#tabs.push(tab);
    const mustHold = this.#ledger.acknowledged();
    if (this.#world.traps && this.#random.chance(0.2)) tab.engine.breakNext();
    const started = async () => {
      await tab.start();
      this.#note(`${tab.name} has started at ${tab.facade.living.seq()}`);
      if (this.#statuses.get(tab)?.kind !== "memory")
        Ledger.mustHold(tab.name, tab.snapshot(), mustHold);
    };
    this.#watch(started());
  }

  #write(tab: SimulatedTab): void {
    this.#count += 1;
    const text = `catatan-${this.#count}.`;
    tab.actAs("agent");
    this.#dispatch(tab, this.#deeds.reply(text), text);
  }

  #do(tab: SimulatedTab): void {
    const { role, command } = this.#deeds.any();
    if (tab.role !== role) tab.actAs(role);
    this.#dispatch(tab, command);
  }

  #undo(tab: SimulatedTab): void {
    const past = this.#deeds.past(tab);
    if (past === undefined) return;
    if (this.#dispatch(tab, past.command)) this.#ledger.undone(past.commit);
  }

  #dispatch(tab: SimulatedTab, command: Command, text?: string): boolean {
    const outcome = tab.facade.dispatch(command);
    this.#note(`${tab.name} ${JSON.stringify(command)}: ${outcome.kind}`);
    if (outcome.kind !== "ok" || outcome.commit === undefined) return false;
    this.#deeds.learn(outcome.commit.subject);
    if (text !== undefined) this.#ledger.wrote(text, tab, outcome.commit);
    for (const { id } of outcome.attachments) {
      tab.files.set(id, new Blob(["%PDF-1.7"]));
      this.#madeFiles.add(id);
    }
    return true;
  }

  #sleep(tab: SimulatedTab): void {
    this.#note(`${tab.name} sleeps`);
    tab.isAsleep = true;
  }

  #kill(tab: SimulatedTab): void {
    if (!this.#world.kills) return;
    this.#note(`${tab.name} is killed`);
    tab.kill();
    this.#tabs = this.#tabs.filter((other) => other !== tab);
    this.#ledger.excuse("killed", (note) => note.maker === tab && !note.isAcknowledged);
  }

  #trap(tab: SimulatedTab): void {
    if (!this.#world.traps) return;
    this.#note(`${tab.name}'s core will break`);
    tab.engine.breakNext();
  }

  #changeWeather(): void {
    const { faults } = this.#world;
    const longest = this.#random.pick([4, 30, 30, 300, 15_000]);
    const isFull = faults > 0 && this.#random.chance(0.2);
    const doneButFailed = faults / 2;
    Object.assign(this.#weather, { failed: faults, doneButFailed, isFull, longest });
    this.#note(`weather: ${JSON.stringify(this.#weather)}`);
  }

  #replace(tab: SimulatedTab): void {
    if (!this.#world.replaces) return;
    const drawn = this.#random.next();
    if (drawn < 0.3) this.#backUp(tab);
    else if (drawn < 0.6) this.#putBack(tab);
    else this.#putInPlace(tab, drawn < 0.8 ? this.#backup : undefined);
  }

  /** Without a backup: the sample data. */
  #putInPlace(tab: SimulatedTab, backup: Backup | undefined): void {
    this.#note(`${tab.name} ${backup ? "restores a backup" : "resets"}`);
    const load = () => {
      if (backup === undefined) tab.facade.living.reset(this.#device.now);
      const problem = backup && tab.facade.living.load(backup.snapshot);
      if (problem === undefined)
        for (const [id, file] of backup?.files ?? []) tab.files.set(id, file);
      return problem;
    };
    this.#replaced(tab, tab.keeper.replaceEverything(load));
  }

  #putBack(tab: SimulatedTab): void {
    this.#note(`${tab.name} puts back`);
    this.#watch(tab.keeper.putBack().then((problem) => this.#replaced(tab, problem)));
  }

  #replaced(tab: SimulatedTab, problem: string | undefined): void {
    this.#note(`${tab.name} has replaced everything: ${problem ?? "ok"}`);
    if (problem !== undefined) return;
    this.#ledger.excuse("replaced here", (note) => note.maker === tab && !note.wasStored);
  }

  #backUp(tab: SimulatedTab): void {
    const snapshot = tab.snapshot();
    const held = tab.facade.living.heldFiles() ?? [];
    const files = new Map<string, Blob>();
    for (const id of held) {
      const file = tab.files.get(id) ?? this.#disk.files.get(id);
      if (file !== undefined) files.set(id, file);
    }
    this.#backup = { snapshot, files };
  }

  #damage(): void {
    if (!this.#world.damages) return;
    const where = spoil(this.#disk, this.#random);
    if (where === undefined) return;
    this.#note(`damage: ${where}`);
    this.#isCracked = true;
    const good = goodPart(this.#disk, this.#device.now);
    this.#ledger.excuse("damaged", ({ text, wasStored }) => wasStored && !good.includes(text));
  }

  #shown(tab: SimulatedTab, status: StorageStatus): void {
    if (this.#statuses.get(tab)?.kind !== status.kind)
      this.#note(`${tab.name} shows ${JSON.stringify(status)}`);
    this.#statuses.set(tab, status);
    if (status.kind === "saved") this.#ledger.saved(tab, this.#disk);
    if (status.kind === "memory")
      this.#ledger.excuse("memory", (note) => note.maker === tab && !note.isAcknowledged);
    if (status.kind === "readOnly") throw new Broken(`${tab.name} is ${status.reason}`);
  }

  #told(tab: SimulatedTab, problem: StorageProblem): void {
    this.#note(`${tab.name} is told ${JSON.stringify(problem)}`);
    if (problem.kind === "replacedElsewhere")
      this.#ledger.excuse("replaced elsewhere", (note) => note.maker === tab && !note.wasStored);
    if (problem.kind === "newerData" || (problem.kind === "damaged" && !this.#world.damages))
      throw new Broken(`${tab.name} finds the store ${problem.kind}`);
  }

  /** No more faults: after a while everything is stored, and all tabs hold the same, which is what is stored. */
  async #calmDown(): Promise<void> {
    this.#note("calm");
    Object.assign(this.#weather, { failed: 0, doneButFailed: 0, isFull: false, longest: 20 });
    for (const tab of this.#tabs) if (tab.isAsleep) tab.wake();
    await this.#scheduler.pass(quiet);
    await this.#open();
    await this.#scheduler.pass(soon);
    this.#check();
    const tabs = this.#tabs.filter((tab) => this.#statuses.get(tab)?.kind !== "memory");
    await this.#writeEverywhere(tabs);
    await this.#scheduler.pass(soon);
    this.#check();
    for (const tab of tabs) {
      const status = this.#statuses.get(tab);
      if (status?.kind !== "saved" || !tab.keeper.isSaved)
        throw new Broken(`${tab.name} still shows ${JSON.stringify(status)}`);
    }
    checkAtRest({
      ...{ disk: this.#disk, tabs, notes: this.#ledger.notes, now: this.#device.now },
      madeFiles: this.#madeFiles,
    });
  }

  /** Everybody at once, and on top of each other. */
  async #writeEverywhere(tabs: readonly SimulatedTab[]): Promise<void> {
    for (let turn = 0; turn < 6; turn += 1) {
      const tab = this.#random.anyOf(tabs);
      if (tab !== undefined) this.#write(tab);
      await this.#scheduler.pass(this.#random.below(50));
    }
  }

  #watch(promise: Promise<unknown>): void {
    promise.catch((error: unknown) => {
      this.#broken ??= error instanceof Error ? error : new Error(String(error));
    });
  }

  #guard(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.#broken ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  #check(): void {
    if (this.#broken !== undefined) throw this.#broken;
  }

  #note(event: string): void {
    this.#events.push(`${this.#step} @${this.#scheduler.now} ${event}`);
  }
}
