import { createContext, useContext, useEffect } from "react";
import { productTexts } from "./texts";

/** Name of the area, for the document's title. */
export const AreaName = createContext<string | undefined>(undefined);

/** Sets the document's title to '{page} · {area} · Portal Minerba'. */
export function useTitle(page: string) {
  const area = useContext(AreaName);
  useEffect(() => {
    document.title = [page, area, productTexts.name]
      .filter((part) => part !== undefined)
      .join(" · ");
  }, [page, area]);
}
