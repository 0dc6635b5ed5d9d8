import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import {
  type AgreementFacts,
  LIFE_CYCLE,
  type LifeCycleAction,
  type LifeCycleActionName,
  refusalOf,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { type PostedStates, refusedDeletion, refusedStep } from './agreementSteps.ts';

const IRO = ROLE_PERMISSIONS.IRO;
const ROLES = Object.keys(ROLE_PERMISSIONS) as Role[];
const ACTIONS = Object.keys(LIFE_CYCLE) as LifeCycleActionName[];
const SWITCH = [false, true];

function* everyState(): Generator<AgreementFacts> {
  for (const status of [1, 2, 3])
    for (const ewpStatus of [1, 2, 3, 4, 5, 6, 7])
      for (const terminated of [0, 1, 2, 3, 4])
        for (const localStatus of [0, 1])
          for (const isDeleted of SWITCH)
            for (const wasApproved of SWITCH)
              for (const hasPartnerCopy of SWITCH)
                yield {
                  ...NEW_AGREEMENT_FACTS,
                  ...{ status, ewpStatus, terminated, localStatus, isDeleted, wasApproved, hasPartnerCopy },
                };
}

/** What the server says to the body that an action posts; undefined for a body that posts what is stored. */
function answerTo(name: LifeCycleActionName, facts: AgreementFacts, role: Role) {
  const { post }: LifeCycleAction = LIFE_CYCLE[name];
  const permissions = ROLE_PERMISSIONS[role];
  if (name === 'edit') return { refusal: refusedStep(facts, facts, true, permissions)?.refusal };
  if (post === undefined) return undefined;
  if (post.isDeleted === true) return { refusal: refusedDeletion(facts, permissions)?.refusal };
  const posted = { ...facts, ...(post as Partial<PostedStates>) };
  return JSON.stringify(posted) === JSON.stringify(facts)
    ? undefined
    : { refusal: refusedStep(facts, posted, false, permissions)?.refusal };
}

function step(from: Partial<AgreementFacts>, to: Partial<PostedStates>, isContentChanged = false) {
  const stored = { ...NEW_AGREEMENT_FACTS, ...from };
  return refusedStep(stored, { ...stored, ...to }, isContentChanged, IRO)?.refusal;
}

describe('refusedStep', () => {
  test('takes from every role in every state exactly the actions that the table allows', () => {
    let answered = 0;
    const wrong: unknown[] = [];
    for (const facts of everyState())
      for (const name of ACTIONS)
        for (const role of ROLES) {
          const answer = answerTo(name, facts, role);
          if (answer === undefined) continue;
          answered += 1;
          if (answer.refusal !== refusalOf(name, facts, ROLE_PERMISSIONS[role]))
            wrong.push([role, name, facts]);
        }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(30_000);
  });

  test('refuses every change of a state that no action posts', () => {
    const posts = ACTIONS.map((name): LifeCycleAction => LIFE_CYCLE[name]).flatMap(({ post }) => post ?? []);
    const isPosted = (member: 'ewpStatus' | 'terminated', value: number) =>
      posts.some((post) => post[member] === value);
    for (const facts of everyState()) {
      for (const ewpStatus of [1, 2, 3, 4, 5, 6, 7].filter(
        (to) => to !== facts.ewpStatus && !isPosted('ewpStatus', to),
      ))
        expect(refusedStep(facts, { ...facts, ewpStatus }, false, IRO)?.refusal).toBe('not-what-facts-say');
      for (const terminated of [0, 1, 2, 3, 4].filter(
        (to) => to !== facts.terminated && !isPosted('terminated', to),
      ))
        expect(refusedStep(facts, { ...facts, terminated }, false, IRO)?.refusal).toBe('not-what-facts-say');
    }
  });

  test('lets a body repeat the states that are stored', () => {
    for (const facts of everyState()) expect(refusedStep(facts, facts, false, IRO)).toBeUndefined();
  });

  test('changes no content together with the step out of state 7', () => {
    expect(step({ ewpStatus: 7, status: 3 }, { ewpStatus: 2 })).toBeUndefined();
    expect(step({ ewpStatus: 7, status: 3 }, { ewpStatus: 2 }, true)).toBe('approved-by-all');
    expect(step({ ewpStatus: 7, status: 3 }, { localStatus: 1 }, true)).toBe('approved-by-all');
  });

  test('takes no two steps that exclude each other', () => {
    expect(step({ ewpStatus: 7, status: 3 }, { ewpStatus: 2, terminated: 1 })).toBe('termination-under-way');
    expect(step({ status: 2 }, { status: 3, localStatus: 1 })).toBeUndefined();
  });

  test('begins a new agreement as a draft or submitted', () => {
    expect(step({}, { status: 2 }, true)).toBeUndefined();
    expect(step({}, { status: 3 }, true)).toBe('submit-first');
    expect(step({}, { ewpStatus: 7 }, true)).toBe('not-what-facts-say');
  });

  test.each([
    [{ isDeleted: true }, { localStatus: 1 }, 'isDeleted'],
    [{ ewpStatus: 7, terminated: 4 }, { localStatus: 1 }, 'terminated'],
    [{ ewpStatus: 2, terminated: 4 }, { localStatus: 1 }, 'localStatus'],
    [{ status: 3 }, { status: 1 }, 'status'],
    [{ ewpStatus: 6 }, { terminated: 1 }, 'terminated'],
  ])('blames the member that stands in the way: %j, %j', (from, to, field) => {
    const stored = { ...NEW_AGREEMENT_FACTS, ...from };
    expect(refusedStep(stored, { ...stored, ...to }, false, IRO)?.field).toBe(field);
  });
});
