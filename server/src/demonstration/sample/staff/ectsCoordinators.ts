import { day, momentBetween } from '../chance/days.ts';
import { greekLandline } from '../chance/numbers.ts';
import { createRandom } from '../chance/random.ts';
import type { SampleContext } from '../context/sampleContext.ts';
import { ECTS_PURPOSES } from './staffTexts.ts';

const OFFICE_ADDRESS = 'University Campus, 541 24 Thessaloniki';

/** Makes one ECTS coordinator for each teaching department, and a second for two out of three. */
export function createEctsCoordinators(context: SampleContext): void {
  const random = createRandom('ECTS coordinators');
  const { year } = context.calendar;
  const departments = context.reference.localDepartments.filter(({ subjectArea }) => subjectArea !== null);
  departments.forEach((department, index) => {
    const count = index % 3 === 0 ? 1 : 2;
    for (const purpose of ECTS_PURPOSES.slice(0, count)) {
      const person = context.people.greek(random);
      const created = momentBetween(
        random,
        day(year - 4, 9, 1),
        day(year, 9, 30),
        context.calendar,
      ).toISOString();
      const email = `${person.mailName}@${department.domain}.example.edu`;
      context.batches.ects_coordinators(
        person.givenName,
        person.familyName,
        email,
        greekLandline(random),
        OFFICE_ADDRESS,
        purpose,
        department.id,
        created,
        created,
        true,
      );
    }
  });
}
