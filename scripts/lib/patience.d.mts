/** How many times longer than usual tests wait before they give up, from `TEST_PATIENCE`; 1 unless set. */
export const PATIENCE: number;

/** Gives a limit in milliseconds as long as tests are told to wait. */
export function patient(milliseconds: number): number;
