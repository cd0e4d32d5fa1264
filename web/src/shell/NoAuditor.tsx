import type { Role } from "../engine";
import { paths } from "../shared/paths";
import { useTitle } from "../shared/useTitle";
import { LinkButton } from "../ui/action/LinkButton";
import { PageHeader } from "../ui/page/PageHeader";
import { emptyRole } from "./emptyRole";
import { rolePageTexts, noAuditorTexts as texts } from "./texts";

/** The page of an area whose roles nobody has, because all auditors of these types were deleted. */
export function NoAuditor({ roles }: { roles: readonly [Role, ...Role[]] }) {
  const { title, remedy } = emptyRole(roles);
  useTitle(title);
  return (
    <PageHeader
      title={title}
      purpose={remedy}
      actions={
        <>
          <LinkButton to={paths.roleSelector}>{rolePageTexts.choose}</LinkButton>
          <LinkButton to={paths.cmsAuditor.auditors} variant="primary">
            {texts.register}
          </LinkButton>
        </>
      }
    />
  );
}
