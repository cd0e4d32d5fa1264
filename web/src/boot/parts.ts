import { runScript } from "./runScript";
import { unpacked } from "./unpacked";

type Exports = Record<string, unknown>;

/** A part of the program. It fills `exports`, reads those of earlier parts, and can load later ones. */
type Part = (
  exports: Exports,
  parts: Record<string, Exports>,
  later: (name: string) => Promise<Exports>,
) => void;

declare global {
  interface Window {
    /** The script of each part calls this (web/vite/programParts.ts). */
    portalPart?: (name: string, part: Part) => void;
  }
}

const ran: Record<string, Exports> = {};
const running: Record<string, Promise<Exports>> = {};
const texts: Record<string, Promise<string>> = {};

/** Unpacks a part once, ahead of running it. */
export function prepare(name: string): Promise<string> {
  texts[name] = texts[name] ?? unpacked(name);
  return texts[name];
}

export function run(name: string): Promise<Exports> {
  running[name] = running[name] ?? prepare(name).then((text) => runText(name, text));
  return running[name];
}

function runText(name: string, text: string): Exports {
  runScript(text);
  const exports = ran[name];
  if (exports === undefined) throw new Error(`${name} did not run`);
  return exports;
}

window.portalPart = (name, part) => {
  ran[name] = {};
  part(ran[name], ran, run);
};
