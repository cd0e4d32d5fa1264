import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { searchPath } from "./find.mjs";
import { inRoot, root } from "./paths.mjs";

const environment = (extra = {}) => {
  const merged = { ...process.env, ...extra };
  // Windows names the variable `Path`; with two spellings the wrong one wins.
  for (const key of Object.keys(merged)) if (key.toUpperCase() === "PATH") delete merged[key];
  return { ...merged, PATH: searchPath() };
};

/** Starts a program with the portal's tools on its PATH. */
const start = (program, args, { env, cwd = root } = {}) =>
  spawn(program, args, { cwd, env: environment(env), stdio: "inherit" });

/** Runs a program to its end; throws a {@link Failure} if it fails. */
export function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(program, args, options);
    child.on("error", (error) => reject(new Failure(`${program}: ${error.message}`)));
    child.on("exit", (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Failure(`${program} ${args.join(" ")} → ${signal ?? `exit code ${code}`}`)),
    );
  });
}

/** Like {@link run}; also returns what the program printed. */
export function runAndRead(program, args, { env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ["inherit", "pipe", "inherit"];
    const child = spawn(program, args, { cwd, env: environment(env), stdio });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      process.stdout.write(text);
      printed += text;
    });
    child.on("error", (error) => reject(new Failure(`${program}: ${error.message}`)));
    child.on("close", (code, signal) =>
      code === 0
        ? resolve(printed)
        : reject(new Failure(`${program} ${args.join(" ")} → ${signal ?? `exit code ${code}`}`)),
    );
  });
}

/** Output of a program, or `undefined` if it is missing or fails. */
export function ask(program, args) {
  const answer = spawnSync(program, args, { encoding: "utf8", env: environment(), cwd: root });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}

/** Script of an npm package's command, to run with this Node and without a shell. */
function nodeTool(packageName, command) {
  const folder = inRoot("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

export const runNodeToolAndRead = (packageName, command, args, options) =>
  runAndRead(process.execPath, [nodeTool(packageName, command), ...args], options);

export const runNodeTool = (packageName, command, args, options) =>
  run(process.execPath, [nodeTool(packageName, command), ...args], options);

export const startNodeTool = (packageName, command, args, options) =>
  start(process.execPath, [nodeTool(packageName, command), ...args], options);
