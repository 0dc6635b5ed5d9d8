/** Most destinations that somebody keeps. */
export const MOST_KEPT = 60;
/** Most that are compared side by side. */
export const MOST_COMPARED = 4;
