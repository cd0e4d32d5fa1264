import type { Committed } from "../../wasm/pkg/portal_core";
import type { Facade } from "../core/facade";
import type { Override } from "./status";
import type { OnTop } from "./syncResult";

const isCommit = (made: object): made is Committed => "seq" in made && "subject" in made;

/** Parts of tickets that were set here after others had set them. */
export function overrides(facade: Facade, { after, commits }: OnTop): readonly Override[] {
  const seqs = commits.filter(isCommit).map((commit) => facade.living.seqOf(commit));
  const own = seqs.filter((seq) => seq !== undefined);
  const answer = facade.readOnce("overridden", { after, own });
  return answer.kind === "ok" ? answer.value.map((part) => ({ kind: "overrode", ...part })) : [];
}
