import type { AskedEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Names a kind of mobility rows. */
export function mobilityListText(list: MobilityList, tag: LanguageTag): string {
  return AGREEMENT.links[list].label[tag];
}

/** Says what an edit changes, and in which rows. */
export function editText(
  { startYear, endYear, places, languages, contacts, departments, mail }: AskedEdit,
  t: (key: string, values: Readonly<Record<string, string>>) => string,
  tag: LanguageTag,
): string {
  const year = (name: string, value: number | undefined) =>
    value === undefined ? [] : [t(`bulkWork.editText.${name}`, { year: academicYearName(value) })];
  const parts = [...year('startYear', startYear), ...year('endYear', endYear)];
  if (places !== undefined) {
    const { how, amount, list, studyCycle, field } = places;
    const text = new Intl.NumberFormat(tag).format(amount);
    parts.push(
      t(`bulkWork.editText.${how}`, { amount: how === 'plus' && amount > 0 ? `+${text}` : text }),
      ...(list === undefined || list === 'unknown' ? [] : [mobilityListText(list, tag)]),
      ...(studyCycle === undefined ? [] : [studyCycleText(studyCycle, tag)]),
      ...(field === undefined ? [] : [t('bulkWork.editText.field', { field })]),
    );
  }
  if (languages !== undefined) {
    const { level, list, studyCycle } = languages;
    parts.push(
      t('bulkWork.editText.level', { level }),
      ...(list === undefined || list === 'unknown' ? [] : [mobilityListText(list, tag)]),
      ...(studyCycle === undefined ? [] : [studyCycleText(studyCycle, tag)]),
    );
  }
  const moved = { contacts, departments };
  for (const name of ['contacts', 'departments'] as const) {
    const edit = moved[name];
    if (edit !== undefined)
      parts.push(t(`bulkWork.editText.${name}${edit.instead === undefined ? '' : 'Instead'}`, {}));
  }
  if (mail !== undefined) parts.push(t('bulkWork.editText.mail', { subject: mail.subject }));
  return parts.join(' · ');
}

/** Returns the academic years of an agreement, as people read them. */
export function yearsText(startYear: number, endYear: number): string {
  return startYear === endYear
    ? academicYearName(startYear)
    : `${academicYearName(startYear)} - ${academicYearName(endYear)}`;
}
