import { agent } from "./areas/agent.mjs";
import { auditor } from "./areas/auditor.mjs";
import { businessEntity } from "./areas/businessEntity.mjs";
import { cmsAuditor } from "./areas/cmsAuditor.mjs";
import { dashboardBuilder } from "./areas/dashboardBuilder.mjs";
import { ministry } from "./areas/ministry.mjs";
import { pressed } from "./press.mjs";

const within = (area, steps) => steps.map((step) => ({ area, ...step }));

/**
 * The users' work, press by press and area by area. Each step begins where the previous one ended; the last leads back.
 */
export const steps = [
  ...within("Agent", agent),
  ...within("Badan Usaha", businessEntity),
  ...within("Internal ESDM", ministry),
  ...within("Auditor", auditor),
  ...within("CMS Auditor", cmsAuditor),
  ...within("Dashboard Builder", dashboardBuilder),
  ...within("Agent again", [pressed("in as Agent", "button", "Agent")]),
];
