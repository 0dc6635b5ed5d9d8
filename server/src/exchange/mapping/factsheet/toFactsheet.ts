import type { New, Stored } from 'shared-contracts/members/stored.ts';
import type { Factsheet, InformationEntry, PhoneNumber, TermDates } from 'ewp/documents';
import { keepRows } from './keepRows.ts';
import type { StorableParts } from './storableParts.ts';

type EntryMember =
  | 'applicationIncomingsInformationEntry'
  | 'housingInformationEntry'
  | 'visaInformationEntry'
  | 'insuranceInformationEntry';

/**
 * Gives the members of a factsheet that a partner's document tells of, as they are stored.
 *
 * - before: the factsheet as it is stored; what the network has no word for is kept from it, and rows that are the same rows keep their ids
 *
 * Source: EWP Factsheet API 1.2.
 */
export function toFactsheet(
  sheet: Factsheet,
  before: Stored<'MobilityFactsheets'> | null,
  parts: StorableParts,
): Partial<New<'MobilityFactsheets'>> {
  const { studentApplications, studentNominations } = sheet.calendar;
  const entry = (member: EntryMember, info: InformationEntry) => ({
    ...before?.[member],
    ...toInfo(member, info, parts, before?.[member]),
  });
  return {
    deadlineIncomingsCalendar: { ...before?.deadlineIncomingsCalendar, ...toTerms(studentApplications) },
    deadlineNominationsCalendar: { ...before?.deadlineNominationsCalendar, ...toTerms(studentNominations) },
    decisionResponseWeeksLimit: parts.weeks(
      'decisionResponseWeeksLimit',
      sheet.decisionWeeksLimit,
      before?.decisionResponseWeeksLimit ?? null,
    ),
    transcriptOfRecordsWeeksLimit: parts.weeks(
      'transcriptOfRecordsWeeksLimit',
      sheet.torWeeksLimit,
      before?.transcriptOfRecordsWeeksLimit ?? null,
    ),
    applicationIncomingsInformationEntry: entry(
      'applicationIncomingsInformationEntry',
      sheet.applicationInfo,
    ),
    housingInformationEntry: entry('housingInformationEntry', sheet.housingInfo),
    visaInformationEntry: entry('visaInformationEntry', sheet.visaInfo),
    insuranceInformationEntry: entry('insuranceInformationEntry', sheet.insuranceInfo),
    additionalRequirements: keepRows(
      before?.additionalRequirements ?? [],
      toRequirements(sheet, parts),
      'name',
    ),
    accessibilities: keepRows(before?.accessibilities ?? [], toAccessibilities(sheet, parts), 'services'),
    additionalInfos: keepRows(before?.additionalInfos ?? [], toInfos(sheet, parts), 'type'),
  };
}

function toRequirements({ additionalRequirements }: Factsheet, parts: StorableParts) {
  const list = 'additionalRequirements';
  return parts.rows(list, additionalRequirements).map(({ name, details, informationWebsites }, row) => ({
    name: parts.text(`${list}/${row}/name`, name) ?? '',
    description: parts.text(`${list}/${row}/description`, details),
    urls: parts.urls(`${list}/${row}/urls`, informationWebsites),
  }));
}

function toAccessibilities({ accessibilities }: Factsheet, parts: StorableParts) {
  const list = 'accessibilities';
  return parts.rows(list, accessibilities).map(({ type, name, description, information }, row) => ({
    type: type === 'service' ? ('Service' as const) : ('Infrastructure' as const),
    services: parts.text(`${list}/${row}/services`, name),
    description: parts.text(`${list}/${row}/description`, description),
    info: toInfo(`${list}/${row}/info`, information, parts),
  }));
}

/** Their description has no element in the network; what ours says stays. */
function toInfos({ additionalInfos }: Factsheet, parts: StorableParts) {
  const list = 'additionalInfos';
  return parts.rows(list, additionalInfos).map(({ type, info }, row) => ({
    type: parts.text(`${list}/${row}/type`, type) ?? '',
    info: toInfo(`${list}/${row}/info`, info, parts),
  }));
}

function toInfo(
  field: string,
  { email, phoneNumber, websiteUrls }: InformationEntry,
  parts: StorableParts,
  before?: Stored<'MobilityFactsheets'>[EntryMember],
) {
  return {
    email: parts.text(`${field}/email`, email, before?.email ?? null),
    phone: parts.text(`${field}/phone`, toPhone(phoneNumber), before?.phone ?? null),
    urls: parts.urls(`${field}/urls`, websiteUrls),
  };
}

/** Writes a number of the network as one text: as it came, with the extension behind it. */
export function toPhone({ e164, ext, otherFormat }: PhoneNumber): string | undefined {
  const number = e164 ?? otherFormat;
  return number !== undefined && ext ? `${number} ext. ${ext}` : number;
}

/** A day of the network may carry a time zone, `--04-10Z`, which is no part of the day. */
function toTerms({ autumnTerm, springTerm }: TermDates) {
  return { autumnTerm: autumnTerm.slice(0, DAY_LENGTH), springTerm: springTerm.slice(0, DAY_LENGTH) };
}

const DAY_LENGTH = '--MM-DD'.length;
