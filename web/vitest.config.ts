import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
import { faultyCore } from "./vite/faultyCore.ts";

const withFaults = "src/**/*.faults.test.{ts,tsx}";

export default defineConfig({
  plugins: [react()],
  test: {
    environment: "happy-dom",
    setupFiles: ["src/testing/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    env: { TZ: "Asia/Jakarta" },
    restoreMocks: true,
    maxWorkers: 2,
    // The first test of a file waits for the lazily loaded screens to be compiled.
    testTimeout: 30_000,
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: {
          name: "screens",
          include: ["src/**/*.test.{ts,tsx}", "vite/**/*.test.ts"],
          exclude: [...configDefaults.exclude, withFaults],
        },
      },
      {
        extends: true,
        plugins: [faultyCore()],
        test: { name: "faults", include: [withFaults] },
      },
    ],
  },
});
