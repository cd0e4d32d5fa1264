import { useEffect, useRef, useState } from "react";
import { dispatch, type Refusal, readView, refusalText, writePackage } from "../../engine";
import { download } from "../../platform/download";
import { readAsset } from "../../platform/readAsset";
import { typefaceOfPage } from "../../platform/typefaceOfPage";
import pageAddress from "../../wasm/pkg-page/paket-bukti.gzip?url";
import { packageTexts as texts } from "./texts";

type Made = {
  kind: "done";
  name: string;
  head: string;
  fingerprint: string | undefined;
  missing: readonly string[];
};

type State =
  | { kind: "idle" }
  | { kind: "writing"; share: number }
  | { kind: "failed"; message: string }
  | Made;

const failed = (message: string): State => ({ kind: "failed", message });
const refused = (refusal: Refusal): State => failed(refusalText(refusal));

async function make(
  assignment: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<State> {
  // The page of the package is loaded on first use, which fails without a network.
  const page = await readAsset(pageAddress).then(
    (asset) => asset.text(),
    () => undefined,
  );
  if (page === undefined) return failed(texts.noPage);
  const typeface = await typefaceOfPage().catch(() => undefined);
  const answer = readView("packageContent", assignment);
  if (answer.kind === "refused") return refused(answer.refusal);
  const content = answer.value;
  const printed = readView("printed");
  const made = printed.kind === "ok" ? printed.value : "";
  const written = await writePackage(page, {
    ...{ assignment, content, made, typeface, onProgress, signal },
  });
  if (written.kind === "cancelled") return failed(texts.cancelled);
  if (written.kind === "refused") return refused(written.refusal);
  const { file, head, fingerprint, missing } = written;
  const noted = dispatch({ package: { record: { assignment, head } } });
  if (noted.kind === "refused") return refused(noted.refusal);
  if (noted.kind !== "ok") return failed(texts.failed);
  download(content.name, file);
  return { kind: "done", name: content.name, head, fingerprint, missing };
}

/** Makes one package at a time. Leaving the dialog cancels it. */
export function useMakePackage(assignment: string) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const stop = new AbortController();
    running.current = stop;
    setState({ kind: "writing", share: 0 });
    const onProgress = (share: number) => setState({ kind: "writing", share });
    setState(await make(assignment, onProgress, stop.signal).catch(() => failed(texts.failed)));
  }

  return { state, start: () => void start(), cancel: () => running.current?.abort() };
}
