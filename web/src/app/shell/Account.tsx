import { ChevronsUpDown } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useDispatch } from "../../core/useDispatch";
import { usePeople, useSession } from "../../core/useView";
import { clearToasts, toast } from "../../ui/feedback/toast";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { AccountCard } from "../../ui/page/AccountCard";
import { changePerson } from "../personChange";

export type AccountProps = {
  /** Where the next person starts; without it the screen stays. */
  afterSwitch?: string | undefined;
};

/** Who one is acting as, and the way to act as somebody else with the same role (decisions §3). */
export function Account({ afterSwitch }: AccountProps) {
  const { role, person, avatar } = useSession();
  const people = usePeople();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  function actAs(id: string, name: string) {
    const outcome = dispatch({ session: { actAs: { role, person: id } } });
    if (outcome.kind !== "ok") return;
    clearToasts();
    toast(`Anda sekarang bertindak sebagai ${name}.`);
    if (afterSwitch !== undefined) navigate(afterSwitch);
  }

  function choose(id: string, name: string) {
    const act = () => actAs(id, name);
    if (id === person.id) act();
    else changePerson(act);
  }

  return (
    <>
      <AccountCard initials={avatar} name={person.name} detail={person.email} />
      {people.length > 1 && (
        <MenuButton
          label="Ganti pengguna"
          icon={ChevronsUpDown}
          iconOnly
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
                onSelect: () => choose(id, name),
              })),
            },
          ]}
        />
      )}
    </>
  );
}
