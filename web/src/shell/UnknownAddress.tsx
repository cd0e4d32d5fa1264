import { paths } from "../shared/paths";
import { LinkButton } from "../ui/action/LinkButton";
import { NotFound } from "./layout/NotFound";
import { PlainPage } from "./PlainPage";

/** An address outside every area. */
export function UnknownAddress() {
  return (
    <PlainPage>
      <NotFound />
      <p>
        <LinkButton to={paths.roleSelector} variant="primary">
          Pilih peran
        </LinkButton>
      </p>
    </PlainPage>
  );
}
