/** Each creates a function from tickets that answers list queries like {@link answerOf}. */
export const libraries = {
  "@tanstack/table-core": async (tickets) => (await import("./tanstack.mjs")).open(tickets),
  "sqlite wasm, LIKE": async (tickets) => (await import("./sqlite.mjs")).openLike(tickets),
  "sqlite wasm, FTS5 trigram": async (tickets) =>
    (await import("./sqlite.mjs")).openTrigrams(tickets),
  "duckdb wasm": async (tickets) => (await import("./duckdb.mjs")).open(tickets),
  "MiniSearch, prefixes": async (tickets) => (await import("./minisearch.mjs")).open(tickets),
  "FlexSearch, prefixes": async (tickets) => (await import("./flexsearch.mjs")).open(tickets),
};
