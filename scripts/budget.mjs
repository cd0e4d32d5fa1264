/** What a first visit may cost, in bytes: `npm run build` fails above it. */
export const budget = {
  /** The role selector on `/`, everything it needs, gzip. */
  firstVisit: 300 * 1024,
  /** dist/usb/portal-minerba.html, as it lies on the disk. */
  singleFile: 2.5 * 1024 * 1024,
};
