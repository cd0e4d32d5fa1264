import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { indonesianAria } from "./vite/indonesianAria.ts";

export default defineConfig({
  plugins: [react(), indonesianAria()],
  test: {
    include: ["src/**/*.test.{ts,tsx}", "vite/**/*.test.ts"],
    environment: "happy-dom",
    setupFiles: ["src/testing/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    env: { TZ: "Asia/Jakarta" },
    restoreMocks: true,
    maxWorkers: 2,
  },
});
