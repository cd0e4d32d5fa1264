import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useTitle } from "../shared/useTitle";
import { Loading } from "../ui/feedback/Loading";
import { Failure } from "./Failure";
import { failureTexts, screenTexts, lateScreenTexts as texts } from "./texts";

export type Load = () => Promise<ComponentType>;

/** Fetches a screen again after its first download failed; the router tries only once. */
export function LateScreen({ load }: { load: Load }) {
  useTitle(screenTexts.title);
  // In an object: React would call a component that is passed to a state setter.
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
  if (failure === undefined) return <Loading label={screenTexts.loading} />;
  return (
    <Failure
      title={texts.title}
      actionLabel={failureTexts.retry}
      onAction={fetchAgain}
      error={failure.error}
    >
      {texts.remedy}
    </Failure>
  );
}
