/** A page without a framework and with as many rows, in which a press does almost no work. */
export function buildBarePage() {
  const rows = (from) =>
    Array.from({ length: 25 }, (_, at) => {
      const cells = Array.from({ length: 6 }, (_, column) => `<td>kolom ${column} ${from + at}`);
      return `<tr>${cells.join("")}`;
    }).join("");
  document.body.innerHTML = `
    <input type="search" aria-label="Cari">
    <select aria-label="Status"><option>Semua<option>Open<option>Pending<option>Resolved<option>Closed</select>
    <button id="menu">Menu</button>
    <div id="entries" popover>${"<button>Pilihan</button>".repeat(5)}</div>
    <table><thead><tr><th><button id="turn">Urutkan</button></thead><tbody>${rows(0)}</tbody></table>
    <a id="next" href="#next">Daftar lain</a>
    <textarea aria-label="Balasan"></textarea>
    <button id="send">Kirim</button>
    <button id="undo">Urungkan</button>
    <ul id="replies"></ul>`;
  const find = (selector) => document.querySelector(selector);
  const body = find("tbody");
  const field = find("textarea");
  let filled = 0;
  find("#turn").onclick = () => body.append(...[...body.rows].reverse());
  find("#next").onclick = (event) => {
    event.preventDefault();
    filled += 25;
    body.innerHTML = rows(filled);
  };
  find("#menu").onclick = () => {
    find("#entries").showPopover();
    find("#entries button").focus();
  };
  find("#send").onclick = () => {
    find("#replies").insertAdjacentHTML("beforeend", "<li>Balasan</li>");
    field.value = "";
    field.focus();
  };
  find("#undo").onclick = () => {
    find("#replies").lastElementChild?.remove();
    field.value = "a";
    field.focus();
  };
}
