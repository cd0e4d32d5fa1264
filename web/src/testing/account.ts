import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

export const accountButton = () => screen.findByRole("button", { name: /^Akun / });

/** Opens the account menu. */
export const openAccount = async (user: UserEvent) => user.click(await accountButton());
