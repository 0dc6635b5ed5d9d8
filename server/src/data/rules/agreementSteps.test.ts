import type { AgreementState } from './agreementState.ts';
import { refusedStep } from './agreementSteps.ts';

const draft: AgreementState = {
  status: 1,
  ewpStatus: 1,
  terminated: 0,
  localStatus: 0,
  owner: 1,
  startYear: 2026,
  endYear: 2027,
  institutions: [1, 2],
  departmentalCoordinatorContacts: [3],
};

type States = Partial<Pick<AgreementState, 'status' | 'ewpStatus' | 'terminated' | 'localStatus'>>;

function step(from: States, to: States, isOffice = true) {
  const before = { ...draft, ...from };
  return refusedStep(before, { ...before, ...to }, Object.keys(to), isOffice)?.code;
}

describe('refusedStep', () => {
  const pairs = [1, 2, 3].flatMap((from) => [1, 2, 3].map((to) => [from, to] as const));

  test.each(pairs)('lets the status go from %d to %d only forwards, one after the other', (from, to) => {
    const isForwards = to >= from && !(from === 1 && to === 3);
    expect(step({ status: from }, { status: to })).toBe(isForwards ? undefined : 'conflict');
  });

  test.each([1, 2, 3, 4, 5, 6])('takes no EWP status from a person in state %d', (from) => {
    for (const to of [1, 2, 3, 4, 5, 6, 7].filter((other) => other !== from))
      expect(step({ ewpStatus: from }, { ewpStatus: to })).toBe('conflict');
  });

  test('leaves state 7 for 2 alone', () => {
    expect(
      [1, 2, 3, 4, 5, 6].filter((to) => step({ ewpStatus: 7 }, { ewpStatus: to }) === undefined),
    ).toEqual([2]);
    expect(step({ ewpStatus: 7 }, { ewpStatus: 2 }, false)).toBe('not-permitted');
    expect(step({ ewpStatus: 7, terminated: 1 }, { ewpStatus: 2 })).toBe('conflict');
  });

  test('begins a termination in state 7 alone, from 0 to 1 alone', () => {
    const steps = [0, 1, 2, 3, 4].flatMap((from) =>
      [0, 1, 2, 3, 4]
        .filter(
          (to) => to !== from && step({ ewpStatus: 7, terminated: from }, { terminated: to }) === undefined,
        )
        .map((to) => [from, to]),
    );
    expect(steps).toEqual([[0, 1]]);
    expect(step({ ewpStatus: 6 }, { terminated: 1 })).toBe('conflict');
    expect(step({ ewpStatus: 7 }, { terminated: 1 }, false)).toBe('not-permitted');
  });

  test('changes nothing of a terminated agreement', () => {
    expect(step({ ewpStatus: 7, terminated: 4 }, { localStatus: 1 })).toBe('conflict');
  });

  test('leaves the local flag to the office', () => {
    expect(step({}, { localStatus: 1 })).toBeUndefined();
    expect(step({}, { localStatus: 1 }, false)).toBe('not-permitted');
  });

  test.each([
    [{}, undefined],
    [{ status: 2 }, undefined],
    [{ status: 3 }, 'conflict'],
    [{ ewpStatus: 2 }, 'conflict'],
    [{ terminated: 1 }, 'conflict'],
  ])('lets a new agreement begin with %j: %p', (state, code) => {
    expect(refusedStep(null, { ...draft, ...state }, [], true)?.code).toBe(code);
  });
});
