import { ChevronsUpDown } from "lucide-react";
import { type Role, useSession, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { lastActing } from "../../shared/lastActing";
import { Button } from "../../ui/action/Button";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { switchPerson } from "./switchPerson";
import { wrongPersonTexts as texts } from "./texts";
import { useMissingItem, usePeopleGroup } from "./usePeopleGroup";
import styles from "./WrongPerson.module.css";

export type WrongPersonProps = {
  /** Roles of the area; the item may exist for another one. */
  roles?: readonly Role[];
};

/** Says who does not see an item and offers to act as somebody else, who may see it (decisions §3). */
export function WrongPerson({ roles = [] }: WrongPersonProps) {
  const { role, person } = useSession();
  const { roles: words } = useVocabulary();
  const people = usePeopleGroup({ heading: texts.actAs });
  useMissingItem();
  return (
    <div className={styles.person}>
      <p>
        {texts.acting}{" "}
        <strong>
          <bdi>{person.name}</bdi>
        </strong>{" "}
        (<span lang="en">{labelOf(words, role)}</span>).
      </p>
      <div className={styles.ways}>
        {people && (
          <MenuButton label={texts.choose} icon={ChevronsUpDown} size="small" groups={[people]} />
        )}
        {roles
          .filter((other) => other !== role)
          .map((other) => (
            <Button
              key={other}
              size="small"
              onClick={() => {
                const last = lastActing([other]);
                if (last === undefined || !switchPerson(last)) switchPerson({ role: other });
              }}
            >
              {texts.openAs(labelOf(words, other))}
            </Button>
          ))}
      </div>
    </div>
  );
}
