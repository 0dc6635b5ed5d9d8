import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { memberLabel } from 'shared-contracts/members/labels/memberLabel.ts';
import { rowsOf } from '../rules/agreements/agreementRows.ts';
import type { StoredRecord } from '../../records/save/stored/storedRecord.ts';
import { ROW_VALUES, textOf } from './memberTexts.ts';
import { joined, type Telling } from './valueText.ts';

/** Tells a whole mobility row in one line; what the line has no words for stands behind its label. */
export function rowText(list: MobilityList, row: StoredRecord, telling: Telling): string {
  const { words, language } = telling;
  const definition = rowsOf(list);
  const told = new Set<string>();
  const of = (member: string) => {
    told.add(member);
    return textOf(ROW_VALUES[list], row, member, telling);
  };
  const end = (side: 'from' | 'to') =>
    joined([of(`${side}Institution`), of(`${side}Department`)], ', ') ?? '';
  const amount = (member: string, unit: string) => {
    const number = of(member);
    return number === null ? null : `${number} ${unit}`;
  };
  const isBlended = of('blended') !== null && row.blended === true;
  const parts = [
    `${end('from')} → ${end('to')}`,
    of('subjectAreasWithClarifications'),
    of('studyCycles'),
    of('recommendedLanguageSkills'),
    amount('mobilitiesPerYear', words.people),
    amount('totalMonthsPerYear', words.months),
    amount('totalDaysPerYear', words.days),
    isBlended ? words.blended : null,
    of('otherInfoTerms'),
  ];
  const others = [...ROW_VALUES[list].keys()].filter((member) => !told.has(member) && row[member] !== false);
  const labelled = others.map((member) => {
    const text = of(member);
    return text === null ? null : `${memberLabel(definition, member, language)}: ${text}`;
  });
  return joined([...parts, ...labelled], ' · ') ?? '';
}
