import type { HostileRequest } from './hostileRequest.ts';

const MB = 1024 * 1024;

function unknownMembers(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}`, 1])));
}

/** Bodies that take long to read, of each kind that has ever hurt. */
export const HOSTILE_BODIES: readonly HostileRequest[] = [
  {
    name: '13.8 MB of brackets',
    by: 'student',
    path: '/api/MobilityAgreements',
    body: '['.repeat(13.8 * MB),
  },
  {
    name: '3.8 MB of brackets to a set of one’s own',
    by: 'student',
    path: '/api/ApplicationStudentStudiesForms',
    body: '['.repeat(3.8 * MB),
  },
  {
    name: '3.8 MB of numbers',
    by: 'iro',
    path: '/api/MobilityAgreements',
    body: `{"id":[${'1,'.repeat(1.9 * MB)}1]}`,
  },
  {
    name: '3.8 MB of text in one member',
    by: 'iro',
    path: '/api/MobilityAgreements',
    body: JSON.stringify({ comments: '<p>'.repeat(1.2 * MB) }),
  },
  {
    name: '99,000 values in 16 levels',
    by: 'iro',
    path: '/api/MobilityAgreements',
    body: JSON.stringify({ id: Array.from({ length: 6_000 }, () => [[[[[[[[[[[[[[1]]]]]]]]]]]]]]) }),
  },
  ...[
    '/exchange/bulk-jobs',
    '/exchange/bulk-jobs/preview',
    '/exchange/agreements/1/acts/finalize',
    '/exchange/iias/1/pdf',
    '/api/ModuleReports',
    '/api/FaultReports',
    '/api/Users/Me/reminderSettings',
  ].flatMap((path): readonly HostileRequest[] => [
    { name: `1.9 MB of brackets to ${path}`, by: 'guest', path, body: '['.repeat(1.9 * MB) },
    { name: `1.9 MB of brackets to ${path}`, by: 'iro', path, body: '['.repeat(1.9 * MB) },
    { name: `1.9 MB of numbers to ${path}`, by: 'iro', path, body: `{"rows":[${'1,'.repeat(0.95 * MB)}1]}` },
  ]),
  {
    name: '90,000 unknown members',
    by: 'iro',
    path: '/api/MobilityAgreements',
    body: unknownMembers(90_000),
  },
  {
    name: '90,000 unknown members to a set of one’s own',
    by: 'student',
    path: '/api/ApplicationStudentStudiesForms',
    body: unknownMembers(90_000),
  },
  {
    name: '90,000 unknown members of a call',
    by: 'iro',
    path: '/api/Users/Me/reminderSettings',
    body: unknownMembers(90_000),
  },
  {
    name: '90,000 unknown members in 900 parts',
    by: 'iro',
    path: '/api/MobilityAgreements',
    body: `{"studentMobilitiesForStudies":[${Array.from({ length: 900 }, () => unknownMembers(100)).join()}]}`,
  },
  {
    name: '90,000 unknown members in 100 records',
    by: 'iro',
    path: '/api/MobilityAgreements',
    body: `[${Array.from({ length: 100 }, () => unknownMembers(900)).join()}]`,
  },
  {
    name: '5,000 wrong rows of a job',
    by: 'iro',
    path: '/exchange/bulk-jobs',
    body: `{"rows":[${Array.from({ length: 5_000 }, () => '{"a":1,"b":2,"c":3}').join()}]}`,
  },
  {
    name: '3.8 MB of brackets as XML',
    by: 'iro',
    path: '/api/MobilityAgreements',
    body: '['.repeat(3.8 * MB),
    type: 'application/xml',
  },
];
