import * as z from 'zod/mini';
import { AGREEMENT } from '../../agreements/members/agreement.ts';
import { APPLICATION } from '../../applications/members/application.ts';
import { CONTACT } from '../../institutions/members/contact.ts';
import { FACTSHEET } from '../../factsheets/members/factsheet.ts';
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';
import { STUDENT_MOBILITY_FOR_STUDIES } from '../../agreements/members/mobilityRow.ts';
import { ROW_STUDY_CYCLE } from '../../agreements/members/mobilityRowParts.ts';
import { asGiven, flat, pick, pickReadable, pickWhole } from './pick.ts';
import type { RecordOf } from './picked.ts';
import { ACADEMIC_YEAR } from '../../reference/reference.ts';

const department = pick(DEPARTMENT, ['id', 'name', 'nameGR', 'institution'], {
  institution: pick(INSTITUTION, ['id']),
});
const row = pick(AGREEMENT, ['id', 'startYear', 'departmentalCoordinatorContacts', 'comments'], {
  startYear: asGiven(pick(ACADEMIC_YEAR, ['id', 'name'])),
  departmentalCoordinatorContacts: pickReadable(CONTACT, ['id', 'email', 'department'], { department }),
});

describe('pick', () => {
  test('gives the options of a query from one statement', () => {
    expect(row.select).toEqual(['id', 'startYear', 'departmentalCoordinatorContacts', 'comments']);
    expect(row.expand).toEqual([
      'departmentalCoordinatorContacts($select=id,email;$expand=department($select=id,name,nameGR;$expand=institution($select=id)))',
    ]);
  });

  test('reads what the query asks for, and leaves everything else away', () => {
    const reply: RecordOf<typeof row> = row.schema.parse({
      id: 12,
      startYear: { id: 2026, name: '2026-2027', isSample: true },
      departmentalCoordinatorContacts: [{ id: 3 }],
      isDeleted: false,
    });
    expect(reply).toEqual({
      id: 12,
      startYear: { id: 2026, name: '2026-2027' },
      departmentalCoordinatorContacts: [{ id: 3 }],
    });
  });

  test('takes what an older server does not send yet, and what a newer one says', () => {
    const application = pick(APPLICATION, ['id', 'type', 'isDeleted', 'dateSubmitted']);
    expect(application.schema.parse({ id: 1, type: 'something-new' })).toEqual({
      id: 1,
      type: 'unknown',
      isDeleted: false,
    });
    expect(row.schema.parse({ id: 12, startYear: { id: 1, name: 'x' } })).toMatchObject({
      departmentalCoordinatorContacts: [],
    });
  });

  test('takes another schema for a field', () => {
    const cycle = pick(ROW_STUDY_CYCLE, ['studyCycle'], { studyCycle: z.string() });
    expect(cycle.schema.parse({ studyCycle: '4th' })).toEqual({ studyCycle: '4th' });
  });

  test('asks for members of a linked record as members of the row', () => {
    const factsheet = pick(FACTSHEET, ['institution', 'id'], {
      institution: flat(pick(INSTITUTION, ['erasmusCode', 'name'])),
    });
    expect(factsheet).toMatchObject({
      select: ['institution/erasmusCode', 'institution/name', 'id'],
      expand: [],
    });
    const reply: { id: number; name: string } = factsheet.schema.parse({
      id: 1,
      name: 'Graz',
      erasmusCode: null,
    });
    expect(reply).toEqual({ id: 1, name: 'Graz', erasmusCode: null });
  });

  test('does not compile for a member that the entity does not have, a link that is not described, or one of another set', () => {
    // @ts-expect-error No agreement has a colour.
    expect(() => pick(AGREEMENT, ['id', 'colour'])).toThrow('colour');
    // @ts-expect-error What years have is not said.
    expect(() => pick(AGREEMENT, ['startYear'])).toThrow('startYear');
    // @ts-expect-error Years are no institutions.
    pick(AGREEMENT, ['startYear'], { startYear: pick(INSTITUTION, ['id']) });
  });
});

describe('pickWhole', () => {
  const whole = pickWhole(STUDENT_MOBILITY_FOR_STUDIES, {
    fromInstitution: pick(INSTITUTION, ['id', 'name']),
    studyCycles: pick(ROW_STUDY_CYCLE, ['studyCycle']),
  });

  test('asks for records as the server gives them, and reads every field', () => {
    expect(whole).toMatchObject({ select: undefined, expand: undefined });
    expect(Object.keys(whole.shape)).toEqual(
      expect.arrayContaining(['id', ...Object.keys(STUDENT_MOBILITY_FOR_STUDIES.fields), 'studyCycles']),
    );
    const { otherInfoTerms }: { otherInfoTerms?: string | null | undefined } = whole.schema.parse({
      id: 1,
      fromInstitution: { id: 1, name: 'Graz' },
      otherInfoTerms: 'Lab coats',
    });
    expect(otherInfoTerms).toBe('Lab coats');
  });

  test('leaves out large contents', () => {
    expect(Object.keys(pickWhole(AGREEMENT, {}).shape)).not.toContain('approvedCopy');
  });
});
