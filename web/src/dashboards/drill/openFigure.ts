import { createContext } from "react";
import type { Role } from "../../engine";

/** Roles that read figures only; the core's `rows_seen::readable` lists no row for them. */
const READ_FIGURES_ONLY: readonly Role[] = ["dashboard_builder", "external_auditor"];

export const mayOpenRows = (role: Role) => !READ_FIGURES_ONLY.includes(role);

/** Names of the group and the series of a figure; without names it is the whole widget. */
export type FigurePlace = { group?: string; series?: string };

/** Opens the rows behind a figure. Undefined where there are none, such as in a saved page. */
export const OpenFigure = createContext<((place: FigurePlace) => void) | undefined>(undefined);
