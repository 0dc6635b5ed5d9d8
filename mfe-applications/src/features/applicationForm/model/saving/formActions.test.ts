import type { ApplicationStatus } from 'shared-contracts/applications/applications.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { formButtons, mainAction, needsAll, savedStatus } from './formActions.ts';

const buttons = (
  role: 'Student' | 'IRO',
  status: ApplicationStatus,
  { isLastStep = true, isReadOnly = false, isOwn = true } = {},
) =>
  formButtons({
    facts: { status, isDeleted: false, isOwn },
    permissions: ROLE_PERMISSIONS[role],
    isLastStep,
    isReadOnly,
  });
const usable = (...of: Parameters<typeof buttons>) =>
  buttons(...of)
    .filter(({ refusal, isDisabled }) => refusal === undefined && !isDisabled)
    .map(({ action }) => action);

describe('the buttons of the form', () => {
  test.each([
    ['Student', 'draft', false, ['saveDraft'], ['saveDraft']],
    ['Student', 'draft', true, ['saveDraft', 'submit'], ['saveDraft', 'submit']],
    ['IRO', 'draft', false, ['saveDraft'], ['saveDraft']],
    ['IRO', 'draft', true, ['saveDraft', 'submit', 'validate'], ['saveDraft', 'submit', 'validate']],
    ['IRO', 'submitted', false, ['edit'], ['edit']],
    ['IRO', 'submitted', true, ['edit', 'validate'], ['edit', 'validate']],
    ['IRO', 'validated', true, ['edit'], ['edit']],
    ['Student', 'submitted', true, [], []],
  ] as const)(
    'for %s and an application that is %s, last step: %s',
    (role, status, isLastStep, shown, used) => {
      expect(buttons(role, status, { isLastStep }).map(({ action }) => action)).toEqual(shown);
      expect(usable(role, status, { isLastStep })).toEqual(used);
    },
  );

  test.each(['Student', 'IRO'] as const)('are out of use for %s who only reads', (role) => {
    const shown = buttons(role, 'draft', { isReadOnly: true });
    expect(shown.map(({ action }) => action)).toEqual(
      role === 'IRO' ? ['saveDraft', 'submit', 'validate'] : ['saveDraft', 'submit'],
    );
    expect(usable(role, 'draft', { isReadOnly: true })).toEqual([]);
  });
});

test.each([
  ['Student', 'draft', true, 'submit'],
  ['IRO', 'draft', true, 'submit'],
  ['IRO', 'submitted', true, 'validate'],
  ['IRO', 'validated', true, 'edit'],
  ['IRO', 'submitted', false, undefined],
] as const)(
  'the main button for %s and an application that is %s, last step %s: %s',
  (role, status, isLastStep, main) => {
    expect(mainAction(buttons(role, status, { isLastStep }), isLastStep)).toBe(main);
  },
);

test('an edit keeps the status, and everything has to be in order of what is no draft', () => {
  expect(savedStatus('edit', 'submitted')).toBe('submitted');
  expect(savedStatus('validate', 'submitted')).toBe('validated');
  expect(needsAll('submit', 'draft')).toBe(true);
  expect(needsAll('validate', 'draft')).toBe(true);
  expect(needsAll('saveDraft', 'draft')).toBe(false);
  expect(needsAll('edit', 'submitted')).toBe(true);
});
