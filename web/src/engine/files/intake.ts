import { nextTurn } from "../../platform/nextTurn";
import type { DatasetForm } from "../../wasm/pkg/portal_core";
import { portal } from "../core/portal";
import { readTablesAgain } from "./intakeAgain";
import { type Intake, type IntakeOptions, runIntake } from "./intakeRun";

/** Reads a CSV file into the core; `choices` win over detection. The rows are stored or given back afterwards. */
export const readCsvFile = (
  file: Blob,
  onShare: IntakeOptions["onShare"],
  signal: AbortSignal,
  choices?: IntakeOptions["choices"],
): Promise<Intake> => runIntake(portal(), file, { choices, onShare, signal });

/** Does the long work of storing a file in parts. */
export async function prepareVersion(form: DatasetForm): Promise<void> {
  while (portal().attempt((core) => core.prepareVersion(form)) === false) await nextTurn();
}

/** Reads the rows of an earlier version, which are in memory only while they are needed. */
export function wantTable(content: string): void {
  const facade = portal();
  const touched = facade.attempt((core) => core.wantTable(content));
  if ("kind" in touched) return;
  facade.touch(touched);
  void readTablesAgain(facade);
}

/** Frees rows that were read and not stored; stored rows stay. */
export const giveBack = (content: string): void =>
  void portal().attempt((core) => core.unshelve(content));
