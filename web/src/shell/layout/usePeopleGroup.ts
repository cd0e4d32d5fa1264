import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePeople, useSession } from "../../engine";
import { changePerson } from "../../shared/personChange";
import type { MenuGroup } from "../../ui/overlay/MenuList";
import { switchPerson } from "./switchPerson";

let missing = 0;

/** Notes while the page shows that an item does not exist for the acting person. */
export function useMissingItem() {
  useEffect(() => {
    missing += 1;
    return () => {
      missing -= 1;
    };
  }, []);
}

type Choice = {
  heading: string;
  /** Address for the next person; without it the screen stays. */
  afterSwitch?: string | undefined;
};

/** Menu group to act as somebody else in the same role (decisions §3); nothing if there is nobody else. */
export function usePeopleGroup({ heading, afterSwitch }: Choice): MenuGroup | undefined {
  const navigate = useNavigate();
  const { role, person } = useSession();
  const people = usePeople();
  if (people.every(({ id }) => id === person.id)) return undefined;

  function choose(id: string) {
    const act = () => {
      if (!switchPerson({ role, person: id })) return;
      // An item that one person cannot see may exist for the next, so the screen stays.
      if (afterSwitch !== undefined && missing === 0) navigate(afterSwitch);
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
