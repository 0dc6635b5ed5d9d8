import { sql } from 'kysely';
import {
  factsheetItem,
  type FactsheetEntry,
  type FactsheetItem,
} from 'shared-contracts/entities/factsheetItem.ts';
import { readRecord } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import type { Factsheet, InformationEntry, TermDates } from 'ewp/documents/factsheet/factsheet.ts';
import type { LocalisedText } from 'ewp/documents/parts/localisedText.ts';
import { toPhoneNumber } from 'ewp/documents/parts/phoneNumber.ts';
import { isEwpEmail, toEwpText, toEwpUrl } from '../mapping/toEwpForm.ts';

/** Our active factsheet; null while there is none, or while it lacks what the network asks for. */
export async function servedFactsheet(database: Database, heiId: string): Promise<Factsheet | null> {
  const { rows } = await sql<{ id: number }>`
    select factsheets.id from factsheets join institutions on institutions.id = institution_id where is_local and is_active`.execute(
    database,
  );
  const [active] = rows;
  if (active === undefined) return null;
  const record = await readRecord(database, null, 'MobilityFactsheets', active.id);
  return record === null ? null : toFactsheet(factsheetItem.schema.parse(record), heiId);
}

function toFactsheet(sheet: FactsheetItem, heiId: string): Factsheet | null {
  const studentNominations = toDates(sheet.deadlineNominationsCalendar);
  const studentApplications = toDates(sheet.deadlineIncomingsCalendar);
  const applicationInfo = toEntry(sheet.applicationIncomingsInformationEntry);
  const housingInfo = toEntry(sheet.housingInformationEntry);
  const visaInfo = toEntry(sheet.visaInformationEntry);
  const insuranceInfo = toEntry(sheet.insuranceInformationEntry);
  const { decisionResponseWeeksLimit: decisionWeeksLimit, transcriptOfRecordsWeeksLimit: torWeeksLimit } =
    sheet;
  if (!studentNominations || !studentApplications || decisionWeeksLimit == null || torWeeksLimit == null)
    return null;
  if (!applicationInfo || !housingInfo || !visaInfo || !insuranceInfo) return null;
  return {
    heiId,
    calendar: { studentNominations, studentApplications },
    applicationInfo,
    additionalRequirements: sheet.additionalRequirements.map(({ name, description, urls }) => ({
      name: name ?? '',
      details: description ?? '',
      informationWebsites: toUrls(urls),
    })),
    decisionWeeksLimit,
    torWeeksLimit,
    accessibilities: sheet.accessibilities.flatMap(({ type, services, description, info }) => {
      const information = toEntry(info);
      if (information === null) return [];
      return {
        type: type === 'Service' ? ('service' as const) : ('infrastructure' as const),
        name: services ?? '',
        description: description ?? undefined,
        information,
      };
    }),
    housingInfo,
    visaInfo,
    insuranceInfo,
    additionalInfos: sheet.additionalInfos.flatMap(({ type, info }) => {
      const entry = toEntry(info);
      return entry === null ? [] : { type: type ?? '', info: entry };
    }),
  };
}

/** Days may be written `--9-1`, and the network wants two digits. */
function toDates(dates: FactsheetItem['deadlineIncomingsCalendar']): TermDates | null {
  const autumnTerm = toDay(dates?.autumnTerm);
  const springTerm = toDay(dates?.springTerm);
  return autumnTerm === null || springTerm === null ? null : { autumnTerm, springTerm };
}

function toDay(text: string | null | undefined): string | null {
  const [, month, day] = /^--(\d{1,2})-(\d{1,2})$/.exec(text ?? '') ?? [];
  return month === undefined || day === undefined
    ? null
    : `--${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function toEntry(entry: FactsheetEntry): InformationEntry | null {
  const websiteUrls = toUrls(entry?.urls);
  const email = entry?.email?.trim() ?? '';
  if (!isEwpEmail(email) || !entry?.phone || websiteUrls.length === 0) return null;
  return { email, phoneNumber: toPhoneNumber(entry.phone), websiteUrls };
}

function toUrls(urls: NonNullable<FactsheetEntry>['urls']): readonly LocalisedText[] {
  return (urls ?? []).flatMap(({ value, language }) => {
    const url = toEwpUrl(value);
    return url === null ? [] : [toEwpText(url, language)];
  });
}
