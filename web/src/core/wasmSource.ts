import { embeddedModule } from "./embeddedModule";
import { streamedModule } from "./streamedModule";

/**
 * The compiled core: streamed while the page loads, or, in the single file, from the bytes inside the page.
 * `MODE` is known when the portal is built, so each build holds one of the two ways only.
 */
export const loadModule = (): Promise<WebAssembly.Module> =>
  import.meta.env.MODE === "usb" ? embeddedModule() : streamedModule();
