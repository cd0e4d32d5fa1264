import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useTitle } from "../shared/useTitle";
import { Loading } from "../ui/feedback/Loading";
import { Failure } from "./Failure";

export type Load = () => Promise<ComponentType>;

/** Fetches a screen again whose first download failed; the router tries once only. */
export function LateScreen({ load }: { load: Load }) {
  useTitle("Memuat layar");
  // In an object, because React calls a function that is passed to a state setter.
  const [arrived, setArrived] = useState<{ Screen: ComponentType }>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  const fetchAgain = useCallback(() => {
    setFailure(undefined);
    load().then(
      (Screen) => setArrived({ Screen }),
      (error: unknown) => setFailure({ error }),
    );
  }, [load]);

  useEffect(fetchAgain, [fetchAgain]);

  if (arrived !== undefined) return <arrived.Screen />;
  if (failure === undefined) return <Loading label="Memuat layar…" />;
  return (
    <Failure
      title="Layar ini belum terunduh"
      actionLabel="Coba lagi"
      onAction={fetchAgain}
      error={failure.error}
    >
      Sambungan terputus, atau portal sudah diperbarui. Coba lagi. Bila tetap gagal, muat ulang
      halaman.
    </Failure>
  );
}
