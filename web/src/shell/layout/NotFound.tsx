import { useLocation } from "react-router-dom";
import { useTitle } from "../../shared/useTitle";
import { PageHeader } from "../../ui/page/PageHeader";
import { Panel } from "../../ui/page/Panel";
import styles from "./NotFound.module.css";
import { RoleLinks } from "./RoleLinks";

/** For an address that no screen answers to. */
export function NotFound() {
  useTitle("Halaman tidak ditemukan");
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader
        title="Halaman tidak ditemukan"
        purpose="Alamat ini tidak ada di portal. Mungkin salah ketik, atau tautannya sudah usang."
      />
      <p className={styles.sought}>
        Yang dicari: <code>{pathname}</code>
      </p>
      <Panel title="Lanjutkan ke salah satu area">
        <RoleLinks />
      </Panel>
    </>
  );
}
