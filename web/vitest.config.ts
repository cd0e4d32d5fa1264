import react from "@vitejs/plugin-react";
import wasm from "vite-plugin-wasm";
import { configDefaults, defineConfig } from "vitest/config";
import { faultyCore } from "./vite/faultyCore.ts";

const withFaults = "src/**/*.faults.test.{ts,tsx}";

// Threads inherit the time zone of their process.
process.env.TZ = "Asia/Jakarta";

export default defineConfig({
  plugins: [react(), wasm()],
  test: {
    pool: "threads",
    setupFiles: ["src/testing/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    maxWorkers: 2,
    // The first test of a file also compiles the lazily loaded screens.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: "screens",
          environment: "happy-dom",
          include: ["src/**/*.test.tsx"],
          exclude: [...configDefaults.exclude, withFaults],
        },
      },
      {
        extends: true,
        test: {
          name: "without a screen",
          include: ["src/**/*.test.ts", "vite/**/*.test.ts"],
          exclude: [...configDefaults.exclude, withFaults],
        },
      },
      {
        extends: true,
        plugins: [faultyCore()],
        test: { name: "faults", environment: "happy-dom", include: [withFaults] },
      },
    ],
  },
});
