import { useEffect, useRef, useState } from "react";
import { giveBack } from "../../engine";
import { type Loaded, unfit } from "./loaded";
import { readDocument } from "./readDocument";
import { readTable } from "./readTable";

const isTable = (name: string) => /\.(csv|tsv)$/i.test(name);

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

  async function read(file: File) {
    leave.current();
    const mine: Work = { stop: new AbortController() };
    const { signal } = mine.stop;
    work.current = mine;
    const show = (share: number | undefined) => {
      if (!signal.aborted) setLoaded({ kind: "reading", name: file.name, share });
    };
    show(undefined);
    const result = isTable(file.name)
      ? await readTable(file, show, signal)
      : await readDocument(file, signal);
    if (signal.aborted) {
      if (result?.kind === "table") giveBack(result.content);
      return;
    }
    if (result?.kind === "table") mine.content = result.content;
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

  return { loaded, read: (file: File) => void read(file), clear, refuse };
}
