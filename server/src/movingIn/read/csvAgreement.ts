import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Cell, Reason } from '../reasons.ts';
import { type CellsOfMembers, cellsOfMembers } from './cellsOfMembers.ts';
import { AGREEMENT_COLUMNS, type Column } from './csvColumns.ts';
import type { CsvRecord } from './csvRecords.ts';
import { toDay, toFlag, toLanguages, toNumber, toStudyCycles, toSubjectAreas, toYear } from './csvValues.ts';

const LISTS: Readonly<Record<string, MobilityList>> = {
  studies: 'studentMobilitiesForStudies',
  traineeship: 'studentMobilitiesForTraineeship',
  teaching: 'staffMobilitiesForTeaching',
  training: 'staffMobilitiesForTraining',
};

const { 'Not notified': none, 'Notified by us': notified, 'Approved by all': approved } = EWP_STATUS;
const { 'IIA Terminated': ended } = TERMINATION_STATUS;
/** What a line says in one word. */
const STATES: Readonly<Record<string, { status: number; ewpStatus: number; terminated?: number }>> = {
  draft: { status: AGREEMENT_STATUS.Draft, ewpStatus: none },
  submitted: { status: AGREEMENT_STATUS.Submitted, ewpStatus: none },
  final: { status: AGREEMENT_STATUS.Final, ewpStatus: none },
  notified: { status: AGREEMENT_STATUS.Final, ewpStatus: notified },
  approved: { status: AGREEMENT_STATUS.Final, ewpStatus: approved },
  terminated: { status: AGREEMENT_STATUS.Final, ewpStatus: approved, terminated: ended },
};

/** Ties the two ends of a condition to the two institutions of the agreement; ids of records do so in the data API's JSON. */
const [OURS, PARTNER] = [1, 2] as const;

/** What lines say, as the data API's JSON, and in which cells. */
export type CsvAgreement = { readonly raw: object; readonly cellOf: CellsOfMembers };

/** Makes of the lines of an agreement what the data API's JSON would say. - faults: takes what no JSON could say */
export function csvAgreement(lines: readonly CsvRecord[], faults: Reason[]): CsvAgreement {
  const [first] = lines;
  const said = (column: Column) => first?.cells.get(column);
  faults.push(...differences(lines));
  const state = STATES[(said('status') ?? 'draft').toLowerCase()];
  if (state === undefined) {
    faults.push({ code: 'not-valid', cell: cellAt(first, 'status'), value: said('status') });
  }
  const lists: Record<MobilityList, object[]> = {
    studentMobilitiesForStudies: [],
    studentMobilitiesForTraineeship: [],
    staffMobilitiesForTeaching: [],
    staffMobilitiesForTraining: [],
  };
  const rows: Record<MobilityList, CsvRecord[]> = {
    studentMobilitiesForStudies: [],
    studentMobilitiesForTraineeship: [],
    staffMobilitiesForTeaching: [],
    staffMobilitiesForTraining: [],
  };
  for (const record of lines) {
    const kind = record.cells.get('kind')?.toLowerCase();
    if (kind === undefined) continue;
    const list = LISTS[kind];
    if (list === undefined) faults.push({ code: 'not-valid', cell: cellAt(record, 'kind'), value: kind });
    else {
      lists[list].push(conditionOf(record, list, faults));
      rows[list].push(record);
    }
  }
  const raw = {
    iiaId: said('iia_id'),
    iiaCode: said('iia_code'),
    startYear: toYear(said('start_year')),
    endYear: toYear(said('end_year')),
    status: { id: state?.status },
    ewpStatus: { id: state?.ewpStatus },
    terminated: state?.terminated ?? 0,
    comments: said('comments') === undefined ? null : htmlOf(said('comments') ?? ''),
    institutions: [{ id: OURS }, { id: PARTNER, ...institutionOf(said('partner')) }],
    partnerAgreementIdentifications:
      said('partner_iia_id') === undefined
        ? []
        : [{ iiaId: said('partner_iia_id'), iiaCode: said('partner_iia_code') }],
    departmentalCoordinatorContacts: contactsOf(said),
    ...lists,
    approvedHash: said('approved_hash')?.toLowerCase(),
    partnerApprovedHash: said('partner_approved_hash')?.toLowerCase(),
    approvedAt: toDay(said('approved_on')),
  };
  return { raw, cellOf: cellsOfMembers(lines, rows) };
}

function cellAt(record: CsvRecord | undefined, column: Column): Cell | undefined {
  return record && { line: record.line, column };
}

/** Each line may repeat what the agreement says, and none may contradict the first. */
function differences(lines: readonly CsvRecord[]): readonly Reason[] {
  const [first, ...others] = lines;
  return AGREEMENT_COLUMNS.flatMap((column) => {
    const other = others.find(
      ({ cells }) => cells.has(column) && cells.get(column) !== first?.cells.get(column),
    );
    const value = other?.cells.get(column);
    return other === undefined ? [] : [{ code: 'lines-differ' as const, cell: cellAt(other, column), value }];
  });
}

function institutionOf(partner = '') {
  // Ids of the network are names of domains; Erasmus codes have spaces.
  return partner.includes('.') ? { heiId: partner.toLowerCase() } : { erasmusCode: partner };
}

function conditionOf(record: CsvRecord, list: MobilityList, faults: Reason[]): object {
  const { cells } = record;
  const direction = cells.get('direction')?.toLowerCase();
  if (direction !== 'outgoing' && direction !== 'incoming') {
    faults.push({
      code: direction === undefined ? 'missing' : 'not-valid',
      cell: cellAt(record, 'direction'),
      value: direction,
    });
  }
  const ours = { id: OURS, unit: unitOf(cells.get('our_department_id'), cells.get('our_department')) };
  const theirs = {
    id: PARTNER,
    unit: unitOf(cells.get('partner_department_id'), cells.get('partner_department')),
  };
  const [from, to] = direction === 'incoming' ? [theirs, ours] : [ours, theirs];
  const isStudents = list.startsWith('student');
  const total = toNumber(cells.get('total'));
  return {
    fromInstitution: { id: from.id },
    fromDepartment: from.unit,
    toInstitution: { id: to.id },
    toDepartment: to.unit,
    mobilitiesPerYear: toNumber(cells.get('people_per_year')),
    otherInfoTerms: cells.get('other_terms') ?? null,
    subjectAreasWithClarifications: toSubjectAreas(cells.get('isced_codes')),
    recommendedLanguageSkills: toLanguages(cells.get('languages')),
    ...(isStudents
      ? {
          totalMonthsPerYear: total,
          blended: toFlag(cells.get('blended')),
          studyCycles: toStudyCycles(cells.get('study_cycles')),
        }
      : { totalDaysPerYear: total }),
  };
}

function unitOf(ounitId: string | undefined, name: string | undefined) {
  return ounitId === undefined && name === undefined ? null : { ounitId, name };
}

function contactsOf(said: (column: Column) => string | undefined): readonly object[] {
  const ours = said('our_coordinator_email');
  const theirs = said('partner_contact_family_name') ?? said('partner_contact_email');
  return [
    ...(ours === undefined ? [] : [{ email: ours, institution: { id: OURS } }]),
    ...(theirs === undefined
      ? []
      : [
          {
            givenName: said('partner_contact_given_name'),
            familyName: theirs,
            email: said('partner_contact_email'),
            institution: { id: PARTNER },
          },
        ]),
  ];
}

/** A cell is text, and comments are HTML. */
function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
