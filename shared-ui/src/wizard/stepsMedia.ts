/** Windows in which eight titles have no room side by side: the steps become a bar with a list that opens. */
export const NARROW_STEPS = '@media (max-width: 1279.98px)';
/** Windows that have it. */
export const WIDE_STEPS = '@media (min-width: 1280px)';
