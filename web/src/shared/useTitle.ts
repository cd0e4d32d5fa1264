import { createContext, useContext, useEffect } from "react";
import { productTexts } from "./texts";

export const PRODUCT = productTexts.name;

/** Name of the area, for the document's title. */
export const AreaName = createContext<string | undefined>(undefined);

/** Sets the document's title to '{page} · {area} · Portal Minerba'. */
export function useTitle(page: string) {
  const area = useContext(AreaName);
  useEffect(() => {
    document.title = [page, area, PRODUCT].filter((part) => part !== undefined).join(" · ");
  }, [page, area]);
}
