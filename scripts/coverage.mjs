import { runMain } from "./lib/failure.mjs";
import { ensureLlvmTools } from "./lib/llvmTools.mjs";
import { run } from "./lib/run.mjs";
import { ensureCoverageTool, ensureRust } from "./lib/rustTools.mjs";

/** Smallest share of the core's lines that native tests must run, in percent. */
const wantedLines = 95;

await runMain(async () => {
  ensureRust();
  await ensureCoverageTool();
  const env = await ensureLlvmTools();
  await run(
    "cargo",
    ["llvm-cov", "--workspace", "--locked", "--fail-under-lines", String(wantedLines)],
    { env },
  );
});
