import type { ComponentType } from "react";

/** A screen or frame that is fetched when it is first gone to. */
export const screen = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load(),
});
