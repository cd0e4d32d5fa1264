import { vi } from "vitest";
import type { Command, StorageProblem, StorageStatus } from "../../engine";
import { renewCore } from "../../engine/core/renewCore";
import { Disk } from "../memoryJournal";
import { MemoryMarks } from "../memoryMarks";
import { Actions, addLabel } from "./actions";
import { checkAtRest, checkGapless, goodPart } from "./checks";
import { spoil } from "./damage";
import { Device } from "./device";
import { Broken, Ledger } from "./ledger";
import { Locks } from "./locks";
import { Random } from "./random";
import { Replacements } from "./replacements";
import { Scheduler } from "./scheduler";
import { SimulatedTab, type Surface } from "./simulatedTab";
import type { Weather } from "./slowJournal";
import { Waves } from "./waves";
import { Witness } from "./witness";
import { drawPause, drawWorld, type World } from "./world";

const steps = 50;

/** In ms: all retries have run after this time. */
const quiet = 100_000;

/** In ms: all tabs agree after this time. */
const soon = 1_500;

/** True if a tab has stopped storing and shows it. */
const isOut = (status: StorageStatus | undefined): boolean =>
  status?.kind === "memory" || status?.kind === "readOnly";

/** One run, determined by its seed. */
export class Simulation {
  readonly #seed: number;
  readonly #random: Random;
  readonly #scheduler = new Scheduler();
  readonly #disk = new Disk();
  readonly #marks = new MemoryMarks();
  readonly #weather: Weather = { failed: 0, doneButFailed: 0, isFull: false, longest: 30 };
  readonly #ledger = new Ledger();
  readonly #actions: Actions;
  readonly #device: Device;
  readonly #surface: Surface;
  readonly #world: World;
  readonly #witness = new Witness();
  readonly #replacements: Replacements;
  readonly #statuses = new Map<SimulatedTab, StorageStatus>();
  readonly #madeFiles = new Set<string>();
  #tabs: SimulatedTab[] = [];
  /** The lineage with injected damage. A successful cut begins another lineage. */
  #damagedLineage: string | undefined;
  /** True once all tabs only add labels: nobody may be told of an override. */
  #isLabelling = false;
  /** True while acknowledged data is missing and no tab has reported it. */
  #mustTell = false;
  #step = 0;
  #count = 0;

  constructor(seed: number) {
    this.#seed = seed;
    this.#random = new Random(seed);
    const random = this.#random;
    const disk = this.#disk;
    const scheduler = this.#scheduler;
    this.#actions = new Actions(random);
    this.#device = new Device(scheduler, random);
    this.#world = drawWorld(random);
    this.#replacements = new Replacements({
      ...{ disk, random, device: this.#device, ledger: this.#ledger, witness: this.#witness },
    });
    this.#surface = {
      ...{
        disk,
        marks: this.#marks,
        scheduler,
        random,
        weather: this.#weather,
        device: this.#device,
      },
      locks: random.chance(0.7) ? new Locks(scheduler) : undefined,
      waves: random.chance(0.8) ? new Waves(scheduler, random) : undefined,
      heaviness: random.pick([1, 20, 60]),
      newId: () => {
        this.#count += 1;
        return `g${this.#count}`;
      },
      seen: (operation) => {
        if (operation !== "since") this.#note(`disk: ${operation}, ${disk.lineageId} ${disk.last}`);
        this.#witness.guard(() => {
          this.#ledger.stored(disk);
          // Data stored behind damage is lost when the damage is cut off.
          if (this.#damagedLineage === disk.lineageId)
            this.#ledger.excuse("damaged", ({ wasStored }) => wasStored);
          if (operation === "replaceAll") this.#ledger.replaced(disk);
          if (!this.#world.damages) checkGapless(disk, this.#world);
        });
      },
      shown: (tab, status) => this.#witness.guard(() => this.#shown(tab, status)),
      told: (tab, problem) => this.#witness.guard(() => this.#told(tab, problem)),
    };
  }

  /** Runs to the end; throws the first violation with the events before it. */
  async run(): Promise<void> {
    this.#device.install();
    vi.spyOn(console, "error").mockImplementation((error) => {
      this.#witness.found(new Broken(`Somebody complained: ${error}`, { cause: error }));
    });
    try {
      await this.#play();
      this.#witness.speak();
    } catch (error) {
      const where = `Seed ${this.#seed}, step ${this.#step} of ${JSON.stringify(this.#world)}`;
      throw new Error(`${where}\n${this.#witness.lastEvents}\n${error}`, { cause: error });
    } finally {
      for (const tab of this.#tabs) tab.kill();
      renewCore();
      vi.unstubAllGlobals();
    }
  }

  async #play(): Promise<void> {
    await this.#open();
    for (this.#step = 1; this.#step <= steps; this.#step += 1) {
      await this.#act();
      await this.#scheduler.pass(drawPause(this.#random));
      this.#witness.speak();
    }
    await this.#calmDown();
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
    if (drawn < 81) return this.#kill(tab);
    if (drawn < 82) return this.#takeDatabaseAway(tab);
    if (drawn < 86) return this.#device.jump();
    if (drawn < 90) return this.#trap(tab);
    if (drawn < 95) return this.#changeWeather();
    if (drawn < 98) return this.#world.replaces ? this.#replacements.any(tab) : undefined;
    return this.#random.chance(0.5) ? this.#damage() : this.#crash();
  }

  /** Ends the browser with all tabs. Data after a torn record is gone at the next start. */
  async #crash(): Promise<void> {
    if (!this.#world.kills || !this.#disk.isTorn) return;
    this.#note("the browser ends");
    for (const tab of this.#tabs) this.#kill(tab);
    const held = this.#ledger.acknowledged();
    this.#disk.wipe();
    this.#ledger.wiped();
    this.#mustTell = held.length > 0;
    await this.#open();
  }

  async #openOrWake(): Promise<void> {
    const stopped = this.#tabs.find((tab) => this.#statuses.get(tab)?.kind === "memory");
    if (stopped !== undefined) {
      this.#note(`${stopped.name} is loaded again`);
      this.#end(stopped);
      return this.#open();
    }
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
      if (this.#mustTell) throw new Broken(`${tab.name} says nothing of the loss`);
      if (!isOut(this.#statuses.get(tab))) Ledger.mustHold(tab.name, tab.snapshot(), mustHold);
    };
    this.#witness.watch(started());
  }

  #write(tab: SimulatedTab): void {
    this.#count += 1;
    const text = `catatan-${this.#count}.`;
    tab.actAs("agent");
    tab.drafts.write(text);
    this.#dispatch(tab, this.#actions.reply(text), text);
  }

  #do(tab: SimulatedTab): void {
    const { role, command } = this.#actions.any();
    if (tab.role !== role) tab.actAs(role);
    this.#dispatch(tab, command);
  }

  #undo(tab: SimulatedTab): void {
    const past = this.#actions.past(tab);
    if (past === undefined) return;
    if (this.#dispatch(tab, past.command)) this.#ledger.undone(past.commit);
  }

  #dispatch(tab: SimulatedTab, command: Command, text?: string): boolean {
    const outcome = tab.facade.dispatch(command);
    this.#note(`${tab.name} ${JSON.stringify(command)}: ${outcome.kind}`);
    if (outcome.kind !== "ok" || outcome.commit === undefined) return false;
    this.#actions.learn(outcome.commit.subject);
    if (text !== undefined) {
      this.#ledger.wrote(text, tab, outcome.commit);
      tab.drafts.settle(text, outcome.commit);
    }
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
    this.#end(tab);
  }

  #end(tab: SimulatedTab): void {
    tab.kill();
    this.#tabs = this.#tabs.filter((other) => other !== tab);
    this.#ledger.excuse("killed", (note) => note.maker === tab && !note.isAcknowledged);
  }

  /** Closes the database, as a newer version of the portal does. */
  #takeDatabaseAway(tab: SimulatedTab): void {
    if (!this.#world.kills) return;
    this.#note(`${tab.name} loses its database`);
    tab.journal.isClosed = true;
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

  #damage(): void {
    if (!this.#world.damages) return;
    const where = spoil(this.#disk, this.#random);
    if (where === undefined) return;
    this.#note(`damage: ${where}`);
    this.#damagedLineage = this.#disk.lineageId;
    const good = goodPart(this.#disk, this.#device.now);
    this.#ledger.excuse("damaged", ({ text, wasStored }) => wasStored && !good.includes(text));
  }

  #shown(tab: SimulatedTab, status: StorageStatus): void {
    if (this.#statuses.get(tab)?.kind !== status.kind)
      this.#note(`${tab.name} shows ${JSON.stringify(status)}`);
    this.#statuses.set(tab, status);
    if (status.kind === "saved" && this.#disk.isTorn)
      throw new Broken(`${tab.name} says saved over a torn log`);
    if (status.kind === "saved") this.#ledger.saved(tab, this.#disk);
    if (status.kind === "readOnly" && !tab.journal.isClosed)
      throw new Broken(`${tab.name} is ${status.reason}`);
  }

  #told(tab: SimulatedTab, problem: StorageProblem): void {
    this.#note(`${tab.name} is told ${JSON.stringify(problem)}`);
    if (problem.kind === "lost") this.#mustTell = false;
    if (problem.kind === "notReplaced")
      this.#ledger.excuse("not replaced", (note) => note.maker === tab && !note.wasStored);
    if (problem.kind === "replacedElsewhere")
      this.#ledger.excuse("replaced elsewhere", (note) => note.maker === tab && !note.wasStored);
    if (this.#isLabelling && problem.kind === "overrode")
      throw new Broken(`${tab.name} is told of ${problem.difference}`);
    if (problem.kind === "newerData" || (problem.kind === "damaged" && !this.#world.damages))
      throw new Broken(`${tab.name} finds the store ${problem.kind}`);
  }

  /** Ends all faults, and checks that everything is stored and all tabs agree. */
  async #calmDown(): Promise<void> {
    this.#note("calm");
    Object.assign(this.#weather, { failed: 0, doneButFailed: 0, isFull: false, longest: 20 });
    for (const tab of this.#tabs) if (tab.isAsleep) tab.wake();
    await this.#scheduler.pass(quiet);
    await this.#open();
    await this.#scheduler.pass(soon);
    this.#witness.speak();
    const tabs = this.#tabs.filter((tab) => !isOut(this.#statuses.get(tab)));
    this.#ledger.excuse(
      "out",
      ({ maker, isAcknowledged }) => !isAcknowledged && isOut(this.#statuses.get(maker)),
    );
    await this.#writeEverywhere(tabs);
    await this.#scheduler.pass(soon);
    const added = this.#labelEverywhere(tabs);
    await this.#scheduler.pass(soon);
    this.#witness.speak();
    for (const tab of tabs) {
      const status = this.#statuses.get(tab);
      if (status?.kind !== "saved" || !tab.tabSync.isSaved)
        throw new Broken(`${tab.name} still shows ${JSON.stringify(status)}`);
    }
    checkAtRest({
      ...{ disk: this.#disk, tabs, notes: this.#ledger.notes, now: this.#device.now },
      ...{ world: this.#world, madeFiles: this.#madeFiles, added },
    });
  }

  /** Random tabs write in quick succession. */
  async #writeEverywhere(tabs: readonly SimulatedTab[]): Promise<void> {
    for (let turn = 0; turn < 6; turn += 1) {
      const tab = this.#random.anyOf(tabs);
      if (tab !== undefined) this.#write(tab);
      await this.#scheduler.pass(this.#random.below(50));
    }
  }

  /** Each tab adds another label to the same ticket at once. Returns the labels. */
  #labelEverywhere(tabs: readonly SimulatedTab[]): readonly string[] {
    this.#isLabelling = true;
    const labels = tabs.map((tab) => {
      tab.actAs("agent");
      const made = tab.facade.dispatch({ label: { save: { id: undefined, name: tab.name } } });
      if (made.kind !== "ok" || made.commit === undefined) throw new Broken(`${tab.name}: label`);
      return { tab, id: made.commit.subject.id };
    });
    for (const { tab, id } of labels) this.#dispatch(tab, addLabel(tab, id));
    return labels.map(({ tab }) => tab.name);
  }

  #note(event: string): void {
    this.#witness.note(`${this.#step} @${this.#scheduler.now} ${event}`);
  }
}
