const KB = 1024;

/** What may be transferred, in bytes: `npm run build` fails above it. */
export const budget = {
  /** The role selector on `/`, everything it needs, gzip. */
  firstVisit: 300 * KB,
  /** dist/usb/portal-minerba.html, as it lies on the disk. */
  singleFile: 2.5 * KB * KB,
  /** The wasm that every area waits for, gzip. */
  core: 660 * KB,
  /**
   * By the folder under web/src/areas, gzip: what the first screen takes besides the first visit and the core, and what all its other
   * screens, dialogs, charts and writers of files take besides that, each when it is asked for.
   */
  areas: {
    "badan-usaha": { firstScreen: "Tickets", first: 150 * KB, later: 300 * KB },
    "internal-esdm": { firstScreen: "AllTickets", first: 150 * KB, later: 300 * KB },
    agent: { firstScreen: "AllTickets", first: 150 * KB, later: 300 * KB },
    auditor: { firstScreen: "AssignedList", first: 150 * KB, later: 300 * KB },
    "cms-auditor": { firstScreen: "Dashboard", first: 150 * KB, later: 300 * KB },
    "dashboard-builder": { firstScreen: "AllDashboards", first: 150 * KB, later: 700 * KB },
  },
};
