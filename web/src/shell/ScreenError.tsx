import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { useTitle } from "../shared/useTitle";
import { Failure } from "./Failure";
import { failureTexts, screenErrorTexts as texts } from "./texts";

/** Replaces a screen that failed. The frame around it still works, and every navigation tries again. */
export function ScreenError() {
  useTitle(texts.documentTitle);
  const error = useRouteError();
  const here = useLocation();
  const navigate = useNavigate();
  return (
    <Failure
      title={texts.title}
      actionLabel={failureTexts.retry}
      onAction={() => navigate(here, { replace: true })}
      error={error}
    >
      {texts.remedy}
    </Failure>
  );
}
