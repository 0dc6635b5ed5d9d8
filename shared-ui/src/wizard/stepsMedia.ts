/** Windows in which eight titles have no room side by side: the steps become a bar with a list that opens. */
export const NARROW_STEPS = '@media (max-width: 1279.98px)';
