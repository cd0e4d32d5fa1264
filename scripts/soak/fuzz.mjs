import { runAndRead } from "../lib/run.mjs";

/** Feeds damaged bytes to all parsers and absurd commands to all roles. */
export async function fuzz({ seconds, commands, seed }) {
  const bytes = ["--", "all", "--seconds", String(seconds), "--seed", String(seed)];
  const printed = await runAndRead("cargo", [
    ...["run", "--release", "--locked", "--quiet", "-p", "portal-fuzz"],
    ...bytes,
  ]);
  const inputs = [...printed.matchAll(/: (\d+) masukan/g)];
  const total = inputs.reduce((sum, [, count]) => sum + Number(count), 0);
  await runAndRead(
    "cargo",
    ["test", "--release", "--locked", "-p", "portal-core", "--test", "command_fuzz"],
    { env: { PORTAL_COMMANDS: String(commands), PORTAL_SEED: String(seed) } },
  );
  return [
    ["Damaged bytes read", `${total} in ${inputs.length} targets, ${seconds} s, no panic`],
    ["Absurd commands under every role", `${commands}, none beyond its role`],
  ];
}
