import { agent } from "./areas/agent.mjs";
import { auditor } from "./areas/auditor.mjs";
import { businessEntity } from "./areas/businessEntity.mjs";
import { cmsAuditor } from "./areas/cmsAuditor.mjs";
import { dashboardBuilder } from "./areas/dashboardBuilder.mjs";
import { ministry } from "./areas/ministry.mjs";
import { pressed } from "./press.mjs";

const within = (area, steps) => steps.map((step) => ({ area, ...step }));

/** What people do, one press or letter after the other, area by area; each begins where the one before has ended, and the last leads back. */
export const steps = [
  ...within("Agent", agent),
  ...within("Badan Usaha", businessEntity),
  ...within("Internal ESDM", ministry),
  ...within("Auditor", auditor),
  ...within("CMS Auditor", cmsAuditor),
  ...within("Dashboard Builder", dashboardBuilder),
  ...within("Agent again", [pressed("in as Agent", "button", "Agent")]),
];
