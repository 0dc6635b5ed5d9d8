import { showStartFailure } from './showStartFailure.ts';

describe('showStartFailure', () => {
  test.each([
    ['missing', 'could not be loaded', 'δεν φορτώθηκε'],
    ['expired', 'out of date', 'έχει λήξει'],
    ['unsupported', 'Update the browser', 'Ενημερώστε'],
    ['untrusted', 'has signed', 'έχει υπογράψει'],
    ['replayed', 'has signed', 'έχει υπογράψει'],
    ['malformed', 'has signed', 'έχει υπογράψει'],
  ] as const)('says in both languages what is wrong: %s', (reason, english, greek) => {
    const root = document.createElement('div');
    showStartFailure(root, 'en', reason);
    expect(root).toHaveTextContent(english);
    showStartFailure(root, 'gr', reason);
    expect(root).toHaveTextContent(greek);
    expect(root.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(root.querySelectorAll('button')).toHaveLength(reason === 'unsupported' ? 0 : 1);
  });
});
