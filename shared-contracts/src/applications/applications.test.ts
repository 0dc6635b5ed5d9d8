import {
  newApplicationBlock,
  submissionBlock,
  type ApplicationWindow,
  type ExistingApplication,
} from './applications.ts';

const window: ApplicationWindow = {
  applicationType: 'long-term-studies',
  applicationStart: '2026-11-01T00:00:00.000Z',
  applicationStop: '2026-11-30T00:00:00.000Z',
  academicYear: 2026,
};
const application: ExistingApplication = {
  type: 'long-term-studies',
  status: 'submitted',
  applicationYear: 2026,
  isDeleted: false,
};
const student = { isIro: false, now: new Date('2026-11-15T12:00:00Z') };

describe('newApplicationBlock', () => {
  test('opens to a student without an application while the window is open', () => {
    expect(newApplicationBlock('long-term-studies', window, [], student)).toBeNull();
  });

  test.each([
    ['of another type', { type: 'short-term-studies' }],
    ['of another year', { applicationYear: 2025 }],
    ['that was deleted', { isDeleted: true }],
    ['that is a draft', { status: 'draft' }],
  ] as const)('does not count an application %s', (_, change) => {
    expect(
      newApplicationBlock('long-term-studies', window, [{ ...application, ...change }], student),
    ).toBeNull();
  });

  test.each(['submitted', 'validated', 'unknown'] as const)(
    'counts a %s application, before it looks at the window',
    (status) => {
      const closed = { ...window, applicationStop: '2026-11-02T00:00:00.000Z' };
      expect(newApplicationBlock('long-term-studies', closed, [{ ...application, status }], student)).toBe(
        'exists',
      );
    },
  );

  test.each([
    ['at its first moment', '2026-11-01T00:00:00.000Z'],
    ['at its last moment', '2026-11-30T00:00:00.000Z'],
    ['before it', '2026-10-31T23:59:59.999Z'],
    ['after it', '2026-12-01T00:00:00.000Z'],
  ])('finds the window closed %s', (_, now) => {
    expect(newApplicationBlock('long-term-studies', window, [], { isIro: false, now: new Date(now) })).toBe(
      'closed',
    );
  });

  test('finds a window without dates closed', () => {
    expect(newApplicationBlock('long-term-studies', undefined, [], student)).toBe('closed');
    expect(newApplicationBlock('long-term-studies', { ...window, applicationStart: null }, [], student)).toBe(
      'closed',
    );
  });

  test('never blocks IRO', () => {
    expect(
      newApplicationBlock('long-term-studies', undefined, [application], { ...student, isIro: true }),
    ).toBeNull();
  });
});

describe('submissionBlock', () => {
  const returned = { type: 'long-term-studies', applicationYear: 2025, isReturned: true } as const;
  const closed = { ...window, applicationStop: '2026-11-02T00:00:00.000Z' };

  test('asks of a first submission what it asks of a new application', () => {
    expect(submissionBlock({ ...returned, isReturned: false }, closed, [], student)).toBe('closed');
    expect(submissionBlock({ ...returned, isReturned: false }, window, [application], student)).toBe(
      'exists',
    );
  });

  test('lets one that was sent back through a closed window, and beside applications of other years', () => {
    expect(submissionBlock(returned, closed, [application], student)).toBeNull();
    expect(submissionBlock(returned, undefined, [], student)).toBeNull();
  });

  test('refuses one that was sent back beside another of its year, but not to the office', () => {
    const other = { ...application, applicationYear: 2025 };
    expect(submissionBlock(returned, window, [other], student)).toBe('exists');
    expect(submissionBlock(returned, window, [other], { ...student, isIro: true })).toBeNull();
  });
});
