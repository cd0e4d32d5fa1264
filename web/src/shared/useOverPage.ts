import { useCallback, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";

type Opened<Thing> = { thing: Thing; over: Location };

/**
 * What stands open above the page, and its setter; it is closed when the page under it is left, e.g. with the browser's
 * Back. An address that only catches up with what was typed on the same page leaves it open.
 */
export function useOverPage<Thing>() {
  const location = useLocation();
  const how = useNavigationType();
  const [opened, setOpened] = useState<Opened<Thing>>();

  if (opened && opened.over !== location) {
    const isSamePage = how === "REPLACE" && opened.over.pathname === location.pathname;
    setOpened(isSamePage ? { ...opened, over: location } : undefined);
  }

  const open = useCallback((thing: Thing) => setOpened({ thing, over: location }), [location]);
  const close = useCallback(() => setOpened(undefined), []);
  return { opened: opened?.thing, open, close };
}
