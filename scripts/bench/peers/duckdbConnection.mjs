import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** A connection to an in-memory database with synchronous answers. */
export async function connect() {
  const main = require.resolve("@duckdb/duckdb-wasm/dist/duckdb-node-blocking.cjs");
  const { ConsoleLogger, NODE_RUNTIME, createDuckDB, LogLevel } = require(main);
  const part = (name) => join(dirname(main), name);
  const bundle = (kind) => ({
    mainModule: part(`duckdb-${kind}.wasm`),
    mainWorker: part(`duckdb-node-${kind}.worker.cjs`),
  });
  const bundles = { mvp: bundle("mvp"), eh: bundle("eh") };
  const database = await createDuckDB(bundles, new ConsoleLogger(LogLevel.NONE), NODE_RUNTIME);
  await database.instantiate();
  return database.connect();
}
