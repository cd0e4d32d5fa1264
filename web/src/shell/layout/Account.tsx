import { useNavigate } from "react-router-dom";
import { useSession } from "../../engine";
import { AccountCard } from "../../ui/page/AccountCard";
import { PeopleMenu } from "./PeopleMenu";
import { isItemMissing } from "./WrongPerson";

export type AccountProps = {
  /** Address for the next person; without it the screen stays. */
  afterSwitch?: string | undefined;
};

/** The acting person, with a menu to act as somebody else in the same role (decisions §3). */
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
          // An item that one person cannot see may exist for the next, so the screen stays.
          if (afterSwitch !== undefined && !isItemMissing()) navigate(afterSwitch);
        }}
      />
    </>
  );
}
