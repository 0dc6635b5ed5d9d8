import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import { renderInPortal } from 'shared-ui/testing';
import { membersByContrast } from '../../../../testing/filledFields.ts';
import { moduleTexts } from '../../../../testing/moduleTexts.ts';
import { buildAgreement, buildStudentRow } from '../../testing/buildAgreement.ts';
import { LanguageSkillsSection } from './LanguageSkillsSection.tsx';
import { MobilityTable } from './MobilityTable.tsx';

const { studyCycles, totalMonthsPerYear, blended, ...both } = buildStudentRow();
const rows = [
  [STUDENT_MOBILITY_FOR_STUDIES, 'studentMobilitiesForStudies', buildStudentRow()],
  [STAFF_MOBILITY_FOR_TEACHING, 'staffMobilitiesForTeaching', { ...both, totalDaysPerYear: 4 }],
] as const;
const contrasts = rows.flatMap(([entity, list, row]) =>
  membersByContrast(entity).map(({ member, of }) => ({ list, row, member, of })),
);

test.each(contrasts)('the view of $list tells what $member is', ({ list, row, member, of }) => {
  const textOf = (value: unknown) => {
    const agreement = buildAgreement({
      studentMobilitiesForStudies: [],
      [list]: [{ ...row, [member]: value }],
    });
    const { container, unmount } = renderInPortal(
      <>
        <MobilityTable caption="Rows" rows={agreement[list]} />
        <LanguageSkillsSection agreement={agreement} />
      </>,
      { messages: moduleTexts('en') },
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  const [one, other] = of(row);
  expect(textOf(one)).not.toBe(textOf(other));
});
