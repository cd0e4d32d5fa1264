import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { judgeFiles } from "./judgeFiles";

/** As a folder that was dropped, or a file that is gone by now. */
function unreadable(name: string): File {
  const file = new File(["%PDF-1.7"], name);
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone")) });
  return Object.assign(file, { slice });
}

test("one file that cannot be read takes no other with it", async () => {
  openTestPortal({ role: "badan_usaha" });
  const files = [new File(["%PDF-1.7 a"], "a.pdf"), unreadable("b.pdf"), new File(["?"], "c.exe")];
  const { accepted, skipped } = await judgeFiles(files);
  expect(accepted.map(({ name, file, facts }) => [name, file, facts.size])).toEqual([
    ["a.pdf", files[0], 10],
  ]);
  expect(skipped.map(({ text, hint }) => [text, hint])).toEqual([
    [
      "File b.pdf tidak didukung.",
      "Isi berkas tidak dapat dibaca; mungkin sudah diubah, dipindahkan, atau dihapus.",
    ],
    ["File c.exe tidak didukung.", undefined],
  ]);
});
