/** The public part of the engine; other folders import nothing else of it. */
export type * from "../wasm/pkg/portal_core";
export { startClock } from "./core/clock";
export { useCrashNotice } from "./core/crashNotice";
export type { Result } from "./core/facade";
export { made } from "./core/faults";
export { startPacking } from "./core/idlePacking";
export { dispatch, portal, startPortal } from "./core/portal";
export { fileProblemText, problemText, refusalText } from "./core/refusalText";
export { followSeen, startSeen } from "./core/seen";
export { unreadableFile } from "./core/texts";
export { granted, readView, usePeople, useSession, useView, useVocabulary } from "./core/useView";
export type { AnswerOf } from "./core/viewTypes";
export { drafts, draftsForBackup, draftsFromBackup, startDrafts } from "./drafts/drafts";
export { editorForm } from "./drafts/formName";
export {
  type Guard,
  isFile,
  isFlag,
  isNumber,
  isText,
  listOf,
  orNothing,
  orNull,
  shapeOf,
} from "./drafts/guards";
export { type FormSpec, useDatasetId, useIsKeeping, useStoredDraft } from "./drafts/useStoredDraft";
export { bytesOf, factsOf, keepFiles, sha256Of } from "./files/attachments";
export { makeBackup } from "./files/backupMaking";
export { type Backup, type BackupProblem, openBackup } from "./files/backupReading";
export { giveBack, prepareVersion, readCsvFile, wantTable } from "./files/intake";
export { checkPackage } from "./files/packageCheck";
export { writePackage } from "./files/packages";
export { writePdf } from "./files/pdfWriter";
export { isSampleFile } from "./files/sampleFiles";
export { copyOf, keepCopy } from "./files/storedFiles";
export { useFileBytes } from "./files/useFileBytes";
export { useFileUrl } from "./files/useFileUrl";
export { readWordFile } from "./files/wordReader";
export {
  looksLikeWorkbook,
  openWorkbook,
  type WorkbookProblem,
  type WorkbookSheet,
  type WorkbookWarning,
} from "./files/workbook";
export { joinCsv, type OnProgress, type ReadPiece, writeCsv } from "./files/writeCsv";
export { type ReadSheet, type SheetProblem, writeSheet } from "./files/writeSheet";
export { usePresence, useWriting } from "./presence";
export {
  copySetAside,
  copyStored,
  forgetSetAside,
  openStorage,
  putBack,
  type Replaced,
  replaceEverything,
  resetEverything,
  startOver,
  startStorage,
  trySavingAgain,
} from "./storage/portalStorage";
export {
  dismissProblem,
  isInPageOnly,
  isOfNewerVersion,
  type LostData,
  onStorageChange,
  type StorageProblem,
  type StorageStatus,
  storageState,
  useStorageState,
  useStorageStatus,
} from "./storage/status";
