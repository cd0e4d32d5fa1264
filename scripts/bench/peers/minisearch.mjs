import MiniSearch from "minisearch";
import { answerOf, newestFirst, wordsOf } from "./answers.mjs";

const boundary = /[\s,.;:/()"-]+/u;

/** Finds words by prefix, all words required, without scores. */
export function open(tickets) {
  const kept = newestFirst(tickets);
  const index = new MiniSearch({
    ...{ idField: "place", fields: ["text"], tokenize: (text) => text.split(boundary) },
    processTerm: (term) => term || null,
    searchOptions: { prefix: true, combineWith: "AND" },
  });
  index.addAll(kept);
  return (query) => {
    const found =
      wordsOf(query.search).length > 0 ? index.search(query.search.toLowerCase()) : kept;
    return answerOf(
      found.map(({ id, place = id }) => kept[place]),
      query,
    );
  };
}
