import { CloudOff } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { Button } from "../../ui/action/Button";
import { Loading } from "../../ui/feedback/Loading";
import { drawingTexts as texts } from "../texts";
import { WidgetState } from "./WidgetState";

/** A drawing whose code is loaded for the first widget and then cached. */
export type Late<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  arrived?: ComponentType<Props>;
};

export type LateDrawingProps<Props extends object> = { late: Late<Props>; draw: Props };

type Fetched<Props extends object> = {
  late: Late<Props>;
  Drawing?: ComponentType<Props> | undefined;
  failed?: boolean;
};

/** Shows the drawing, a skeleton while its code loads, or a retry button after a failure. */
export function LateDrawing<Props extends object>({ late, draw }: LateDrawingProps<Props>) {
  const [last, setLast] = useState<Fetched<Props>>({ late });
  // After a change of the widget's type, ignore the drawing of the previous type.
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

  // Load the drawing, unless another widget has loaded it.
  useEffect(() => {
    if (!isThere) fetchIt();
  }, [isThere, fetchIt]);

  if (Drawing !== undefined) return <Drawing {...draw} />;
  if (!fetched.failed) return <Loading label={texts.loading} lines={3} />;
  return (
    <WidgetState
      icon={CloudOff}
      title={texts.missing}
      action={
        <Button size="small" onClick={fetchIt}>
          {texts.retry}
        </Button>
      }
    >
      {texts.missingHint}
    </WidgetState>
  );
}
