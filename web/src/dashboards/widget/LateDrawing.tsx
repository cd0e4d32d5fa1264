import { CloudOff } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { Button } from "../../ui/action/Button";
import { Loading } from "../../ui/feedback/Loading";
import { WidgetState } from "./WidgetState";

/** A drawing whose code is fetched when the first widget needs it, and kept. */
export type Late<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  arrived?: ComponentType<Props>;
};

export type LateDrawingProps<Props extends object> = { late: Late<Props>; draw: Props };

/** The drawing once it is there; before that a skeleton, or the offer to fetch it again. */
export function LateDrawing<Props extends object>({ late, draw }: LateDrawingProps<Props>) {
  // In an object, since React calls a function that is set as state.
  const [fetched, setFetched] = useState<{ Drawing?: ComponentType<Props> | undefined }>({
    Drawing: late.arrived,
  });
  const [failed, setFailed] = useState(false);
  const isThere = fetched.Drawing !== undefined;

  const fetchIt = useCallback(() => {
    setFailed(false);
    late.load().then(
      (Drawing) => {
        late.arrived = Drawing;
        setFetched({ Drawing });
      },
      () => setFailed(true),
    );
  }, [late]);

  // It may have arrived for another widget since this one was drawn without it.
  useEffect(() => {
    if (!isThere) fetchIt();
  }, [isThere, fetchIt]);

  if (fetched.Drawing !== undefined) return <fetched.Drawing {...draw} />;
  if (!failed) return <Loading label="Memuat gambar…" lines={3} />;
  return (
    <WidgetState
      icon={CloudOff}
      title="Gambar ini belum terunduh"
      action={
        <Button size="small" onClick={fetchIt}>
          Coba lagi
        </Button>
      }
    >
      Angkanya tetap ada di tabel.
    </WidgetState>
  );
}
