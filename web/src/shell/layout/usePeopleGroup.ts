import { usePeople, useSession } from "../../engine";
import { changePerson } from "../../shared/personChange";
import type { MenuGroup } from "../../ui/overlay/MenuList";
import { useActAs } from "./useActAs";

type Choice = { heading: string; onSwitched?: (() => void) | undefined };

/** Menu group to act as somebody else in the same role (decisions §3); nothing if there is nobody else. */
export function usePeopleGroup({ heading, onSwitched }: Choice): MenuGroup | undefined {
  const { role, person } = useSession();
  const people = usePeople();
  const actAs = useActAs();
  if (people.length < 2) return undefined;

  function choose(id: string) {
    const act = () => {
      if (actAs({ role, person: id })) onSwitched?.();
    };
    if (id === person.id) act();
    else changePerson(act);
  }

  return {
    key: "people",
    heading,
    chosen: person.id,
    entries: people.map(({ id, name, email }) => ({
      key: id,
      label: name,
      description: email,
      onSelect: () => choose(id),
    })),
  };
}
