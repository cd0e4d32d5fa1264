import { Failure } from "../lib/failure.mjs";
import { inRoot } from "../lib/paths.mjs";

const TICKET = "R8K2AB";
const letter = inRoot("seeds", "files", "surat-permohonan-revisi-rkab.pdf");

/** Marks the replies of this writer. */
const MARK = /Catatan \d+\.\d+/;

const routeTo = ({ kind, address }, route) =>
  kind === "hash" ? `${address}#${route}` : address + route.slice(1);

/** Collects messages that a restarted portal must never show. */
export function listen(page) {
  const heard = [];
  page.on("console", (message) => {
    const isOfTheHost = message.text().includes("status of 404");
    if (message.type() === "error" && !isOfTheHost) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
}

const field = (page) => page.getByRole("textbox", { name: "Balasan" });

/** Opens the ticket as an agent. */
export async function openTicket(page, entry) {
  await page.goto(routeTo(entry, `/agent/tickets/${TICKET}`));
  await field(page).waitFor();
}

/** Text and number of files of each reply by this writer. */
export const readBack = (page) =>
  page.getByRole("article").evaluateAll(
    (articles, source) =>
      articles.flatMap((article) => {
        const text = new RegExp(source).exec(article.textContent)?.[0];
        return text ? [{ text, files: article.querySelectorAll("li").length }] : [];
      }),
    MARK.source,
  );

/** Number of stored files that cannot be read completely. */
export const unreadableFiles = (page) =>
  page.evaluate(async () => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open("portal-minerba"));
    const files = database.objectStoreNames.contains("files")
      ? await done(database.transaction("files").objectStore("files").getAll())
      : [];
    database.close();
    const lengths = await Promise.all(
      files.map((file) =>
        file.arrayBuffer().then(
          ({ byteLength }) => byteLength,
          () => -1,
        ),
      ),
    );
    return lengths.filter((length, at) => length !== files[at].size).length;
  });

/** Waits until the portal shows that everything is stored. */
export async function isStored(page, timeout = 30_000) {
  const state = page.getByRole("term").filter({ hasText: /simpan|memori|dibaca/ });
  try {
    await state.filter({ hasText: /^Tersimpan$/ }).waitFor({ timeout });
  } catch (error) {
    throw new Failure(`Not stored: ${await state.locator("..").textContent({ timeout: 1_000 })}`, {
      cause: error,
    });
  }
}

/** Types a reply, with a file if wanted, without sending it. Returns what will be sent. */
export async function type(page, text, withFile) {
  await field(page).fill(`${text} sudah kami periksa.`);
  const attached = page.getByRole("list", { name: "Berkas terlampir" }).getByRole("listitem");
  const before = await attached.count();
  if (withFile) {
    await page.getByLabel("Lampiran").setInputFiles(letter);
    await attached.nth(before).waitFor();
  }
  return { text, files: await attached.count() };
}

/** Sends the typed reply and waits until it is shown and stored. */
export async function send(page, { text }) {
  await page.getByRole("button", { name: "Kirim Tiket" }).click();
  await page.getByRole("article").filter({ hasText: text }).waitFor();
  await isStored(page);
}
