/**
 * Runs inside the page, in the build that proves recovery: carries `count` actions out, with a pause after every few for
 * the screen and the storage, and answers with how many of them were done. Most change what is there; some add to it.
 */
export async function act({ count, atOnce }) {
  const { dispatch } = globalThis.faults;
  const priorities = ["low", "medium", "high"];
  const reply = (n) => ({
    ...{ ticket: "P3ND9G", content: `Catatan ${n} sudah kami periksa.` },
    ...{ status: undefined, attachments: [] },
  });
  const label = "LABEL_rkab";
  const kinds = [
    (turn) => ({ ticket: { setPriority: { ticket: "P3ND9G", priority: priorities[turn % 3] } } }),
    (turn) => ({ label: { save: { id: label, name: `Label ${turn}` } } }),
    (turn) => ({
      cannedReply: { save: { id: "CANNED_terima", title: `Judul ${turn}`, content: "Isi." } },
    }),
    (turn) => ({ ticket: { setLabels: { ticket: "S0LV3D", labels: turn % 2 ? [] : [label] } } }),
  ];
  let done = 0;
  for (let n = 1; n <= count; n += 1) {
    const turn = Math.floor(n / kinds.length);
    const command = n % 50 === 0 ? { ticket: { reply: reply(n) } } : kinds[n % kinds.length](turn);
    if (dispatch(command).kind === "ok") done += 1;
    if (n % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return done;
}
