import { createContext } from "react";

/** Names of the group and the series of a figure; without names it is the whole widget. */
export type FigurePlace = { group?: string; series?: string };

/** Opens the rows behind a figure. Undefined where there are none, such as in a saved page. */
export const OpenFigure = createContext<((place: FigurePlace) => void) | undefined>(undefined);
