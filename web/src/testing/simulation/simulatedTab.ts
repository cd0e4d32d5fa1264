import type { Role, StorageProblem, StorageStatus } from "../../engine";
import { Facade } from "../../engine/core/facade";
import type { LivingCore } from "../../engine/core/livingCore";
import type { Replica } from "../../engine/storage/replica";
import { TabSync } from "../../engine/storage/tabSync";
import { DiskDrafts } from "../diskDrafts";
import { MemoryFiles } from "../memoryFiles";
import type { Disk } from "../memoryJournal";
import type { MemoryMarks } from "../memoryMarks";
import type { Device } from "./device";
import { FragileEngine } from "./fragileEngine";
import type { Locks } from "./locks";
import type { Random } from "./random";
import type { Owner, Scheduler } from "./scheduler";
import { type Onlooker, SlowJournal, type Weather } from "./slowJournal";
import type { Waves } from "./waves";

/** Everything that tabs share, and the features of the browser. */
export interface Surface {
  disk: Disk;
  marks: MemoryMarks;
  scheduler: Scheduler;
  random: Random;
  weather: Weather;
  device: Device;
  /** `undefined` if the browser has no locks. */
  locks: Locks | undefined;
  waves: Waves | undefined;
  seen: Onlooker;
  newId: () => string;
  /** Factor by which commits since the last snapshot weigh more. */
  heaviness: number;
  /** Receives the status that a tab shows. */
  shown: (tab: SimulatedTab, status: StorageStatus) => void;
  told: (tab: SimulatedTab, problem: StorageProblem) => void;
}

/** A replica with heavier commits, so that snapshots are taken sooner. */
const weighed = (living: LivingCore, times: number): Replica =>
  new Proxy(living, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (name === "weight")
        return () => ({ ...target.weight(), commits: target.weight().commits * times });
      return typeof member === "function" ? member.bind(target) : member;
    },
  });

/** In ms: how often a visible tab looks for commits of others, without and with a channel. */
const poll = 1_000;
const seldom = 5_000;

/** A tab with the real facade, `TabSync` and core in a simulated browser. */
export class SimulatedTab implements Owner {
  readonly name: string;
  readonly facade: Facade;
  readonly tabSync: TabSync;
  readonly journal: SlowJournal;
  readonly files: MemoryFiles;
  readonly drafts: DiskDrafts;
  readonly engine = new FragileEngine();
  readonly #commits: { line: number; commit: { seq: number } }[] = [];
  role: Role = "agent";
  isDead = false;
  isAsleep = false;
  isOpen = false;
  readonly #surface: Surface;

  constructor(surface: Surface, name: string) {
    this.name = name;
    this.#surface = surface;
    const { scheduler, locks, random } = surface;
    this.facade = new Facade(this.engine, surface.device.now, {
      trapped: () => {},
      filed: () => {},
      moved: () => {},
    });
    this.journal = new SlowJournal(surface, this);
    this.files = new MemoryFiles(() => {
      return new Promise<void>((resolve) => {
        scheduler.after(random.below(5), this, resolve);
      });
    });
    this.drafts = new DiskDrafts(surface.disk);
    this.tabSync = new TabSync({
      store: this.journal,
      replica: weighed(this.facade.living, surface.heaviness),
      files: this.files,
      drafts: this.drafts,
      lock: (work) => (locks === undefined ? work() : locks.with(this, work)),
      channel: surface.waves?.channel(this),
      timers: {
        after: (milliseconds, work) => scheduler.after(milliseconds, this, work),
        idle: (work) => void scheduler.after(random.below(2_000), this, work),
      },
      report: {
        status: (status) => surface.shown(this, status),
        problem: (problem) => surface.told(this, problem),
        canPutBack: () => {},
        hasPiecesAside: () => {},
        reading: () => {},
        putOnTop: () => {},
      },
      marks: surface.marks,
      newId: surface.newId,
      askToPersist: () => {},
    });
    this.facade.onCommit = (commit) => {
      this.#commits.push({ line: this.facade.living.line, commit });
      this.tabSync.committed({ entry: commit.entry, commit });
    };
    this.actAs("agent");
  }

  async start(): Promise<void> {
    await this.tabSync.start();
    this.isOpen = true;
    const { scheduler, waves } = this.#surface;
    const pause = waves === undefined ? poll : seldom;
    const look = () => {
      this.tabSync.look();
      scheduler.after(pause, this, look);
    };
    scheduler.after(pause, this, look);
  }

  actAs(role: Role): void {
    this.role = role;
    this.facade.dispatch({ session: { actAs: { role } } });
  }

  /** The tab's commits since everything was replaced. */
  get commits(): readonly { seq: number }[] {
    const { line } = this.facade.living;
    return this.#commits.filter((made) => made.line === line).map(({ commit }) => commit);
  }

  /** All data of the tab; a core that is about to break is restored first. */
  snapshot(): Uint8Array<ArrayBuffer> {
    const { living } = this.facade;
    const snapshot = living.written();
    if (snapshot === undefined) throw new Error(`${this.name} has no core any more`);
    return snapshot.joined();
  }

  wake(): void {
    this.isAsleep = false;
    this.tabSync.look();
  }

  /** Stops all work of the tab. */
  kill(): void {
    this.isDead = true;
    this.facade.onCommit = undefined;
    this.engine.renew();
    this.#surface.locks?.settle();
    this.#surface.waves?.channel(this).close();
  }
}
