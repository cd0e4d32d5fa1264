import type { BuildOptions } from "vite";

type Output = NonNullable<NonNullable<BuildOptions["rolldownOptions"]>["output"]>;

/** The parts of the single file's program, as CommonJS: they require each other by name. */
export const inParts: Output = {
  format: "cjs",
  codeSplitting: {
    groups: [
      { name: "program", tags: ["$initial"] },
      // The PDF reader is unpacked when a PDF is opened.
      {
        name: "pdf",
        test: /[\\/]pdfjs-dist[\\/]|[\\/]platform[\\/]pdf[\\/]library/,
      },
      { name: "rest", test: /./ },
    ],
  },
};

/**
 * One file for the first screen, one for code that areas share, one for code that similar screens share: plain HTTP/1
 * hosts answer only six requests at a time. Lazy routes form the other files.
 */
export const inFiles: Output = {
  codeSplitting: {
    groups: [
      { name: "portal", tags: ["$initial"] },
      {
        name: "frame",
        test: /[\\/](?:src[\\/](?:ui|shell|shared|engine|platform)|node_modules)[\\/]/,
        minShareCount: 4,
      },
      { name: "tickets", test: /[\\/]src[\\/]tickets[\\/]/, minShareCount: 2 },
      { name: "audit", test: /[\\/]src[\\/]audit[\\/]/, minShareCount: 2 },
    ],
  },
};
