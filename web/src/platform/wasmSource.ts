import { embeddedModule } from "./embeddedModule";
import { streamedModule } from "./streamedModule";

let loading: Promise<WebAssembly.Module> | undefined;

/**
 * The compiled core, streamed or, in the single file, from the bytes inside the page; loaded once, and anew after a failure.
 * `MODE` is known when the portal is built, so each build holds one of the two ways only.
 */
export function loadModule(): Promise<WebAssembly.Module> {
  loading ??= (import.meta.env.MODE === "usb" ? embeddedModule() : streamedModule()).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
