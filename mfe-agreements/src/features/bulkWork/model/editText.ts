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
  { startYear, endYear, places }: AskedEdit,
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
  return parts.join(' · ');
}
