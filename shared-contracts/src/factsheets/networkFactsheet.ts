import { toMonthDay } from '../members/check/values.ts';
import { isNetworkEmail, toNetworkUrl } from './networkForm.ts';

type Url = { readonly value: string; readonly language?: string | null | undefined };
type Dates = {
  readonly autumnTerm?: string | null | undefined;
  readonly springTerm?: string | null | undefined;
};
type Office = {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly urls?: readonly Url[] | null | undefined;
};
type Part<Value> = Value | null | undefined;

/** As much of a factsheet as the network asks for. */
export type AskedFactsheet = {
  readonly deadlineIncomingsCalendar?: Part<Dates>;
  readonly deadlineNominationsCalendar?: Part<Dates>;
  readonly applicationIncomingsInformationEntry?: Part<Office>;
  readonly decisionResponseWeeksLimit?: Part<number>;
  readonly transcriptOfRecordsWeeksLimit?: Part<number>;
  readonly housingInformationEntry?: Part<Office>;
  readonly visaInformationEntry?: Part<Office>;
  readonly insuranceInformationEntry?: Part<Office>;
};

/** How an office is reached, in the network's form: an e-mail address, a phone, and at least one web address. */
export type NetworkOffice = {
  readonly email: string;
  readonly phone: string;
  readonly urls: readonly Url[];
};
type NetworkDates = { readonly autumnTerm: string; readonly springTerm: string };

/** Members that the network asks for, in the order in which a factsheet shows them. */
const DATES = ['deadlineIncomingsCalendar', 'deadlineNominationsCalendar'] as const;
const WEEKS = ['decisionResponseWeeksLimit', 'transcriptOfRecordsWeeksLimit'] as const;
const OFFICES = [
  'applicationIncomingsInformationEntry',
  'housingInformationEntry',
  'visaInformationEntry',
  'insuranceInformationEntry',
] as const;
const ASKED = [...DATES, OFFICES[0], ...WEEKS, ...OFFICES.slice(1)] as const;

/** Place of a factsheet that the network asks for, as a path in `MobilityFactsheets`: a member, or one within it. */
export type NetworkGap = (typeof ASKED)[number] | `${(typeof ASKED)[number]}/${string}`;

/**
 * Lists what a factsheet lacks to be served to the network, in the order of its sections: a part as a whole where all of it is missing. Partners get
 * no factsheet at all while anything is listed.
 *
 * Source: EWP Factsheet API 1.2, whose schema requires these elements.
 */
export function networkGaps(sheet: AskedFactsheet): readonly NetworkGap[] {
  return ASKED.flatMap((member): readonly NetworkGap[] => {
    const lacking = lackingIn(sheet, member);
    return lacking === 'all' ? [member] : lacking.map((name) => `${member}/${name}` as const);
  });
}

/** Tells whether an active factsheet of ours may not be without something: of all that is asked for, weeks limits alone may be emptied. Source: specification document 3, section 5. */
export function isRequiredGap(gap: NetworkGap): boolean {
  return !WEEKS.some((member) => member === gap);
}

/** Gives two days of the year as the network has them; null where one is missing. */
export function networkDates(dates: Part<Dates>): NetworkDates | null {
  const autumnTerm = toMonthDay(dates?.autumnTerm ?? '');
  const springTerm = toMonthDay(dates?.springTerm ?? '');
  return autumnTerm === undefined || springTerm === undefined ? null : { autumnTerm, springTerm };
}

/** Gives how an office is reached as the network has it, without addresses that it would refuse; null where something is missing. */
export function networkOffice(office: Part<Office>): NetworkOffice | null {
  const email = office?.email?.trim() ?? '';
  const phone = office?.phone?.trim() ?? '';
  const urls = networkUrls(office?.urls);
  return isNetworkEmail(email) && phone !== '' && urls.length > 0 ? { email, phone, urls } : null;
}

/** Gives web addresses in the network's form, without those that it would refuse. */
export function networkUrls(urls: Office['urls']): readonly Url[] {
  return (urls ?? []).flatMap(({ value, language }) => {
    const url = toNetworkUrl(value);
    return url === null ? [] : [{ value: url, language }];
  });
}

function lackingIn(sheet: AskedFactsheet, member: (typeof ASKED)[number]): 'all' | readonly string[] {
  switch (member) {
    case 'decisionResponseWeeksLimit':
    case 'transcriptOfRecordsWeeksLimit':
      return sheet[member] == null ? 'all' : [];
    case 'deadlineIncomingsCalendar':
    case 'deadlineNominationsCalendar': {
      const dates = sheet[member];
      return lacking({
        autumnTerm: toMonthDay(dates?.autumnTerm ?? '') !== undefined,
        springTerm: toMonthDay(dates?.springTerm ?? '') !== undefined,
      });
    }
    default: {
      const office = sheet[member];
      return lacking({
        email: isNetworkEmail(office?.email?.trim() ?? ''),
        phone: (office?.phone?.trim() ?? '') !== '',
        urls: networkUrls(office?.urls).length > 0,
      });
    }
  }
}

function lacking(isThere: Readonly<Record<string, boolean>>): 'all' | readonly string[] {
  const names = Object.keys(isThere).filter((name) => isThere[name] !== true);
  return names.length === Object.keys(isThere).length ? 'all' : names;
}
