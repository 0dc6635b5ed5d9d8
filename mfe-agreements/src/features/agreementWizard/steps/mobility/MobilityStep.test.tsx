import { screen, waitFor, within } from '@testing-library/react';
import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { ROW_FORMS, type StaffRowForm, type StudentRowForm } from '../../../../lib/mobilityRows/rowForms.ts';
import { openStep } from '../testing/openStep.tsx';
import { MobilityStep } from './MobilityStep.tsx';
import { checkMobilityRows } from '../../../../lib/mobilityRows/checkMobilityRows.ts';
import { newRow } from '../../../../lib/mobilityRows/mobilityRow.ts';

const LIST = 'studentMobilitiesForStudies';

function studentRow(change: Partial<StudentRowForm> = {}): StudentRowForm {
  return {
    ...ROW_FORMS[LIST].empty(),
    key: `row-${change.mobilitiesPerYear ?? 2}`,
    fromInstitution: 1,
    fromDepartment: { id: 4, name: 'School of Law' },
    toInstitution: 7,
    subjectAreasWithClarifications: [{ subjectArea: 55, clarification: '' }],
    recommendedLanguageSkills: [
      {
        language: 2,
        languageLevel: 'B1',
        subjectAreaWithClarification: { subjectArea: 55, clarification: 'x' },
      },
    ],
    mobilitiesPerYear: 2,
    studyCycles: [{ studyCycle: '1st' }],
    totalMonthsPerYear: 10,
    ...change,
  };
}

const openStudies = (rows: StudentRowForm[] | null, options: Parameters<typeof openStep>[1] = {}) =>
  openStep(<MobilityStep list={LIST} />, {
    form: { [LIST]: rows },
    check: (form) => checkMobilityRows(LIST, form[LIST]),
    ...options,
  });
const line = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
const number = (name: string) => screen.getByRole('textbox', { name });

describe('<MobilityStep>', () => {
  test('begins with one open row when the answer becomes yes, the local institution sending', async () => {
    const { user, values } = openStudies(null);
    expect(
      screen.getByRole('radiogroup', { name: 'Does the agreement include student mobility for studies?' }),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(values()[LIST]).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Local University sends to University of Graz' })).toBeChecked();
    expect(screen.getByText('4 fields missing')).toBeVisible();
  });

  test.each(MOBILITY_LISTS)('has an input for every member of a row of %s', (list) => {
    const { key, asPartnerSent, ...row } = newRow(list, 1, 7);
    openStep(<MobilityStep list={list} />, { form: { [list]: [{ key, asPartnerSent, ...row }] } });
    const inputs = [...document.querySelectorAll('[name], [data-field]')].map(
      (input) => input.getAttribute('data-field') ?? input.getAttribute('name'),
    );
    const members = inputs.flatMap((name) => /^\w+\.0\.(\w+)/.exec(name ?? '')?.[1] ?? []);
    expect(members).toEqual(expect.arrayContaining(Object.keys(row)));
  });

  test('asks before no clears the rows', async () => {
    const { user, values } = openStudies([studentRow(), studentRow({ mobilitiesPerYear: 3 })]);
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('all 2 rows');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep' }));
    expect(values()[LIST]).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(values()[LIST]).toBeNull();
    expect(screen.queryByRole('list', { name: 'Rows of this mobility' })).toBeNull();
  });

  test('tells each closed row in one line, and opens one at a time', async () => {
    const { user } = openStudies([
      studentRow(),
      studentRow({ mobilitiesPerYear: 3, totalMonthsPerYear: 4.5 }),
    ]);
    expect(
      await screen.findByText('0421 Law · 1st · English B1', { selector: 'li:first-child *' }),
    ).toBeVisible();
    await user.click(line(/Outgoing School of Law → University of Graz.*3 students · 4.5 months/));
    expect(number('Total months per year')).toHaveValue('4.5');
    await user.click(line(/2 students/));
    expect(number('Total months per year')).toHaveValue('10');
  });

  test('fills a row in', async () => {
    const { user, values } = openStudies([newRow(LIST, 1, 7) as StudentRowForm]);
    await user.click(screen.getByRole('checkbox', { name: '2nd' }));
    await user.type(number('Number of students per year'), '3');
    await user.type(number('Total months per year'), '4,5');
    await user.type(screen.getByRole('combobox', { name: 'Subject area' }), 'λογισμικο{Enter}');
    await user.type(number('Clarification'), 'Web');
    await user.click(screen.getByRole('button', { name: 'Add language' }));
    await user.type(screen.getByRole('combobox', { name: 'Language' }), 'engl{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'B2 - Vantage');
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Blended mobility' })).getByRole('radio', {
        name: 'Yes',
      }),
    );
    await user.type(number('Other information and terms'), 'Two terms');
    expect(values()[LIST]?.[0]).toMatchObject({
      subjectAreasWithClarifications: [{ subjectArea: 56, clarification: 'Web' }],
      recommendedLanguageSkills: [{ language: 2, languageLevel: 'B2' }],
      studyCycles: [{ studyCycle: '2nd' }],
      mobilitiesPerYear: 3,
      totalMonthsPerYear: 4.5,
      blended: true,
      otherInfoTerms: 'Two terms',
    });
    expect(screen.queryByText(/missing/)).toBeNull();
  });

  test('says which subject area a language is for, and takes it back', async () => {
    const { user, values } = openStudies([
      studentRow({
        recommendedLanguageSkills: [{ language: 2, languageLevel: 'B1', subjectAreaWithClarification: null }],
      }),
    ]);
    const languages = within(screen.getByRole('group', { name: /^Recommended language/ }));
    const area = languages.getByRole('combobox', { name: 'Subject area of this language' });
    expect(languages.queryByRole('textbox')).toBeNull();
    await user.type(area, 'software{Enter}');
    await user.type(languages.getByRole('textbox', { name: 'Clarification for this language' }), 'Web');
    const skill = () => values()[LIST]?.[0]?.recommendedLanguageSkills[0];
    expect(skill()).toEqual({
      language: 2,
      languageLevel: 'B1',
      subjectAreaWithClarification: { subjectArea: 56, clarification: 'Web' },
    });
    await user.click(area);
    await user.click(screen.getByRole('option', { name: 'All subject areas of the row' }));
    expect(skill()?.subjectAreaWithClarification).toBeNull();
    expect(languages.queryByRole('textbox')).toBeNull();
  });

  test('offers subject areas with codes of four characters alone', async () => {
    const { user } = openStudies([
      studentRow({ subjectAreasWithClarifications: [{ subjectArea: null, clarification: '' }] }),
    ]);
    const area = screen.getByRole('combobox', { name: 'Subject area' });
    await user.type(area, '042');
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox'))
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['0421 Law']),
    );
  });

  test('takes parts of a row away, and keeps what is not shown of the others', async () => {
    const two = studentRow({
      subjectAreasWithClarifications: [55, 56].map((subjectArea) => ({
        subjectArea,
        clarification: `of ${subjectArea}`,
      })),
    });
    const { user, values } = openStudies([two]);
    await user.click(screen.getByRole('button', { name: 'Remove subject area 1' }));
    expect(values()[LIST]?.[0]?.subjectAreasWithClarifications).toEqual([
      { subjectArea: 56, clarification: 'of 56' },
    ]);
    expect(number('Clarification')).toHaveValue('of 56');
    expect(screen.queryByRole('button', { name: /Remove subject area/ })).toBeNull();
    expect(values()[LIST]?.[0]?.recommendedLanguageSkills).toEqual(two.recommendedLanguageSkills);
    await user.click(screen.getByRole('button', { name: 'Remove language 1' }));
    expect(screen.getByText(/partner network asks for at least one/)).toBeVisible();
  });

  test('turns a row round with its departments', async () => {
    const { user, values } = openStudies([studentRow()]);
    await user.click(screen.getByRole('radio', { name: 'University of Graz sends to Local University' }));
    expect(values()[LIST]?.[0]).toMatchObject({
      fromInstitution: 7,
      fromDepartment: null,
      toInstitution: 1,
      toDepartment: { id: 4, name: 'School of Law' },
    });
    expect(screen.getByRole('combobox', { name: 'Receiving department' })).toHaveValue('School of Law');
  });

  test('copies a row below itself, also in the opposite direction', async () => {
    const { user, values } = openStudies([studentRow(), studentRow({ mobilitiesPerYear: 3 })]);
    await user.click(screen.getByRole('button', { name: 'Duplicate row 1 in the opposite direction' }));
    expect(
      values()[LIST]?.map(({ fromInstitution, mobilitiesPerYear }) => [fromInstitution, mobilitiesPerYear]),
    ).toEqual([
      [1, 2],
      [7, 2],
      [1, 3],
    ]);
    expect(screen.getByRole('radio', { name: 'University of Graz sends to Local University' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Duplicate row 3' }));
    expect(values()[LIST]).toHaveLength(4);
  });

  test('removes a row and brings it back where it stood', async () => {
    const { user, values } = openStudies([studentRow(), studentRow({ mobilitiesPerYear: 3 })]);
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(values()[LIST]).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values()[LIST]?.map(({ mobilitiesPerYear }) => mobilitiesPerYear)).toEqual([2, 3]);
  });

  test("says what is wrong in the documents' words, and opens the first refused row", async () => {
    const { user } = openStudies([
      studentRow(),
      studentRow({
        mobilitiesPerYear: 3,
        totalMonthsPerYear: 61,
        studyCycles: [],
        subjectAreasWithClarifications: [],
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Total number of months must be between 2 and 60 months')).toBeVisible();
    expect(screen.getByRole('group', { name: /^Study cycles/ })).toHaveAccessibleDescription(
      'You must select study cycle',
    );
    expect(screen.getByRole('group', { name: /^Subject areas/ })).toHaveAccessibleDescription(
      'Please choose at least one subject area.',
    );
    expect(screen.getByText('3 fields to correct')).toBeVisible();
  });

  test('measures the days of staff by their number', async () => {
    const list = 'staffMobilitiesForTeaching';
    const { user } = openStep(<MobilityStep list={list} />, {
      form: {
        [list]: [{ ...(newRow(list, 1, 7) as StaffRowForm), mobilitiesPerYear: 2, totalDaysPerYear: 121 }],
      },
      check: (form) => checkMobilityRows(list, form[list]),
    });
    expect(screen.queryByRole('group', { name: /Study cycles/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(
      await screen.findByText('Total number of days per staff member must be at least 2 and less than 60'),
    ).toBeVisible();
  });

  test('can only be read when nothing may be edited', async () => {
    openStudies([studentRow()], { wizard: { isReadOnly: true } });
    expect(await screen.findByRole('textbox', { name: 'Number of students per year' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Subject area' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Add|Remove|Duplicate/ })).toBeNull();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });

  test('waits for the partner institution', () => {
    openStudies(null, { wizard: { partner: null } });
    expect(screen.getByText('First choose the partner institution in the first step.')).toBeVisible();
  });
});
