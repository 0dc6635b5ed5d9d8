import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { ApiError } from 'shared-client';
import { applicationBlock, blockOfFailure, type ApplicationRules } from './applicationBlock.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const OPEN = {
  applicationType: 'long-term-studies',
  applicationStart: '2026-11-01T00:00:00.000Z',
  applicationStop: '2026-12-01T00:00:00.000Z',
  academicYear: 2026,
} as const;
const CLOSED = { ...OPEN, applicationStop: '2026-11-20T00:00:00.000Z' };
const DRAFT = { id: 41, type: 'long-term-studies', applicationYear: 2026, isReturned: false } as const;
const SUBMITTED = {
  id: 42,
  type: 'long-term-studies',
  status: 'submitted',
  applicationYear: 2026,
  isDeleted: false,
} as const;

const block = (
  application: Partial<typeof DRAFT> | { isReturned: boolean },
  rules: Partial<ApplicationRules>,
  isIro = false,
) =>
  applicationBlock(
    { ...DRAFT, ...application },
    { settings: [OPEN], applications: [], ...rules },
    { isIro, now: NOW },
  );

describe('an application', () => {
  test('is open to a student within the window, and who has none yet', () => {
    expect(block({}, {})).toBeNull();
    expect(block({}, { applications: [{ ...SUBMITTED, id: 41 }] })).toBeNull();
  });

  test('is closed outside of the window, and where another one was handed in', () => {
    expect(block({}, { settings: [CLOSED] })).toBe('closed');
    expect(block({}, { settings: [] })).toBe('closed');
    expect(block({}, { applications: [SUBMITTED] })).toBe('exists');
  });

  test('that was sent back may be corrected when the window has closed', () => {
    expect(block({ isReturned: true }, { settings: [CLOSED] })).toBeNull();
    expect(block({ isReturned: true }, { settings: [CLOSED], applications: [SUBMITTED] })).toBe('exists');
  });

  test('is never closed to the office', () => {
    expect(block({}, { settings: [CLOSED], applications: [SUBMITTED] }, true)).toBeNull();
  });
});

test('a refused save tells why applications are closed, and nothing else does', () => {
  const refused = (code: FieldErrorCode) =>
    new ApiError('bad-input', '', { errors: [{ field: 'type', code }] });
  expect(blockOfFailure(refused('applications-closed'))).toBe('closed');
  expect(blockOfFailure(refused('application-exists'))).toBe('exists');
  expect(blockOfFailure(refused('required'))).toBeNull();
  expect(blockOfFailure(new Error('down'))).toBeNull();
});
