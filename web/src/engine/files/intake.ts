import { portal } from "../core/portal";
import { type Intake, type IntakeOptions, runIntake } from "./intakeRun";

/** Reads a CSV file: its rows lie in the core afterwards, to be stored or given back. */
export const readCsvFile = (
  file: Blob,
  onShare: IntakeOptions["onShare"],
  signal: AbortSignal,
): Promise<Intake> => runIntake(portal(), file, { onShare, signal });

/** Rows that were read and are not stored make room; of rows that were, nothing is taken. */
export const giveBack = (content: string): void =>
  void portal().attempt((core) => core.unshelve(content));
