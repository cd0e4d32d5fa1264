import { BytesInParts } from "../../engine/storage/bytesInParts";
import type { Disk } from "../memoryJournal";
import type { Device } from "./device";
import type { Ledger } from "./ledger";
import type { Random } from "./random";
import type { SimulatedTab } from "./simulatedTab";
import type { Witness } from "./witness";

interface Backup {
  snapshot: Uint8Array<ArrayBuffer>;
  files: ReadonlyMap<string, Blob>;
}

interface Around {
  disk: Disk;
  random: Random;
  device: Device;
  ledger: Ledger;
  witness: Witness;
}

/** Backup, restore, reset, and putting back. */
export class Replacements {
  readonly #around: Around;
  #backup: Backup | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  any(tab: SimulatedTab): void {
    const drawn = this.#around.random.next();
    if (drawn < 0.3) this.#backUp(tab);
    else if (drawn < 0.6) this.#putBack(tab);
    else this.#putInPlace(tab, drawn < 0.8 ? this.#backup : undefined);
  }

  #backUp(tab: SimulatedTab): void {
    this.#around.witness.note(`${tab.name} makes a backup`);
    const snapshot = tab.snapshot();
    const files = new Map<string, Blob>();
    for (const id of tab.facade.living.heldFiles() ?? []) {
      const file = tab.files.get(id) ?? this.#around.disk.files.get(id);
      if (file !== undefined) files.set(id, file);
    }
    this.#backup = { snapshot, files };
  }

  #putBack(tab: SimulatedTab): void {
    const { witness } = this.#around;
    witness.note(`${tab.name} puts back`);
    witness.watch(tab.tabSync.putBack().then((problem) => this.#replaced(tab, problem)));
  }

  /** Restores the backup; without one, resets to the sample data. */
  #putInPlace(tab: SimulatedTab, backup: Backup | undefined): void {
    const { living } = tab.facade;
    this.#around.witness.note(`${tab.name} ${backup ? "restores a backup" : "resets"}`);
    const load = () => {
      if (backup === undefined) living.reset(this.#around.device.now);
      const problem = backup && living.load(new BytesInParts([backup.snapshot]));
      if (backup !== undefined) this.#around.ledger.restoring(backup.snapshot);
      const files = problem === undefined ? (backup?.files ?? []) : [];
      for (const [id, file] of files) tab.files.set(id, file);
      return problem;
    };
    this.#replaced(tab, tab.tabSync.replaceEverything(load));
  }

  #replaced(tab: SimulatedTab, problem: string | undefined): void {
    const { witness, ledger } = this.#around;
    witness.note(`${tab.name} has replaced everything: ${problem ?? "ok"}`);
    if (problem !== undefined) return;
    ledger.replacedBy(tab);
  }
}
