/**
 * Days of every year that agreements go by, as `--MM-DD`. Source: official template of agreements, section B and the clause on termination.
 *
 * - amendment: the mobility numbers of the next academic year are amended until then
 * - notice: who wants an end that the partner does not want says so until then; it holds a year later
 * - lastDay: on which agreements end whose last academic year it is
 */
export const AGREEMENT_DAYS = { amendment: '--01-31', notice: '--09-01', lastDay: '--08-31' } as const;
