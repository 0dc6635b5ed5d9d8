/**
 * How many times longer than usual tests wait before they give up, from `TEST_PATIENCE`; 1 unless set.
 *
 * The usual limits are several times what a quiet machine needs: more is for a machine that does much else at the same time.
 */
export const PATIENCE = readPatience(process.env.TEST_PATIENCE);

/** Gives a limit in milliseconds as long as tests are told to wait. */
export function patient(milliseconds) {
  return Math.round(milliseconds * PATIENCE);
}

function readPatience(text) {
  const factor = Number(text?.trim() || 1);
  if (!(factor > 0)) throw new Error(`TEST_PATIENCE is "${text}": it must be a number above 0, such as 3.`);
  return factor;
}
