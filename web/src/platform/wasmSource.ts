import { embeddedModule } from "./embeddedModule";
import { streamedModule } from "./streamedModule";

let loading: Promise<WebAssembly.Module> | undefined;

/**
 * The compiled core: streamed, or from the page in the single file. It is loaded once, and again after a failure.
 * `MODE` is a build constant, so each build contains one of the two ways.
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
