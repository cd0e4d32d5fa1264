import { useEffect, useRef, useState } from "react";
import { giveBack } from "../../engine";
import { type Loaded, type LoadedDocument, type LoadedTable, type Unfit, unfit } from "./loaded";
import { readDocument } from "./readDocument";
import { readTable, type StructureChoices } from "./readTable";
import { isWorkbook, readSheet } from "./workbook/readSheet";

/** Text files; one that has only the name of a workbook is text too. */
const isTable = (name: string) => /\.(csv|tsv|tab|psv|xlsx?|xlsm|xlsb|ods)$/i.test(name);

async function readAny(
  file: File,
  structure: StructureChoices,
  show: (share: number | undefined) => void,
  signal: AbortSignal,
): Promise<LoadedTable | LoadedDocument | Unfit | undefined> {
  if (await isWorkbook(file)) return readSheet(file, structure, show, signal);
  if (isTable(file.name)) return readTable(file, structure, show, signal);
  return readDocument(file, signal);
}

/** A file being read, and the id of its rows in the core. */
type Work = { stop: AbortController; content?: string };

/** Reads the chosen file. Rows that are never stored are freed in the core. */
export function useLoadedFile() {
  const [loaded, setLoaded] = useState<Loaded>({ kind: "none" });
  const work = useRef<Work>(undefined);

  const leave = useRef(() => {
    work.current?.stop.abort();
    if (work.current?.content !== undefined) giveBack(work.current.content);
    work.current = undefined;
  });
  useEffect(() => leave.current, []);

  async function read(file: File, structure: StructureChoices) {
    // A table stays in sight while its file is read again with another structure.
    const isAgain = loaded.kind === "table" && loaded.source === file;
    const former = isAgain ? work.current?.content : undefined;
    if (isAgain) delete work.current?.content;
    leave.current();
    const mine: Work = { stop: new AbortController() };
    const { signal } = mine.stop;
    work.current = mine;
    const show = (share: number | undefined) => {
      if (!signal.aborted && !isAgain) setLoaded({ kind: "reading", name: file.name, share });
    };
    show(undefined);
    const result = await readAny(file, structure, show, signal);
    const content = result?.kind === "table" ? result.content : undefined;
    // A restarted core may give the same id again.
    if (former !== undefined && former !== content) giveBack(former);
    if (signal.aborted) {
      if (content !== undefined) giveBack(content);
      return;
    }
    if (content !== undefined) mine.content = content;
    setLoaded(result ?? { kind: "none" });
  }

  function clear() {
    leave.current();
    setLoaded({ kind: "none" });
  }

  function refuse({ name }: File, problem: string) {
    leave.current();
    setLoaded(unfit(name, problem));
  }

  return {
    loaded,
    read: (file: File, structure: StructureChoices) => void read(file, structure),
    clear,
    refuse,
  };
}
