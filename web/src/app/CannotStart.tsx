import { isSupported } from "./browserSupport";
import { Failure } from "./Failure";
import { PlainPage } from "./PlainPage";

const OLD_BROWSER = {
  title: "Peramban ini belum didukung",
  text: "Portal Minerba memerlukan peramban yang lebih baru: Chrome atau Edge 123, Firefox 120, Safari 17.5, atau sesudahnya. Perbarui peramban ini, lalu muat ulang halaman.",
};

const BROKEN_DOWNLOAD = {
  title: "Portal belum bisa dimuat",
  text: "Bagian inti portal tidak terunduh dengan lengkap. Periksa sambungan jaringan, lalu muat ulang halaman.",
};

/** Shown when the core cannot be had: nothing of the portal works without it. */
export function CannotStart({ error }: { error: unknown }) {
  const { title, text } = isSupported() ? BROKEN_DOWNLOAD : OLD_BROWSER;
  return (
    <PlainPage>
      <Failure
        title={title}
        actionLabel="Muat ulang"
        onAction={() => location.reload()}
        error={error}
      >
        {text}
      </Failure>
    </PlainPage>
  );
}
