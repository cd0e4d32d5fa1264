import { LateScreen, type Load } from "./LateScreen";
import { PlainPage } from "./PlainPage";

/** A screen that is fetched when it is first gone to. */
export const screen = (load: Load) => async () => ({
  Component: await load().catch(() => () => <LateScreen load={load} />),
});

/** An area's frame, fetched likewise. */
export const frame = (load: Load) => async () => ({
  Component: await load().catch(() => () => (
    <PlainPage>
      <LateScreen load={load} />
    </PlainPage>
  )),
});
