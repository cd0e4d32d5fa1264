/** Texts of the editor. */

// Settings of a metric's trend
export const RISE_MEANS = "Naik berarti";
export const NEUTRAL = "Netral";
