import { browserTexts } from "../platform/texts";
import { Failure } from "./Failure";
import { PlainPage } from "./PlainPage";
import { failureTexts, cannotStartTexts as texts } from "./texts";

/** Replaces the portal in a browser that is too old. */
export function CannotStart() {
  return (
    <PlainPage>
      <Failure
        title={texts.title}
        actionLabel={failureTexts.reload}
        onAction={() => location.reload()}
        error={texts.error}
      >
        {browserTexts.tooOld}
      </Failure>
    </PlainPage>
  );
}
