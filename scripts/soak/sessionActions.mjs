/**
 * Runs inside the page of the build with injected faults. Carries out `count` actions with pauses and returns how many
 * succeeded.
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
