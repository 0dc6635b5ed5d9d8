import { MAX_AGREEMENT_END_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { chooseFacts } from './agreementFacts.ts';
import { planOf } from './agreementPlans.ts';
import { sampleCalendar } from '../chance/days.ts';
import { readProportions } from '../chance/proportions.ts';
import { createRandom } from '../chance/random.ts';

const TODAY = new Date('2026-11-21T10:00:00Z');

async function facts(count: number, today = TODAY) {
  const proportions = await readProportions();
  const random = createRandom('facts');
  return Array.from({ length: count }, (_, index) =>
    chooseFacts(random, proportions, sampleCalendar(today), planOf(index)),
  );
}

describe('chooseFacts', () => {
  test.each(['2026-11-21', '2026-08-30', '2027-01-02', '2030-05-05'])(
    'keeps to years that exist and to the past, on %s',
    async (day) => {
      const today = new Date(`${day}T10:00:00Z`);
      for (const { startYear, endYear, created, modified } of await facts(2000, today)) {
        expect(startYear).toBeGreaterThanOrEqual(2014);
        expect(endYear).toBeGreaterThanOrEqual(startYear);
        expect(endYear).toBeLessThanOrEqual(MAX_AGREEMENT_END_YEAR);
        expect(created.getTime()).toBeLessThanOrEqual(modified.getTime());
        expect(modified.getTime()).toBeLessThan(today.getTime());
      }
    },
  );

  test('lets only final agreements be notified by us or approved', async () => {
    const others = (await facts(5000)).filter(({ status }) => status !== 'Final');
    const known = new Set(others.map(({ ewpStatus }) => ewpStatus));
    expect([...known].toSorted()).toEqual(['Not notified', 'Notified by partner']);
  });

  test('terminates only what both sides approved, and deletes none of it', async () => {
    const all = await facts(5000);
    const approved = all.filter(({ ewpStatus }) => ewpStatus === 'Approved by all');
    expect(all.filter(({ terminated }) => terminated > 0).every((one) => approved.includes(one))).toBe(true);
    expect(approved.some(({ isDeleted }) => isDeleted)).toBe(false);
    expect(new Set(approved.map(({ terminated }) => terminated)).size).toBe(5);
  });

  test('sets a locally final mark on final agreements alone', async () => {
    for (const { status, localStatus } of await facts(2000))
      expect(localStatus === 1 && status !== 'Final').toBe(false);
  });

  test('makes a running draft when one is asked for', async () => {
    const proportions = await readProportions();
    const random = createRandom('draft');
    for (let count = 0; count < 200; count += 1) {
      const draft = chooseFacts(random, proportions, sampleCalendar(TODAY), {
        status: 'Draft',
        ewpStatus: 'Not notified',
      });
      expect(draft).toMatchObject({ status: 'Draft', isDeleted: false, localStatus: 0 });
      expect(draft.endYear).toBeGreaterThanOrEqual(2026);
    }
  });
});
