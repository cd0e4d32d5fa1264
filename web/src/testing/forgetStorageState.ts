import { dismissProblem, shellReport, storageState } from "../engine/storage/status";

/** Resets the shown state of the storage. */
export function forgetStorageState(): void {
  shellReport.status({ kind: "saved" });
  shellReport.canPutBack(false);
  shellReport.hasPiecesAside(false);
  shellReport.hasDatabasesAside(false);
  shellReport.reading(undefined);
  for (const problem of storageState().problems) dismissProblem(problem);
}
