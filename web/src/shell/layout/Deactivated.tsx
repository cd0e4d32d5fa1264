import { ChevronsUpDown } from "lucide-react";
import { useSession } from "../../engine";
import { paths } from "../../shared/paths";
import { useTitle } from "../../shared/useTitle";
import { LinkButton } from "../../ui/action/LinkButton";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { PageHeader } from "../../ui/page/PageHeader";
import { emptyRole } from "../emptyRole";
import { rolePageTexts } from "../texts";
import { deactivatedTexts as texts, wrongPersonTexts } from "./texts";
import { usePeopleGroup } from "./usePeopleGroup";

/** Takes the place of every screen of a person who was deactivated, perhaps in another tab a moment ago. */
export default function Deactivated() {
  const { role, person } = useSession();
  const people = usePeopleGroup({ heading: wrongPersonTexts.actAs });
  const title = texts.title(person.name);
  useTitle(title);
  return (
    <PageHeader
      title={title}
      purpose={`${texts.kept} ${people ? texts.others : emptyRole([role]).remedy}`}
      actions={
        <>
          <LinkButton to={paths.roleSelector}>{rolePageTexts.choose}</LinkButton>
          {people && (
            <MenuButton
              label={wrongPersonTexts.choose}
              icon={ChevronsUpDown}
              variant="primary"
              groups={[people]}
            />
          )}
        </>
      }
    />
  );
}
