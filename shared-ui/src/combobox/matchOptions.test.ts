import { matchOptions } from './matchOptions.ts';

function match(labels: readonly string[], query: string, chosen: number | null = null) {
  const options = labels.map((label, value) => ({ value, label }));
  const { shown, total } = matchOptions(options, query, chosen, 20);
  return { labels: shown.map(({ label }) => label), total };
}

describe('matchOptions', () => {
  test.each([
    ['ΙΩΆΝΝΙΝΑ', ['Ιωάννινα']],
    ['αθηνας', ['Πανεπιστήμιο Αθηνών'].slice(1)],
    ['goteborg', ['Göteborg']],
    ['  gö ', ['Göteborg']],
    ['ΓΚΟΤ', []],
    ['GΟΤΕΒ', ['Göteborg']],
  ])('finds %s without regard to case and accents', (query, expected) => {
    expect(match(['Ιωάννινα', 'Πανεπιστήμιο Αθηνών', 'Göteborg'], query).labels).toEqual(expected);
  });

  test('finds an option by a name that its label does not show', () => {
    const law = { value: 1, label: 'School of Law', search: 'School of Law Νομική Σχολή' };
    expect(matchOptions([law], 'νομικη', null, 20)).toEqual({ shown: [law], total: 1 });
  });

  test('puts labels that begin with the text before those that hold it', () => {
    expect(match(['University of Graz', 'Graz Academy', 'Vienna'], 'graz').labels).toEqual([
      'Graz Academy',
      'University of Graz',
    ]);
  });

  test('shows a limited number and counts all', () => {
    const many = Array.from({ length: 6000 }, (_, index) => `Institution ${index}`);
    const { labels, total } = match(many, 'inst');
    expect(labels).toHaveLength(20);
    expect(total).toBe(6000);
  });

  test('shows the chosen option although it lies beyond the limit', () => {
    const many = Array.from({ length: 200 }, (_, index) => `Institution ${index}`);
    expect(match(many, '', 150).labels[0]).toBe('Institution 150');
    expect(match(many, '', 150).labels).toHaveLength(20);
  });
});
