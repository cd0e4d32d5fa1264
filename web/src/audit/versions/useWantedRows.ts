import { useEffect } from "react";
import { wantTable } from "../../engine";

/** Reads rows of earlier versions, which are in memory only while they are needed. */
export function useWantedRows(contents: readonly string[]): void {
  const wanted = contents.join("\n");
  useEffect(() => {
    for (const content of wanted.split("\n")) if (content !== "") wantTable(content);
  }, [wanted]);
}
