import { describe, expect, test } from '@jest/globals';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import {
  buildAgreement,
  buildStaffRow,
  buildStudentRow,
} from '../../src/features/agreementPdf/testing/buildAgreement.ts';
import { filledFields, membersByContrast } from '../../src/testing/filledFields.ts';
import { readPdf } from '../support/readPdf.ts';
import { renderAgreement } from '../support/renderAgreement.ts';

describe('the mobility tables', () => {
  test('have every member of a row', async () => {
    const student = filledFields(STUDENT_MOBILITY_FOR_STUDIES);
    const staff = filledFields(STAFF_MOBILITY_FOR_TEACHING);
    const { text } = await readPdf(
      await renderAgreement({
        agreement: buildAgreement({
          studentMobilitiesForStudies: [{ ...buildStudentRow(), ...student }],
          staffMobilitiesForTeaching: [{ ...buildStaffRow(), ...staff }],
        }),
      }),
    );
    const values = Object.entries({ ...student, ...staff });
    expect(values.filter(([, value]) => !text.includes(String(value)))).toEqual([]);
  });

  test.each([
    ...membersByContrast(STUDENT_MOBILITY_FOR_STUDIES).map((contrast) => ({
      ...contrast,
      list: 'studentMobilitiesForStudies',
      row: buildStudentRow(),
    })),
    ...membersByContrast(STAFF_MOBILITY_FOR_TEACHING).map((contrast) => ({
      ...contrast,
      list: 'staffMobilitiesForTeaching',
      row: buildStaffRow(),
    })),
  ])('of $list tell what $member is', async ({ list, row, member, of }) => {
    const textOf = async (value: unknown) => {
      const agreement = buildAgreement({ [list]: [{ ...row, [member]: value }] });
      return (await readPdf(await renderAgreement({ agreement }))).text;
    };
    const [one, other] = of(row);
    expect(await textOf(one)).not.toBe(await textOf(other));
  });

  test('tell below a row what the partner says and no column has a place for, and write a dash for what nobody says', async () => {
    const asPartnerSent = {
      untouched: [],
      words: [
        { member: 'endYear', text: '2031/2032', value: {} },
        { member: 'toDepartment', text: 'unit-of-nobody', value: {} },
      ],
    };
    const row = {
      ...buildStudentRow(),
      totalMonthsPerYear: null,
      otherInfoTerms: 'Our terms',
      asPartnerSent,
    };
    const { text } = await readPdf(
      await renderAgreement({ agreement: buildAgreement({ studentMobilitiesForStudies: [row] }) }),
    );
    for (const part of ['As the partner university words it', '2031/2032', 'unit-of-nobody', 'Our terms'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/NaN|null|undefined/);
  });
});
