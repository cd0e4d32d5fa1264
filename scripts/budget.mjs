const KB = 1024;

/** Transfer budgets in bytes; `npm run build` fails above them. */
export const budget = {
  /** The role selector on `/` with everything it needs, gzip. */
  firstVisit: 300 * KB,
  /** Size of dist/usb/portal-minerba.html on disk. */
  singleFile: 5.5 * KB * KB,
  /** The core's wasm, which every area needs, gzip. */
  core: 1_500 * KB,
  /** The PDF reader with its workers and decoders, which is loaded when a PDF is opened, gzip. */
  pdfReader: 760 * KB,
  /** The reader and writer of Excel files, which is loaded when one is opened or written, gzip. */
  workbooks: 700 * KB,
  /** The page of a Paket Bukti, which is loaded when one is made, gzip. */
  packagePage: 420 * KB,
  /**
   * By folder under web/src/areas, gzip. `first`: the first screen, beyond the first visit and the core. `later`: all
   * other screens, dialogs, charts and writers of files.
   */
  areas: {
    "badan-usaha": { firstScreen: "Tickets", first: 150 * KB, later: 430 * KB },
    "internal-esdm": { firstScreen: "AllTickets", first: 150 * KB, later: 430 * KB },
    agent: { firstScreen: "AllTickets", first: 150 * KB, later: 430 * KB },
    auditor: { firstScreen: "AssignedList", first: 160 * KB, later: 430 * KB },
    "cms-auditor": { firstScreen: "Dashboard", first: 160 * KB, later: 430 * KB },
    "dashboard-builder": { firstScreen: "AllDashboards", first: 150 * KB, later: 760 * KB },
  },
};
