import { useMemo, useSyncExternalStore } from "react";
import { lastNamed, type NamedActing } from "../../shared/lastActing";
import { EVERYBODY } from "../../shared/roleEntries";

/** The last acting person changes only inside areas. */
const neverChanges = () => () => {};

const asText = () => JSON.stringify(lastNamed(EVERYBODY));

/** The person who acted last in this tab or on this device; nobody on a page drawn at build time. */
export function useLastActing(): NamedActing | undefined {
  const text = useSyncExternalStore(neverChanges, asText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : lastNamed(EVERYBODY)), [text]);
}
