import { LateScreen, type Load } from "./LateScreen";
import { PlainPage } from "./PlainPage";

/** A screen that is fetched at the first visit. */
export const screen = (load: Load) => async () => ({
  Component: await load().catch(() => () => <LateScreen load={load} />),
});

/** An area's frame, fetched like a screen. */
export const frame = (load: Load) => async () => ({
  Component: await load().catch(() => () => (
    <PlainPage>
      <LateScreen load={load} />
    </PlainPage>
  )),
});
