import { LinkButton } from "../ui/action/LinkButton";
import { PageHeader } from "../ui/page/PageHeader";
import { EMPTY_ROLE } from "./emptyRole";
import { paths } from "./paths";
import { useTitle } from "./useTitle";

/** Stands where an auditor would work, while nobody is one. */
export function NoAuditor() {
  useTitle(EMPTY_ROLE.title);
  return (
    <PageHeader
      title={EMPTY_ROLE.title}
      purpose={EMPTY_ROLE.remedy}
      actions={
        <>
          <LinkButton to={paths.roleSelector}>Pilih peran</LinkButton>
          <LinkButton to={paths.cmsAuditor.auditors} variant="primary">
            Manajemen Auditor
          </LinkButton>
        </>
      }
    />
  );
}
