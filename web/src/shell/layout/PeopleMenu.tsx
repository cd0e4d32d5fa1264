import { ChevronsUpDown } from "lucide-react";
import { usePeople, useSession } from "../../engine";
import { changePerson } from "../../shared/personChange";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { useActAs } from "./useActAs";

export type PeopleMenuProps = {
  label: string;
  iconOnly?: boolean | undefined;
  onSwitched?: (() => void) | undefined;
};

/** A menu to act as somebody else in the same role (decisions §3); nothing if there is nobody else. */
export function PeopleMenu({ label, iconOnly, onSwitched }: PeopleMenuProps) {
  const { role, person } = useSession();
  const people = usePeople();
  const actAs = useActAs();
  if (people.length < 2) return null;

  function choose(id: string) {
    const act = () => {
      if (actAs({ role, person: id })) onSwitched?.();
    };
    if (id === person.id) act();
    else changePerson(act);
  }

  return (
    <MenuButton
      label={label}
      icon={ChevronsUpDown}
      iconOnly={iconOnly}
      size="small"
      groups={[
        {
          key: "people",
          heading: "Bertindak sebagai",
          chosen: person.id,
          entries: people.map(({ id, name, email }) => ({
            key: id,
            label: name,
            description: email,
            onSelect: () => choose(id),
          })),
        },
      ]}
    />
  );
}
