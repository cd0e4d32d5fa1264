import { tooOld } from "../platform/neededBrowser";
import { Failure } from "./Failure";
import { PlainPage } from "./PlainPage";

/** Replaces the portal in a browser that is too old. */
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
