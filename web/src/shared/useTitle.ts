import { createContext, useContext, useEffect } from "react";

export const PRODUCT = "Portal Minerba";

/** The name of the area around a screen, for the document's title. */
export const AreaName = createContext<string | undefined>(undefined);

/** Titles the document '{page} · {area} · Portal Minerba'. */
export function useTitle(page: string) {
  const area = useContext(AreaName);
  useEffect(() => {
    document.title = [page, area, PRODUCT].filter((part) => part !== undefined).join(" · ");
  }, [page, area]);
}
