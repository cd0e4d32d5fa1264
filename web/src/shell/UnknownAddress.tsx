import { LinkButton } from "../ui/action/LinkButton";
import { PlainPage } from "./PlainPage";
import { paths } from "../shared/paths";
import { NotFound } from "./layout/NotFound";

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
