import { Failure } from "./Failure";
import { PlainPage } from "./PlainPage";

/** No WebAssembly, or one that does not know what the core is made of: both mean an old browser. */
const isTooOld = (error: unknown) =>
  typeof WebAssembly === "undefined" || error instanceof WebAssembly.CompileError;

/** Shown when the core cannot be had: nothing of the portal works without it. */
export function CannotStart({ error }: { error: unknown }) {
  const tooOld = isTooOld(error);
  return (
    <PlainPage>
      <Failure
        title={tooOld ? "Peramban ini belum didukung" : "Portal belum bisa dimuat"}
        actionLabel="Muat ulang"
        onAction={() => location.reload()}
        error={error}
      >
        {tooOld
          ? "Portal Minerba memerlukan peramban yang lebih baru: Chrome atau Edge 123, Firefox 120, Safari 17.5, atau sesudahnya. Perbarui peramban ini, lalu muat ulang halaman."
          : "Bagian inti portal tidak terunduh dengan lengkap. Periksa sambungan jaringan, lalu muat ulang halaman."}
      </Failure>
    </PlainPage>
  );
}
