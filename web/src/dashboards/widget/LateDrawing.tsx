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

/** What has come of fetching a drawing. */
type Fetched<Props extends object> = {
  late: Late<Props>;
  Drawing?: ComponentType<Props> | undefined;
  failed?: boolean;
};

/** The drawing once it is there; before that a skeleton, or the offer to fetch it again. */
export function LateDrawing<Props extends object>({ late, draw }: LateDrawingProps<Props>) {
  const [last, setLast] = useState<Fetched<Props>>({ late });
  // A widget that has become one of another type has another drawing: the one before cannot draw it.
  const fetched = last.late === late ? last : { late };
  const Drawing = fetched.Drawing ?? late.arrived;
  const isThere = Drawing !== undefined;

  const fetchIt = useCallback(() => {
    setLast({ late });
    late.load().then(
      (Drawing) => {
        late.arrived = Drawing;
        setLast({ late, Drawing });
      },
      () => setLast({ late, failed: true }),
    );
  }, [late]);

  // It may have arrived for another widget since this one was drawn without it.
  useEffect(() => {
    if (!isThere) fetchIt();
  }, [isThere, fetchIt]);

  if (Drawing !== undefined) return <Drawing {...draw} />;
  if (!fetched.failed) return <Loading label="Memuat gambar…" lines={3} />;
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
