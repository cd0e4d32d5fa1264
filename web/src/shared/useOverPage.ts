import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";

type Opened<Thing> = { thing: Thing; over: Location };

/**
 * State of something open above the page, which closes with Back and when the page is left. It stays open if only the
 * query of the same page catches up with a choice or with typing.
 */
export function useOverPage<Thing>() {
  const location = useLocation();
  const how = useNavigationType();
  const [opened, setOpened] = useState<Opened<Thing>>();

  if (opened && opened.over !== location) {
    const isSamePage = how !== "POP" && opened.over.pathname === location.pathname;
    setOpened(isSamePage ? { ...opened, over: location } : undefined);
  }

  // `open` keeps its identity: a notice may call it on a later page.
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  });
  const open = useCallback((thing: Thing) => setOpened({ thing, over: here.current }), []);
  const close = useCallback(() => setOpened(undefined), []);
  return { opened: opened?.thing, open, close };
}
