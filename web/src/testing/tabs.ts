import { readFileSync } from "node:fs";
import type { Command, StorageProblem, StorageStatus } from "../engine";
import { Facade } from "../engine/core/facade";
import type { Engine } from "../engine/core/livingCore";
import type { Channel, Timers } from "../engine/storage/dependencies";
import { overrides } from "../engine/storage/overrides";
import { TabSync } from "../engine/storage/tabSync";
import { initSync, PortalCore, SnapshotReader } from "../wasm/pkg/portal_core";
import type { Air } from "./air";
import { DiskDrafts } from "./diskDrafts";
import { MemoryFiles } from "./memoryFiles";
import { type Disk, type Faults, MemoryJournal } from "./memoryJournal";
import { MemoryMarks } from "./memoryMarks";

const bytes = readFileSync(new URL("../wasm/pkg/portal_core_bg.wasm", import.meta.url));
initSync({ module: new WebAssembly.Module(bytes) });

/** All tabs of a test share one wasm instance, so it is never replaced. */
const engine: Engine = {
  open: (openedAt) => new PortalCore(openedAt),
  begin: (length, isTrusted) => new SnapshotReader(length, isTrusted),
  made: (snapshot) => snapshot.portal(),
  renew: () => {},
};

const quickTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  idle: (work) => void setTimeout(work),
};

interface TabOptions {
  disk: Disk;
  marks?: MemoryMarks | undefined;
  air?: Air | undefined;
  faults?: Faults | undefined;
  timers?: Timers | undefined;
}

/** A tab without a screen: a core, a `TabSync`, and its reports to the shell. */
export class Tab {
  static #ids = 0;

  readonly facade: Facade;
  readonly tabSync: TabSync;
  readonly journal: MemoryJournal;
  readonly files: MemoryFiles;
  /** Pending while bytes of files are being copied. */
  copying: Promise<void> | undefined;
  readonly drafts: DiskDrafts;
  readonly statuses: StorageStatus[] = [];
  readonly problems: StorageProblem[] = [];
  readonly channel: Channel | undefined;
  canPutBack = false;

  constructor({ disk, marks = new MemoryMarks(), air, faults, timers = quickTimers }: TabOptions) {
    const openedAt = Date.UTC(2026, 10, 21, 2, 5);
    this.facade = new Facade(engine, openedAt, {
      trapped: () => {},
      moved: () => {},
      filed: () => {},
    });
    this.journal = new MemoryJournal(disk, faults);
    this.files = new MemoryFiles(() => this.copying);
    this.drafts = new DiskDrafts(disk);
    this.channel = air?.channel();
    this.tabSync = new TabSync({
      store: this.journal,
      replica: this.facade.living,
      files: this.files,
      drafts: this.drafts,
      lock: (work) => work(),
      channel: this.channel,
      timers,
      report: {
        status: (status) => void this.statuses.push(status),
        problem: (problem) => void this.problems.push(problem),
        canPutBack: (canPutBack) => {
          this.canPutBack = canPutBack;
        },
        hasPiecesAside: () => {},
        reading: () => {},
        putOnTop: (onTop) => void this.problems.push(...overrides(this.facade, onTop)),
      },
      marks,
      newId: () => `g${++Tab.#ids}`,
      askToPersist: () => {},
    });
    this.facade.onCommit = (commit) => this.tabSync.committed({ entry: commit.entry, commit });
    this.facade.dispatch({ session: { actAs: { role: "agent" } } });
  }

  static async open(options: TabOptions): Promise<Tab> {
    const tab = new Tab(options);
    await tab.tabSync.start();
    return tab;
  }

  get status(): StorageStatus | undefined {
    return this.statuses.at(-1);
  }

  /** All data of the tab as bytes: equal in tabs that agree. */
  get state(): Uint8Array | undefined {
    return this.facade.living.written()?.joined();
  }

  /** Sends a command that must succeed. */
  do(command: Command) {
    const outcome = this.facade.dispatch(command);
    if (outcome.kind !== "ok" || outcome.commit === undefined) {
      throw new Error(JSON.stringify(outcome));
    }
    return outcome.commit;
  }

  label(name: string) {
    return this.do({ label: { save: { id: undefined, name } } });
  }

  reply(content: string) {
    const reply = { ticket: "N4W7KD", content, status: undefined, attachments: [] };
    return this.do({ ticket: { reply } });
  }

  labels(): string[] {
    const answer = this.facade.readOnce("labels");
    if (answer.kind !== "ok") throw new Error(answer.kind);
    return answer.value.labels.map((use) => use.label.name);
  }

  /** Kills the tab: it sends nothing more. */
  kill(): void {
    this.channel?.close();
    this.facade.onCommit = undefined;
  }
}
