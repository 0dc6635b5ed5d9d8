import { MOST_BARS, MOST_ON_SLIDE, reportCharts, slideChart } from '../model/reportCharts.ts';
import { writtenTable } from '../model/reportTable.ts';
import { buildFigures, buildReport, buildRow } from '../testing/buildReport.ts';
import { wordsOf } from '../testing/words.ts';
import { coloursOn } from './colours.ts';
import { drawChart } from './drawChart.ts';
import { drawSlide } from './drawSlide.ts';
import { drawTable } from './drawTable.ts';
import { textLines, type Picture } from './picture.ts';
import { toSvg } from './toSvg.ts';

const LONG =
  'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών & Ινστιτούτο <Γεωλογικών> Μελετών "Ελλάδος" '.repeat(3);
const drawn = { width: 320, hasTitle: true, format: String };

function textsOf({ shapes }: Picture): readonly string[] {
  return shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
}

/** Nothing of a picture lies beyond its edges. */
function expectInside({ width, height, shapes }: Picture): void {
  for (const shape of shapes) {
    expect(shape.x).toBeGreaterThanOrEqual(0);
    expect(shape.y).toBeLessThanOrEqual(height);
    if (shape.kind === 'rect') expect(shape.x + shape.width).toBeLessThanOrEqual(width);
  }
}

describe('drawChart', () => {
  test('draws as many lines as there is room for, the largest first, each with its numbers', () => {
    const rows = Array.from({ length: 40 }, (_, id) =>
      buildRow({ id, name: `Country ${id}`, now: buildFigures({ agreements: id }) }),
    );
    const [agreements] = reportCharts(buildReport({ rows }), wordsOf('en'));
    expect(agreements?.groups.map(({ label }) => label)).toEqual(
      Array.from({ length: MOST_BARS }, (_, index) => `Country ${39 - index}`),
    );
    if (agreements === undefined) throw new Error('there is no chart');
    const picture = drawChart(agreements, drawn);
    expect(textsOf(picture)).toEqual(expect.arrayContaining(['Country 39', '39', '2025-2026']));
    expectInside(picture);
  });

  test.each([200, 320, 760])('keeps within %i pixels whatever the names', (width) => {
    const rows = [buildRow({ name: LONG, now: buildFigures({ outgoing: 1_000_000 }) })];
    for (const chart of reportCharts(buildReport({ rows }), wordsOf('en'))) {
      const picture = drawChart(chart, { ...drawn, width });
      expectInside(picture);
      expect(textsOf(picture).join(' ')).toContain('Καποδιστριακό');
    }
  });

  test('draws nothing longer than the longest of both years, and zero as a line', () => {
    const none = buildFigures({ agreements: 0, outgoing: 0, used: 0, incoming: 0 });
    const rows = [buildRow({ now: none, before: buildFigures({ outgoing: 50 }) })];
    const places = reportCharts(buildReport({ rows }), wordsOf('en')).find(({ id }) => id === 'places');
    if (places === undefined) throw new Error('there is no chart');
    expectInside(drawChart(places, drawn));
    expect(places.groups).toHaveLength(1);
  });
});

describe('drawSlide', () => {
  const rows = Array.from({ length: 40 }, (_, id) =>
    buildRow({ id, name: `Country ${id}`, now: buildFigures({ agreements: id, used: 0 }) }),
  );
  const slideOf = (by: 'country' | 'field', id: 'agreements' | 'places') =>
    slideChart(buildReport({ by, rows }), id, wordsOf('en'));
  const footer = 'University of Anapoli · Source: the portal · 30/11/2026';

  test('shows the ten largest lines and the others together, 16 to 9, with its source below', () => {
    const chart = slideOf('country', 'agreements');
    const largest = Array.from({ length: MOST_ON_SLIDE }, (_, index) => `Country ${39 - index}`);
    // Country 0 has no agreement this year: no bar of it is left out.
    expect(chart.groups.map(({ label }) => label)).toEqual([...largest, '29 other countries']);
    expect(chart.groups.at(-1)?.bars[0]?.now).toBe((29 * 30) / 2);
    const picture = drawSlide(chart, { footer, format: String });
    expect([picture.width, picture.height]).toEqual([1920, 1080]);
    expect(textsOf(picture)).toEqual(expect.arrayContaining(['Country 39', '39', '435', footer]));
    const sizes = picture.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
    expectInside(picture);
  });

  test('draws no series that nobody has, and no bar of what is zero', () => {
    const chart = slideOf('country', 'places');
    expect(chart.series.map(({ id }) => id)).toEqual(['outgoing', 'incoming']);
    const one = slideChart(
      buildReport({ rows: [buildRow({ now: buildFigures({ outgoing: 0 }) }), buildRow({ id: 41 })] }),
      'places',
      wordsOf('en'),
    );
    const bars = drawSlide(one, { footer, format: String }).shapes.filter(
      (shape) => shape.kind === 'rect' && shape.fill === 'outgoing',
    );
    // The sign of the legend, and one of two lines.
    expect(bars).toHaveLength(2);
  });

  test('shows where the year before stood while there is nothing in this one', () => {
    const none = buildFigures({ agreements: 0 });
    const gone = buildReport({ rows: [buildRow({ now: none, before: buildFigures({ agreements: 4 }) })] });
    const chart = slideChart(gone, 'agreements', wordsOf('en'));
    expect(chart.groups.map(({ bars }) => bars)).toEqual([[{ now: 0, before: 4 }]]);
    expectInside(drawSlide(chart, { footer, format: String }));
  });

  test('says how many lines it leaves out where they do not add up', () => {
    const chart = slideOf('field', 'agreements');
    expect(chart.groups).toHaveLength(MOST_ON_SLIDE);
    expect(chart.note).toBe('The 10 largest of 39');
  });

  test('keeps all years in their order, and within the slide whatever the names', () => {
    const years = [2024, 2025, 2026].map((id) =>
      buildRow({ id, now: buildFigures({ agreements: 2030 - id }) }),
    );
    const chart = slideChart(buildReport({ by: 'year', rows: years }), 'agreements', wordsOf('en'));
    expect(chart.groups.map(({ label }) => label)).toEqual(['2024-2025', '2025-2026', '2026-2027']);
    const long = slideChart(buildReport({ rows: [buildRow({ name: LONG })] }), 'places', wordsOf('gr'));
    expectInside(drawSlide(long, { footer: LONG, format: String }));
  });
});

describe('drawTable', () => {
  test('breaks what is long into lines, and loses none of it', () => {
    const report = buildReport({ rows: [buildRow({ name: LONG })] });
    const picture = drawTable('A table', writtenTable(report, wordsOf('en')), 'In brackets: the difference.');
    expectInside(picture);
    expect(textsOf(picture).join(' ').replaceAll(/\s+/g, ' ')).toContain(LONG.trim());
  });
});

describe('textLines', () => {
  test('cuts a word that is longer than a line, between its letters', () => {
    expect(textLines('🎓'.repeat(9), 10, 30).join('')).toBe('🎓'.repeat(9));
    expect(textLines('', 10, 100)).toEqual(['']);
  });
});

describe('toSvg', () => {
  test('writes names as they are, and no mark of theirs as its own', () => {
    const title = 'A & B <script> "c" \u0000\u202e';
    const svg = toSvg(
      {
        width: 10,
        height: 10,
        title,
        shapes: [{ kind: 'text', x: 1, y: 1, text: title, size: 9, fill: 'text' }],
      },
      coloursOn(),
    );
    expect(svg).toContain('<title id="title">A &amp; B &lt;script&gt; &quot;c&quot; \u202e</title>');
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
  });
});
