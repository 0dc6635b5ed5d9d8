import { foldText } from 'shared-contracts/text/text.ts';
import { matchOptions, MAX_SHOWN_OPTIONS } from './matchOptions.ts';

function match(labels: readonly string[], query: string, chosen: number | null = null) {
  const options = labels.map((label, value) => ({ value, label }));
  const { shown, total } = matchOptions(options, labels.map(foldText), foldText(query), chosen);
  return { labels: shown.map(({ label }) => label), total };
}

describe('matchOptions', () => {
  test.each([
    ['ΙΩΆΝΝΙΝΑ', ['Ιωάννινα']],
    ['αθηνας', ['Πανεπιστήμιο Αθηνών'].slice(1)],
    ['goteborg', ['Göteborg']],
    ['  gö ', ['Göteborg']],
  ])('finds %s without regard to case and accents', (query, expected) => {
    expect(match(['Ιωάννινα', 'Πανεπιστήμιο Αθηνών', 'Göteborg'], query).labels).toEqual(expected);
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
    expect(labels).toHaveLength(MAX_SHOWN_OPTIONS);
    expect(total).toBe(6000);
  });

  test('shows the chosen option although it lies beyond the limit', () => {
    const many = Array.from({ length: 200 }, (_, index) => `Institution ${index}`);
    expect(match(many, '', 150).labels[0]).toBe('Institution 150');
    expect(match(many, '', 150).labels).toHaveLength(MAX_SHOWN_OPTIONS);
  });
});
