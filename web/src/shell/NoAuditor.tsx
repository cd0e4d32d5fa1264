import type { Role } from "../engine";
import { paths } from "../shared/paths";
import { useTitle } from "../shared/useTitle";
import { LinkButton } from "../ui/action/LinkButton";
import { PageHeader } from "../ui/page/PageHeader";
import { emptyRole } from "./emptyRole";
import { rolePageTexts } from "./texts";

/** The page of an area whose roles nobody has, because all of them were deleted or deactivated. */
export function NoAuditor({ roles }: { roles: readonly [Role, ...Role[]] }) {
  const { title, remedy, register, to } = emptyRole(roles);
  useTitle(title);
  return (
    <PageHeader
      title={title}
      purpose={remedy}
      actions={
        <>
          <LinkButton to={paths.roleSelector}>{rolePageTexts.choose}</LinkButton>
          <LinkButton to={to} variant="primary">
            {register}
          </LinkButton>
        </>
      }
    />
  );
}
