import { Index } from "flexsearch";
import { answerOf, newestFirst, wordsOf } from "./answers.mjs";

/** Finds words by prefix: its fastest setting that finds while typing. */
export function open(tickets) {
  const kept = newestFirst(tickets);
  const index = new Index({ tokenize: "forward", resolution: 1, fastupdate: false, cache: false });
  for (const { place, text } of kept) index.add(place, text);
  return (query) => {
    const places =
      wordsOf(query.search).length > 0
        ? index.search(query.search, { limit: kept.length })
        : kept.keys();
    return answerOf(
      Array.from(places, (place) => kept[place]),
      query,
    );
  };
}
