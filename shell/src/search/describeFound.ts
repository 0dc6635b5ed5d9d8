import { formatDayMonthYear } from 'shared-ui/core';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import {
  lastDueYear,
  WAITING_STEPS,
  type WaitingStep,
} from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { findBySpelling, searchKey } from 'shared-contracts/text/searchKey.ts';
import { type Language, LANGUAGE_TAG, readsGreek } from 'shared-contracts/text/language.ts';
import {
  agreementList,
  agreementView,
  applicationList,
  applicationView,
  factsheetList,
  factsheetView,
  institutionList,
  institutionView,
} from 'shared-contracts/releases/addresses.ts';
import { HELP_PATH, NEWS_PATH } from 'shared-contracts/portal/publicPages.ts';
import type { OpenArticle } from '../about/help/articles/guides.ts';
import { NEWS_TEXTS } from '../about/news/newsTexts.ts';
import type { OpenNews } from '../about/news/openNews.ts';
import { type FoundByKind, SHOWN } from './useFound.ts';

export const KINDS = ['agreements', 'applications', 'institutions', 'people', 'factsheets', 'help'] as const;
export type Kind = (typeof KINDS)[number];

/** One line of what was found. - key: unique among all; status: key of a text; code: an Erasmus code or a number; next: whom an agreement waits for, of us for which step */
export type FoundLine = {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly code?: string | undefined;
  readonly details: readonly string[];
  readonly status?: string | undefined;
  readonly next?: WaitingStep | 'later' | 'partner' | undefined;
};

/** Leads to all that were found, in their list. */
export type WholeResult = Pick<FoundLine, 'key' | 'to'> & { readonly total: number };

export type FoundGroup = {
  readonly kind: Kind;
  readonly lines: readonly FoundLine[];
  readonly total: number;
  /** Where more were found than are shown, and a list has them. */
  readonly whole?: WholeResult | undefined;
  /** Whether the words before found these, and those of now are still asked for. */
  readonly isStale: boolean;
};

type Rows<K extends Exclude<Kind, 'help'>> = FoundByKind[K]['rows'][number];

const AGREEMENT_STATUS_KEYS: Readonly<Record<number, string>> = {
  [AGREEMENT_STATUS.Draft]: 'draft',
  [AGREEMENT_STATUS.Submitted]: 'submitted',
  [AGREEMENT_STATUS.Final]: 'final',
};
const EWP_STATUS_KEYS: Readonly<Record<number, string>> = {
  [EWP_STATUS['Notified by us']]: 'notifiedByUs',
  [EWP_STATUS['Notified by partner']]: 'notifiedByPartner',
  [EWP_STATUS['Notified by all']]: 'notifiedByAll',
  [EWP_STATUS['Approved by us']]: 'approvedByUs',
  [EWP_STATUS['Approved by partner']]: 'approvedByPartner',
  [EWP_STATUS['Approved by all']]: 'approvedByAll',
};

/** The lists that have all of a kind, as far as they are asked for the same words. */
const LISTS: Readonly<Partial<Record<Kind, string>>> = {
  agreements: `${agreementList()}?active=no&`,
  applications: `${applicationList()}?`,
  institutions: `${institutionList()}?`,
  factsheets: `${factsheetList()}?`,
};

/** Articles of the help, and what is new. */
export type FoundHelp = { readonly articles: readonly OpenArticle[]; readonly news: readonly OpenNews[] };

/** Puts what was found into lines, kinds without any left out. */
export function describeFound(
  found: FoundByKind,
  { articles, news }: FoundHelp,
  { text, language }: { readonly text: string; readonly language: Language },
): readonly FoundGroup[] {
  const people = group('people', found.people, (row) => personLine(row, language));
  const isPerson = findBySpelling(found.people.rows, text, personKey).length > 0;
  const groups: readonly FoundGroup[] = [
    // Whoever searches for a person by name means the person before the agreements that name them.
    ...(isPerson ? [people] : []),
    group('agreements', found.agreements, (row) => agreementLine(row, language), text),
    group('applications', found.applications, (row) => applicationLine(row, language), text),
    group('institutions', found.institutions, (row) => institutionLine(row, language), text),
    ...(isPerson ? [] : [people]),
    group('factsheets', found.factsheets, (row) => factsheetLine(row, language), text),
    helpGroup([
      ...articles.map((article) => articleLine(article, language)),
      ...news.map((one) => newsLine(one, language)),
    ]),
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function group<Row>(
  kind: Kind,
  found: { readonly rows: readonly Row[]; readonly total: number; readonly isStale: boolean },
  describe: (row: Row) => FoundLine,
  text?: string,
): FoundGroup {
  const { rows, total, isStale } = found;
  const list = LISTS[kind];
  const whole =
    list === undefined || text === undefined || total <= rows.length || isStale
      ? undefined
      : { key: `all-${kind}`, to: `${list}${new URLSearchParams({ search: text }).toString()}`, total };
  return { kind, total, lines: rows.map(describe), whole, isStale };
}

function helpGroup(lines: readonly FoundLine[]): FoundGroup {
  return { kind: 'help', total: lines.length, lines: lines.slice(0, SHOWN), isStale: false };
}

function agreementLine(row: Rows<'agreements'>, language: Language): FoundLine {
  const partners = row.institutions.filter(({ isLocal }) => isLocal !== true);
  const years = [row.startYear?.name, row.endYear?.name].filter(Boolean).join(' – ');
  return {
    key: `agreement-${row.id}`,
    to: agreementView({ name: row.id }),
    title: partners.map((partner) => nameIn(partner, language)).join(', ') || String(row.id),
    code: `${row.id}`,
    details: [years].filter(Boolean),
    status: agreementStatus(row),
    next: nextStep(row),
  };
}

function nextStep({ turn, waitingStep, startYear, ewpStatus }: Rows<'agreements'>): FoundLine['next'] {
  const step = WAITING_STEPS.find((one) => one === waitingStep);
  if (step === undefined) return turn === 'partner' ? 'partner' : undefined;
  const isUntold = ewpStatus == null || ewpStatus.id === EWP_STATUS['Not notified'];
  return isUntold && (startYear?.id ?? 0) > lastDueYear(new Date()) ? 'later' : step;
}

function agreementStatus({
  status,
  ewpStatus,
  isDeleted,
  terminated,
}: Rows<'agreements'>): string | undefined {
  if (isDeleted === true) return 'deleted';
  if (terminated === TERMINATION_STATUS['IIA Terminated']) return 'terminated';
  return EWP_STATUS_KEYS[ewpStatus?.id ?? 0] ?? AGREEMENT_STATUS_KEYS[status?.id ?? 0];
}

function applicationLine(row: Rows<'applications'>, language: Language): FoundLine {
  const [student] = row.studentData;
  const latin = [student?.nameLatin, student?.familyNameLatin].filter(Boolean).join(' ');
  const greek = [student?.nameGreek, student?.familyNameGreek].filter(Boolean).join(' ');
  const year = row.applicationYear;
  return {
    key: `application-${row.id}`,
    to: applicationView({ formId: row.id }),
    title: (readsGreek(language) ? greek || latin : latin || greek) || `${row.applicationNumber ?? row.id}`,
    code: row.applicationNumber?.toString(),
    details: typeof year === 'number' ? [`${year}-${year + 1}`] : [],
    status: applicationStatus(row),
  };
}

function applicationStatus({ status, isDeleted }: Rows<'applications'>): string | undefined {
  if (isDeleted === true) return 'deleted';
  return status === 'unknown' ? undefined : (status ?? undefined);
}

function institutionLine(row: Rows<'institutions'>, language: Language): FoundLine {
  return {
    key: `institution-${row.id}`,
    to: institutionView({ institutionId: row.id }),
    title: nameIn(row, language),
    code: row.erasmusCode ?? undefined,
    details: [row.cityName ?? ''].filter(Boolean),
  };
}

function personKey({ givenName, familyName }: Rows<'people'>): string {
  return searchKey(`${givenName ?? ''} ${familyName ?? ''}`);
}

function personLine(row: Rows<'people'>, language: Language): FoundLine {
  const place = row.institution ?? row.department?.institution;
  const name = [row.givenName, row.familyName].filter(Boolean).join(' ');
  return {
    key: `person-${row.id}`,
    to: `${agreementList()}?${new URLSearchParams({ active: 'no', search: row.email || name }).toString()}`,
    title: name,
    details: [row.email ?? '', nameIn(row.department, language) || nameIn(place, language)].filter(Boolean),
  };
}

function factsheetLine(row: Rows<'factsheets'>, language: Language): FoundLine {
  return {
    key: `factsheet-${row.id}`,
    to: factsheetView({ factsheetId: row.id }),
    title: nameIn(row.institution, language),
    code: row.institution?.erasmusCode ?? undefined,
    details: [row.institution?.cityName ?? ''].filter(Boolean),
  };
}

function articleLine({ id, texts, page }: OpenArticle, language: Language): FoundLine {
  const tag = LANGUAGE_TAG[language];
  return {
    key: `help-${id}`,
    to: `${HELP_PATH}#${id}`,
    title: texts[tag].title,
    details: page === undefined ? [] : [page.title[tag]],
  };
}

function newsLine({ id, entry }: OpenNews, language: Language): FoundLine {
  return {
    key: `news-${id}`,
    to: `${NEWS_PATH}#${id}`,
    title: entry.title[LANGUAGE_TAG[language]],
    details: [NEWS_TEXTS.title[LANGUAGE_TAG[language]], formatDayMonthYear(entry.date)],
  };
}
