import { render } from '@testing-library/react';
import { SignedIn } from 'shared-client/testing';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { buildRegistry, buildRelease } from '../testing/builders.ts';
import { EndTrialWithRight } from './EndTrialWithRight.tsx';
import type { Trial } from '../trials/startTrials.ts';
import { TrialsContext } from '../trials/trialsContext.ts';

const REGISTRY = buildRegistry(buildRelease());
const TRYING: Trial = {
  id: 'mfe-sample',
  release: '3.0.0-c',
  status: 'acts',
  entry: REGISTRY.modules['mfe-sample']!,
};

const ASKING = {
  fetchRegistry: () => Promise.resolve(REGISTRY),
  fetchRelease: () => Promise.resolve(REGISTRY.modules['mfe-sample']!),
};

describe('<EndTrialWithRight>', () => {
  test('ends a trial once somebody else works in the tab who may not try releases', () => {
    const begin = jest.fn();
    const as = (role: Role) => (
      <SignedIn role={role}>
        <TrialsContext value={{ trials: [TRYING], begin, ...ASKING }}>
          <EndTrialWithRight />
        </TrialsContext>
      </SignedIn>
    );
    const { rerender } = render(as('IRO'));
    expect(begin).not.toHaveBeenCalled();
    rerender(as('Student'));
    expect(begin).toHaveBeenCalledTimes(1);
    expect(begin).toHaveBeenCalledWith({});
  });

  test('does nothing where none is tried', () => {
    const begin = jest.fn();
    render(
      <SignedIn role="Student">
        <TrialsContext value={{ trials: [], begin, ...ASKING }}>
          <EndTrialWithRight />
        </TrialsContext>
      </SignedIn>,
    );
    expect(begin).not.toHaveBeenCalled();
  });
});
