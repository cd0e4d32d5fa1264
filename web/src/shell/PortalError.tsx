import { paths } from "../shared/paths";
import { LinkButton } from "../ui/action/LinkButton";
import { PlainPage } from "./PlainPage";
import { ScreenError } from "./ScreenError";

/** The last resort: the frame of an area failed itself. */
export function PortalError() {
  return (
    <PlainPage>
      <ScreenError />
      <p>
        <LinkButton to={paths.roleSelector}>Ke halaman pilih peran</LinkButton>
      </p>
    </PlainPage>
  );
}
