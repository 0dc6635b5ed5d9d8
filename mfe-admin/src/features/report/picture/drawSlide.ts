import { scaleLinear } from 'd3-scale';
import type { Chart } from '../model/reportCharts.ts';
import { drawLegend, inkOf } from './drawChart.ts';
import { type Picture, type Shape, textLength, textLines } from './picture.ts';

/** Lengths in pixels of a slide of 16 to 9. */
const WIDTH = 1920;
const HEIGHT = 1080;
const EDGE = 80;
const TITLE = { size: 52, line: 64 };
const LABEL = { size: 30, line: 36, width: 560 };
const LEGEND = { size: 28, sign: 26, line: 52, gap: 44 };
const FOOTER = { size: 26, line: 36 };
/** Bars of a chart with few lines are no thicker. */
const THICKEST = 56;
/** Parts of a line's height that stay empty, and of one bar's. */
const GAP = { line: 0.26, bar: 0.12 };
const NUMBER = { largest: 32, smallest: 20, gap: 14 };
const LINES = 2;

type Drawn = {
  /** University, source and day. */
  readonly footer: string;
  readonly format: (value: number) => string;
};

/** Draws a chart as a slide: names on the left, bars with their numbers on the right. A bar of what is left over, longer than all others, is broken. */
export function drawSlide(chart: Chart, { footer, format }: Drawn): Picture {
  const shapes: Shape[] = [];
  let y = EDGE / 2;
  for (const text of cutLines(chart.title, TITLE.size, WIDTH - 2 * EDGE)) {
    y += TITLE.line;
    shapes.push({ kind: 'text', x: EDGE, y: y - 12, text, size: TITLE.size, fill: 'text', isBold: true });
  }
  y = drawLegend(chart, { width: WIDTH, top: y + 8, edge: EDGE, ...LEGEND }, shapes);
  const footers = textLines(footer, FOOTER.size, WIDTH - 2 * EDGE);
  const bottom = HEIGHT - EDGE / 2 - footers.length * FOOTER.line;
  const most = largestOf(chart.groups.filter(({ isOthers }) => !isOthers));
  const start = EDGE + LABEL.width;
  const high = (bottom - y) / Math.max(1, chart.groups.length);
  const barHigh = Math.min(THICKEST, (high * (1 - GAP.line)) / Math.max(1, chart.series.length));
  const size = Math.min(NUMBER.largest, Math.max(NUMBER.smallest, barHigh));
  const widest = WIDTH - EDGE - start - NUMBER.gap - textLength(format(largestOf(chart.groups)), size);
  const length = scaleLinear([0, most], [0, widest]).clamp(true);
  for (const { label, bars } of chart.groups) {
    const lines = cutLines(label, LABEL.size, LABEL.width - 24);
    const middle = y + high / 2;
    lines.forEach((text, index) =>
      shapes.push({
        kind: 'text',
        x: EDGE,
        y: middle + (index - lines.length / 2 + 0.75) * LABEL.line,
        text,
        size: LABEL.size,
        fill: 'text',
      }),
    );
    bars.forEach(({ now, before }, index) => {
      const top = middle + (index - bars.length / 2) * barHigh;
      const thick = barHigh * (1 - GAP.bar);
      const ink = inkOf(chart.series[index]?.id ?? 'agreements');
      if (now > 0)
        shapes.push({
          kind: 'rect',
          x: start,
          y: top,
          width: Math.max(2, length(now)),
          height: thick,
          ...ink,
        });
      if (now > most)
        shapes.push({
          kind: 'rect',
          x: start + widest * 0.9,
          y: top,
          width: 10,
          height: thick,
          fill: 'ground',
        });
      if (before > 0 && before <= most)
        shapes.push({
          kind: 'rect',
          x: start + length(before) - 3,
          y: top - 3,
          width: 6,
          height: thick + 6,
          fill: 'mark',
          edge: 'ground',
        });
      shapes.push({
        kind: 'text',
        x: start + length(Math.max(now, before)) + NUMBER.gap,
        y: top + thick / 2 + size * 0.36,
        text: format(now),
        size,
        fill: 'text',
      });
    });
    y += high;
  }
  footers.forEach((text, index) =>
    shapes.push({
      kind: 'text',
      x: EDGE,
      y: bottom + (index + 1) * FOOTER.line - 8,
      text,
      size: FOOTER.size,
      fill: 'quiet',
    }),
  );
  return { width: WIDTH, height: HEIGHT, title: chart.title, shapes };
}

function largestOf(groups: Chart['groups']): number {
  return Math.max(1, ...groups.flatMap(({ bars }) => bars.flatMap(({ now, before }) => [now, before])));
}

/** A slide has room for two lines of a name. */
function cutLines(text: string, size: number, width: number): readonly string[] {
  const lines = textLines(text, size, width);
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES - 1), `${lines[LINES - 1]}…`];
}
