import { useEffect, useRef, useState } from "react";
import { dispatch, type PackageContent, refusalText, writePackage } from "../../engine";
import { download } from "../../platform/download";
import { readAsset } from "../../platform/readAsset";
import { typefaceOfPage } from "../../platform/typefaceOfPage";
import pageAddress from "../../wasm/pkg-page/paket-bukti.gzip?url";
import { packageTexts as texts } from "./texts";

type State =
  | { kind: "idle" }
  | { kind: "writing"; share: number }
  | { kind: "failed"; message: string }
  | { kind: "done"; name: string; head: string; fingerprint: string | undefined };

async function make(
  assignment: string,
  content: PackageContent,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<State> {
  const page = await (await readAsset(pageAddress)).text();
  const typeface = await typefaceOfPage().catch(() => undefined);
  const work = { assignment, content, typeface, onProgress: onShare, signal };
  const written = await writePackage(page, work);
  if (written.kind === "cancelled") return { kind: "failed", message: texts.cancelled };
  if (written.kind === "refused") {
    return { kind: "failed", message: refusalText(written.refusal) };
  }
  const { file, head, fingerprint } = written;
  const noted = dispatch({ package: { record: { assignment, head } } });
  if (noted.kind === "refused") return { kind: "failed", message: refusalText(noted.refusal) };
  download(content.name, file);
  return { kind: "done", name: content.name, head, fingerprint };
}

/** Makes one package at a time. Leaving the dialog cancels it. */
export function useMakePackage(assignment: string) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start(content: PackageContent) {
    const stop = new AbortController();
    running.current = stop;
    setState({ kind: "writing", share: 0 });
    const onShare = (share: number) => setState({ kind: "writing", share });
    // The page of the package is loaded on first use, which fails without a network.
    const failed = (): State => ({ kind: "failed", message: texts.failed });
    setState(await make(assignment, content, onShare, stop.signal).catch(failed));
  }

  return {
    state,
    start: (content: PackageContent) => void start(content),
    cancel: () => running.current?.abort(),
  };
}
