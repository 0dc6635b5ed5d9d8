import type { FactsheetEntry, FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import {
  networkDates,
  networkGaps,
  networkOffice,
  networkUrls,
} from 'shared-contracts/factsheets/networkFactsheet.ts';
import type { Database } from '../../database/database.ts';
import { type Factsheet, type InformationEntry, type LocalisedText, toPhoneNumber } from 'ewp/documents';
import { toEwpText } from '../mapping/toEwpForm.ts';
import { activeLocalFactsheet } from '../store/factsheets/activeLocalFactsheet.ts';

/** Our active factsheet; null while there is none, or while it lacks what the network asks for. */
export async function servedFactsheet(database: Database, heiId: string): Promise<Factsheet | null> {
  const active = await activeLocalFactsheet(database);
  return active && toFactsheet(active, heiId);
}

/** Whoever looks at the factsheet is told the same gaps: what is missing here by that list is all that keeps it back. */
function toFactsheet(sheet: FactsheetItem, heiId: string): Factsheet | null {
  if (networkGaps(sheet).length > 0) return null;
  const studentNominations = networkDates(sheet.deadlineNominationsCalendar);
  const studentApplications = networkDates(sheet.deadlineIncomingsCalendar);
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

function toEntry(entry: FactsheetEntry): InformationEntry | null {
  const office = networkOffice(entry);
  return (
    office && {
      email: office.email,
      phoneNumber: toPhoneNumber(office.phone),
      websiteUrls: toUrls(office.urls),
    }
  );
}

function toUrls(urls: NonNullable<FactsheetEntry>['urls']): readonly LocalisedText[] {
  return networkUrls(urls).map(({ value, language }) => toEwpText(value, language));
}
