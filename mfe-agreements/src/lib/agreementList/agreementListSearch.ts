import { DIRECTIONS } from 'shared-contracts/agreements/agreedTermsFilter.ts';
import { WAITING, WHOSE } from 'shared-contracts/agreements/agreementFilter.ts';
import { CAMPAIGN_STAGES } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import { AGREEMENT_LIMITS, AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { PARTNER_IDENTIFICATION } from 'shared-contracts/agreements/members/agreementParts.ts';
import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES } from 'shared-contracts/reference/levels.ts';
import {
  choiceParam,
  dayParam,
  defineListSearch,
  namesParam,
  numberParam,
  type Sorts,
  textParam,
  type SearchOf,
} from 'shared-ui/list';
import { officerParam } from 'shared-record/officers';
import { AGREEMENT_COLUMNS, STANDARD_COLUMNS } from './agreementColumns.ts';

const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/** Longest id that the partner network gives. */
export const EWP_ID_MAX_LENGTH = PARTNER_IDENTIFICATION.fields.iiaId.maxLength;

export const CODE_MAX_LENGTH = INSTITUTION.fields.erasmusCode.maxLength;
export const CITY_MAX_LENGTH = INSTITUTION.fields.cityName.maxLength;

/** Longest text that is searched for, in characters. */
export const SEARCH_MAX_LENGTH = 200;

/** What its columns are sorted by. */
export const AGREEMENT_SORTS = {
  id: ['id'],
  partner: ['partnerName'],
  years: ['startYear/id', 'endYear/id'],
  status: ['status/id'],
  ewpStatus: ['ewpStatus/id'],
  created: ['dateCreated'],
  changed: ['dateModified'],
  officer: ['officer/familyName', 'officer/givenName'],
} as const satisfies Sorts;

/** Filters of the agreement list, ids unless said otherwise. Source: specification document 1, section 2.3. */
export const agreementListSearch = defineListSearch(
  {
    /** Words as a person types them. */
    search: textParam(SEARCH_MAX_LENGTH),
    country: numberParam(),
    institution: numberParam(),
    id: numberParam(),
    /** Text within the partner's id of the agreement. */
    ewpId: textParam(EWP_ID_MAX_LENGTH),
    status: choiceParam(Object.values(AGREEMENT_STATUS)),
    ewpStatus: numberParam(),
    /** 0 or 1. */
    localFinalized: choiceParam([0, 1]),
    active: choiceParam(YES_NO, 'yes'),
    startYear: numberParam(),
    endYear: numberParam(),
    department: numberParam(),
    coordinator: numberParam(),
    deleted: choiceParam(YES_NO, 'no'),
    /** Whom or what the agreements wait for. */
    waiting: choiceParam(WAITING),
    /** Those in force that end in an academic year, are in force in it, or in it and the one after. */
    ends: numberParam(),
    running: numberParam(),
    runsOn: numberParam(),
    /** Drafts left alone. */
    idle: choiceParam(['yes']),
    /** What the partner's system did not take. */
    undelivered: choiceParam(['yes']),
    /** What the partner's system has not fetched as it is now. */
    unread: choiceParam(['yes']),
    /** What waits for a partner of which nothing came for thirty days. */
    silent: choiceParam(['yes']),
    /** With partners that are not on the network. */
    offNetwork: choiceParam(['yes']),
    /** What coordinators proposed. */
    proposed: choiceParam(['yes']),
    /** Whom they name, of a coordinator's own. */
    whose: choiceParam(WHOSE),
    /** Who of the office is in charge. */
    officer: officerParam(),
    /** How far they have come among those of their year. */
    stage: choiceParam(CAMPAIGN_STAGES),
    /** Text within the partner's Erasmus code, and within the name of its city. */
    code: textParam(CODE_MAX_LENGTH),
    city: textParam(CITY_MAX_LENGTH),
    /** Changed on this day or later. */
    since: dayParam(),
    /** What one row of it says: see `AskedTerms`. */
    area: numberParam(),
    cycle: choiceParam(STUDY_CYCLES),
    language: numberParam(),
    level: choiceParam(LANGUAGE_LEVELS),
    places: numberParam(1, AGREEMENT_LIMITS.people),
    direction: choiceParam(DIRECTIONS),
    /** Which columns, in their order; null for those that the reader keeps. */
    columns: namesParam(AGREEMENT_COLUMNS, { officer: [...STANDARD_COLUMNS, 'officer'] }),
    /** Id of the kept view by which the list was opened; 0 for none, where it would begin with one. */
    view: numberParam(),
  },
  10,
  AGREEMENT_SORTS,
);
export type AgreementListSearch = SearchOf<typeof agreementListSearch>;

/**
 * Leaves out the filters that cannot hold: an institution without its country, a coordinator without a department, those that are the
 * international office's alone for everybody else, and those of coordinators for the office. Puts the reader's id in the place of `me`.
 */
export function toEffectiveSearch(search: AgreementListSearch, isOffice: boolean): AgreementListSearch {
  const department = isOffice ? search.department : null;
  return {
    ...search,
    institution: search.country === null ? null : search.institution,
    department,
    coordinator: department === null ? null : search.coordinator,
    deleted: isOffice ? search.deleted : 'no',
    undelivered: isOffice ? search.undelivered : null,
    unread: isOffice ? search.unread : null,
    silent: isOffice ? search.silent : null,
    offNetwork: isOffice ? search.offNetwork : null,
    proposed: isOffice ? search.proposed : null,
    whose: isOffice ? null : search.whose,
    officer: isOffice ? search.officer : null,
    stage: isOffice ? search.stage : null,
    sort: isOffice || search.sort?.includes('officer') !== true ? search.sort : undefined,
  };
}
