import { buildDescription } from '../testing/builders.ts';
import { teamName } from './teamName.ts';

describe('teamName', () => {
  const { owner } = buildDescription();

  test('speaks the language of the person', () => {
    expect(teamName(owner, 'el')).toBe('Ομάδα δειγμάτων');
    expect(teamName(owner, 'en')).toBe('Sample team');
  });

  test('is the English one where a release has no other', () => {
    expect(teamName({ team: 'Sample team' }, 'el')).toBe('Sample team');
  });
});
