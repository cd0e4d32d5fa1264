import { useNavigate } from "react-router-dom";
import { useSession } from "../../engine";
import { AccountCard } from "../../ui/page/AccountCard";
import { PeopleMenu } from "./PeopleMenu";
import { isItemMissing } from "./WrongPerson";

export type AccountProps = {
  /** Where the next person starts; without it the screen stays. */
  afterSwitch?: string | undefined;
};

/** Who one is acting as, and the way to act as somebody else with the same role (decisions §3). */
export function Account({ afterSwitch }: AccountProps) {
  const { person, avatar } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <AccountCard initials={avatar} name={person.name} detail={person.email} />
      <PeopleMenu
        label="Ganti pengguna"
        iconOnly
        onSwitched={() => {
          // What was not there for one person may well be for the next.
          if (afterSwitch !== undefined && !isItemMissing()) navigate(afterSwitch);
        }}
      />
    </>
  );
}
