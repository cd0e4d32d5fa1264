import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { useTitle } from "../shared/useTitle";
import { Failure } from "./Failure";

/** Replaces a screen that failed. The frame around it still works, and every navigation tries again. */
export function ScreenError() {
  useTitle("Terjadi kesalahan");
  const error = useRouteError();
  const here = useLocation();
  const navigate = useNavigate();
  return (
    <Failure
      title="Layar ini tidak dapat ditampilkan"
      actionLabel="Coba lagi"
      onAction={() => navigate(here, { replace: true })}
      error={error}
    >
      Terjadi kesalahan di bagian ini. Data yang sudah disimpan tidak berubah. Coba lagi, atau pilih
      layar lain.
    </Failure>
  );
}
