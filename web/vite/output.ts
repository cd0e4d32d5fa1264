import type { BuildOptions } from "vite";

type Output = NonNullable<NonNullable<BuildOptions["rolldownOptions"]>["output"]>;

/** The two parts of the program of a page that is one file, as CommonJS: each asks for the other by name. */
export const inParts: Output = {
  format: "cjs",
  codeSplitting: {
    groups: [
      { name: "program", tags: ["$initial"] },
      { name: "rest", test: /./ },
    ],
  },
};

/**
 * One file for the first screen, one for what areas share, one for what the screens of a kind share, instead of a hundred small
 * ones: a plain file server answers six requests at a time. The rest follows the lazy routes.
 */
export const inFiles: Output = {
  codeSplitting: {
    groups: [
      { name: "portal", tags: ["$initial"] },
      {
        name: "frame",
        test: /[\\/](?:src[\\/](?:ui|app|core)|node_modules)[\\/]/,
        minShareCount: 4,
      },
      { name: "tickets", test: /[\\/]src[\\/]tickets[\\/]/, minShareCount: 2 },
      { name: "audit", test: /[\\/]src[\\/]audit[\\/]/, minShareCount: 2 },
    ],
  },
};
