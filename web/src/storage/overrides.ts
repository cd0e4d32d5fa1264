import type { Facade } from "../core/facade";
import type { Committed } from "../core/pkg/portal_core";
import type { OnTop } from "./standing";
import type { Override } from "./status";

const isCommit = (made: object): made is Committed => "seq" in made && "subject" in made;

/** Parts of tickets that were set here on top of what others had set meanwhile, as 'Riwayat tiket' tells it. */
export function overrides(facade: Facade, { after, commits }: OnTop): readonly Override[] {
  const own = commits.filter(isCommit).flatMap((commit) => {
    const seq = facade.living.seqOf(commit);
    return seq === undefined ? [] : [{ seq, subject: commit.subject }];
  });
  const ownSeqs = new Set(own.map(({ seq }) => seq));
  return own.flatMap(({ seq, subject }): readonly Override[] => {
    if (subject.slice !== "tickets") return [];
    const answer = facade.readOnce("history", { slice: "tickets", id: subject.id });
    const entries = answer.kind === "ok" ? answer.value.entries : [];
    const theirs = entries.filter((entry) => entry.seq > after && !ownSeqs.has(entry.seq));
    return entries.flatMap((mine) => {
      if (mine.seq !== seq) return [];
      const other = theirs.find(
        (entry) => entry.seq < seq && entry.ofField?.field === mine.ofField?.field,
      );
      if (other === undefined) return [];
      const { name: part, differences } = mine;
      const { who, whenExact: when } = other;
      const difference = differences.join(", ");
      return [{ kind: "overrode", ticket: subject.id, part, difference, who, when }];
    });
  });
}
