import { sortByLabel } from './sortByLabel.ts';

describe('sortByLabel', () => {
  test('sorts accented Greek where a Greek reader looks for it', () => {
    const labels = ['Ωκεανός', 'Άλφα', 'Βήτα'].map((label) => ({ label }));
    expect(sortByLabel(labels, 'gr').map(({ label }) => label)).toEqual(['Άλφα', 'Βήτα', 'Ωκεανός']);
  });
});
