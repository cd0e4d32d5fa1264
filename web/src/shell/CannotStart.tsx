import { tooOld } from "../platform/neededBrowser";
import { Failure } from "./Failure";
import { PlainPage } from "./PlainPage";

/** Shown instead of the portal in a browser that lacks what core and styles are made of. */
export function CannotStart() {
  return (
    <PlainPage>
      <Failure
        title="Peramban ini belum didukung"
        actionLabel="Muat ulang"
        onAction={() => location.reload()}
        error="No WebAssembly with SIMD, or no light-dark() in styles"
      >
        {tooOld}
      </Failure>
    </PlainPage>
  );
}
