import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is being printed. Parts that appear only on paper begin with it. */
let isPagePrinting = false;

addEventListener("beforeprint", () => {
  isPagePrinting = true;
});
addEventListener("afterprint", () => {
  isPagePrinting = false;
});

/** True while the page is being printed; the screen is updated before the browser captures it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(isPagePrinting);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
