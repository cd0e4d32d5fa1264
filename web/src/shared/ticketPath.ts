import type { Role } from "../engine";
import { paths } from "./paths";

/** Roles without tickets use the ministry's address. */
export const TICKET_PATH = {
  badan_usaha: paths.badanUsaha.ticket,
  internal_esdm: paths.internalEsdm.ticket,
  agent: paths.agent.ticket,
  internal_auditor: paths.internalEsdm.ticket,
  external_auditor: paths.internalEsdm.ticket,
  cms_auditor: paths.internalEsdm.ticket,
  dashboard_builder: paths.internalEsdm.ticket,
} satisfies Record<Role, (id: string) => string>;
