/** The core names what lies too deep; more levels than this would exhaust the stack on the way there. */
const MOST_LEVELS = 200;

/** Whether lists and objects lie in each other so deep that no file of a dashboard could. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < MOST_LEVELS; depth++) {
    level = level.flatMap((item) =>
      typeof item === "object" && item !== null ? Object.values(item) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
