import type { HostileRequest } from './hostileRequest.ts';
import { HOSTILE_BODIES } from './hostileBodies.ts';

function question(set: string, options: Readonly<Record<string, string>>): string {
  return `/api/${set}?${new URLSearchParams(options).toString()}`;
}

function aliases(member: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${member} as s${index}`).join(',');
}

function concat(member: string, depth: number): string {
  return depth === 0 ? member : `concat(${concat(member, depth - 1)},${concat(member, depth - 1)})`;
}

function anyOf(count: number, term: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => term(index)).join(' or ');
}

const SLOW = question('MobilityInstitutions', {
  $filter: `contains(${concat('name', 4)},${concat('nameGR', 4)})`,
});

/** One of each kind that has ever hurt, and the dearest of what is let through. */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  { name: 'nothing, for comparison', by: 'student', path: '/health/live' },
  {
    name: 'rows of rows under 70 names',
    by: 'student',
    path: question('MobilityAgreements', { $top: '-1', $select: aliases('studentMobilitiesForStudies', 70) }),
  },
  {
    name: 'a link under 95 names',
    by: 'student',
    path: question('MobilityAgreements', { $top: '-1', $select: aliases('institutions', 95) }),
  },
  {
    name: 'a text under 95 names',
    by: 'iro',
    path: question('MobilityInstitutions', { $top: '-1', $select: aliases('name', 95) }),
  },
  { name: 'all agreements as they are', by: 'iro', path: question('MobilityAgreements', { $top: '-1' }) },
  {
    name: 'all agreements, four levels',
    by: 'iro',
    path: question('MobilityAgreements', { $top: '-1', $levels: '4' }),
  },
  { name: '1,000 whole agreements', by: 'iro', path: question('MobilityAgreements', { $top: '1000' }) },
  { name: 'all institutions', by: 'student', path: question('MobilityInstitutions', { $top: '-1' }) },
  {
    name: 'all contacts, four levels',
    by: 'iro',
    path: question('MobilityContacts', { $top: '-1', $levels: '4' }),
  },
  {
    name: 'expansions that fan out',
    by: 'iro',
    path: question('MobilityAgreements', {
      $top: '-1',
      $expand:
        'institutions($expand=country),departmentalCoordinatorContacts($expand=department($expand=institution($expand=country))),factsheets($expand=institution($expand=country))',
    }),
  },
  {
    name: 'functions seven times in one another',
    by: 'student',
    path: question('MobilityInstitutions', { $filter: `length(${concat('name', 7)}) gt 5` }),
  },
  { name: 'texts put together and searched', by: 'student', path: SLOW },
  {
    name: '99 searches in other records',
    by: 'iro',
    path: question('MobilityAgreements', {
      $filter: anyOf(99, (index) => `institutions/name gt 'q${index}'`),
    }),
  },
  {
    name: '50 searches in other records',
    by: 'iro',
    path: question('MobilityAgreements', {
      $filter: anyOf(50, (index) => `contains(institutions/name,'q${index}')`),
    }),
  },
  {
    name: 'a list of 1,000 ids',
    by: 'student',
    path: question('MobilityAgreements', {
      $filter: `id in (${Array.from({ length: 1_000 }, (_, id) => id).join()})`,
    }),
  },
  {
    name: 'groups of everything',
    by: 'iro',
    path: question('MobilityAgreements', {
      $top: '-1',
      $groupby: 'id,comments,dateModified',
      $select: 'id,count(id) as n',
    }),
  },
  {
    name: '20 sort keys',
    by: 'student',
    path: question('MobilityInstitutions', {
      $orderby: Array.from({ length: 20 }, () => 'name desc').join(),
    }),
  },
  ...HOSTILE_BODIES,
  {
    name: '8,000 characters of parentheses',
    by: 'student',
    path: question('MobilityAgreements', { $filter: '('.repeat(7_990) }),
  },
  { name: 'the slow question 40 times at once', by: 'student', path: SLOW, times: 40 },
  {
    name: 'all institutions 40 times at once',
    by: 'student',
    path: question('MobilityInstitutions', { $top: '-1' }),
    times: 40,
  },
];
