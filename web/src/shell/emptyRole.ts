import type { Role } from "../engine";
import { paths } from "../shared/paths";
import { noAuditorTexts as texts } from "./texts";

const OF_ONE_TYPE: Partial<Record<Role, string>> = {
  internal_auditor: texts.noInternal,
  external_auditor: texts.noExternal,
  agent: texts.noAgent,
  badan_usaha: texts.noCompany,
};

const IN_SETTINGS: readonly Role[] = ["agent", "badan_usaha"];

/** Message if nobody has one of these roles: auditors can be deleted (§2.8), agents and companies deactivated. */
export function emptyRole([role, ...others]: readonly [Role, ...Role[]]) {
  const ofType = others.length === 0 ? OF_ONE_TYPE[role] : undefined;
  return {
    title: ofType ?? texts.none,
    ...(IN_SETTINGS.includes(role)
      ? { remedy: texts.activate, register: texts.settings, to: paths.internalEsdm.settings }
      : { remedy: texts.remedy, register: texts.register, to: paths.cmsAuditor.auditors }),
  };
}
