import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rustTexts } from "./testing/rustTexts";
import { isTextsFile, type SourceText, sourceTexts } from "./testing/sourceTexts";
import { parsed } from "./testing/syntax";
import { unusedTextKeys } from "./testing/textKeys";

const pathOf = (folder: string) => new URL(folder, import.meta.url).pathname;

const filesOf = (folder: string, isWanted: (file: string) => boolean) =>
  readdirSync(pathOf(folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isWanted)
    .map((file) => ({ file, source: readFileSync(pathOf(folder) + file, "utf8") }));

const isScreen = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|(^|\/)(testing|wasm)\//.test(file);

const screens = filesOf("./", isScreen).map(({ file, source }) => parsed(file, source));

const screenTexts = screens.map((screen) => [screen.file, sourceTexts(screen)] as const);

describe("the texts of a folder are in its texts.ts", () => {
  test.each(screenTexts.filter(([file]) => !isTextsFile(file)))("%s", (_, texts) => {
    expect(texts).toEqual([]);
  });
});

test("every text of a texts.ts is used", () => {
  const textsFiles = screens.filter(({ file }) => isTextsFile(file));
  expect(unusedTextKeys(textsFiles, screens)).toEqual([]);
});

/** Words that the ministry does not write, and what it writes. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bbatubara\b/i, "batu bara"],
  [/\bbisa\b/i, "dapat"],
  [/\bdashboard\b/i, "dasbor"],
  [/\bdisisihkan\b/i, "diamankan"],
  [/\bdownload\b/i, "unduh"],
  [/\bdraft\b/i, "draf"],
  [/\bdulu\b|(?<!terlebih )\bdahulu\b/i, "terlebih dahulu"],
  [/\bedit\b|sunting/i, "ubah, perubahan"],
  [/\binti portal\b/i, "sistem portal"],
  [/\bmax\b/i, "maksimum"],
  [/\bmin\b/i, "minimum"],
  [/\bmuat data\b/i, "unggah data"],
  [/penyaring/i, "filter"],
  [/\bpreview\b/i, "pratinjau"],
  [/publikasi/i, "terbitkan, diterbitkan"],
  [/^(… )?records?$/i, "baris"],
  [/\bsilahkan\b/i, "silakan"],
  [/\busang\b/i, "tidak berlaku"],
  [/\b(cache|commit|indeks|modul)\b|\w tab\b|\btab \w/, "no word for the inside of the program"],
];

/** Labels with such words that the specification quotes (docs/rules.md), and names in the sample data. */
const QUOTED: readonly (readonly [string, string])[] = [
  ["Dashboard Builder", "§2.1"],
  ["Silahkan Pilih Agen", "§2.4"],
  ["Silahkan Pilih Departemen", "§2.4"],
  ["Download", "§2.7"],
  ["Preview", "§2.8"],
  ["… records", "§2.8"],
  ["Create Dashboard", "§2.9"],
  ["Daftar Dashboard", "§2.9"],
  ["Dipublikasi", "§2.9"],
  ["Draft", "§2.9"],
  ["Edit", "§2.9"],
  ["Memuat dashboard...", "§2.9"],
  ["Jadikan Draft", "§4"],
  ["Publikasi", "§4"],
  ['Apakah Anda yakin ingin menghapus dashboard "…"?', "§8"],
  ["Asal Batubara", "a column of a dataset"],
  ["MIN(a; b)", "a function of formulas"],
  ["Persetujuan Pengangkutan dan Pencampuran Batubara.pdf", "a document's file"],
];

/** A sentence may name a label of several words, or of one word after 'pilih'. */
const names = ({ text }: SourceText, label: string) =>
  text === label || text.includes(label.includes(" ") ? label : `pilih ${label}`);

const withoutLabels = (text: SourceText) =>
  QUOTED.reduce(
    (rest, [label]) => (names(text, label) ? rest.replace(label, "") : rest),
    text.text,
  );

const forbiddenIn = (texts: readonly SourceText[]) =>
  texts.flatMap((text) => {
    const rest = withoutLabels(text);
    const write = FORBIDDEN.filter(([word]) => word.test(rest)).map(([, instead]) => instead);
    return write.length > 0 ? [{ ...text, write }] : [];
  });

/** These folders and files hold tests, and texts for developers. */
const FOR_DEVELOPERS = /(^|\/)(tests|fuzz|examples|target|seed)\/|(^|\/)(tests|sound|rule)\.rs$/;

const isCore = (file: string) => file.endsWith(".rs") && !FOR_DEVELOPERS.test(file);

describe("no text has a word that the ministry does not write", () => {
  const core = filesOf("../../core/", isCore).map(
    ({ file, source }) => [`core/${file}`, rustTexts(source)] as const,
  );
  const seeds = filesOf("../../seeds/", (file) => /^[^/]+\.json$/.test(file)).map(
    ({ file, source }) =>
      [`seeds/${file}`, sourceTexts(parsed(`${file}.ts`, `(${source})`))] as const,
  );
  const all = [...screenTexts, ...core, ...seeds];

  test.each(all)("%s", (_, texts) => {
    expect(forbiddenIn(texts)).toEqual([]);
  });

  test("every quoted label is needed", () => {
    const isNeeded = (label: string) =>
      all.some(([, texts]) => texts.some((text) => names(text, label)));
    expect(QUOTED.filter(([label]) => !isNeeded(label))).toEqual([]);
  });
});
