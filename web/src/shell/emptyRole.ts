import type { Role } from "../engine";
import { noAuditorTexts as texts } from "./texts";

const OF_ONE_TYPE: Partial<Record<Role, string>> = {
  internal_auditor: texts.noInternal,
  external_auditor: texts.noExternal,
};

/** Message if nobody has one of these roles. Only auditors can all be deleted (§2.8). */
export function emptyRole([role, ...others]: readonly [Role, ...Role[]]) {
  const ofType = others.length === 0 ? OF_ONE_TYPE[role] : undefined;
  return {
    title: ofType ?? texts.none,
    remedy: texts.remedy,
  };
}
