import { scaleLinear } from 'd3-scale';
import type { Chart } from '../model/reportCharts.ts';
import { type Picture, type Shape, textLength, textLines } from './picture.ts';

/** Lengths in pixels. */
const TITLE = { size: 17, line: 24 };
const LABEL = { size: 13, line: 18 };
const NUMBER = 12;
const BAR = { height: 13, gap: 4, group: 16 };
const LEGEND = { size: NUMBER, sign: 12, line: 22, gap: 18 };
const MARK = { width: 3, over: 3 };
const EDGE = 8;

type Drawn = {
  readonly width: number;
  /** On the page the title stands beside the drawing. */
  readonly hasTitle: boolean;
  readonly format: (value: number) => string;
};

/** Draws a chart: below the label of each line its bars, each with its number at the end, and a mark where the year before stood. */
export function drawChart(chart: Chart, { width, hasTitle, format }: Drawn): Picture {
  const shapes: Shape[] = [];
  let y = EDGE;
  if (hasTitle)
    for (const text of textLines(chart.title, TITLE.size, width - 2 * EDGE)) {
      y += TITLE.line;
      shapes.push({ kind: 'text', x: EDGE, y: y - 6, text, size: TITLE.size, fill: 'text', isBold: true });
    }
  y = drawLegend(chart, { width, top: y, edge: EDGE, ...LEGEND }, shapes);
  const values = chart.groups.flatMap(({ bars }) => bars.flatMap(({ now, before }) => [now, before]));
  const most = Math.max(1, ...values);
  const length = scaleLinear([0, most], [0, width - 2 * EDGE - textLength(format(most), NUMBER) - 10]);
  for (const { label, bars } of chart.groups) {
    y += BAR.group;
    for (const text of textLines(label, LABEL.size, width - 2 * EDGE)) {
      y += LABEL.line;
      shapes.push({ kind: 'text', x: EDGE, y: y - 5, text, size: LABEL.size, fill: 'text' });
    }
    bars.forEach(({ now, before }, index) => {
      const id = chart.series[index]?.id ?? 'agreements';
      const end = length(Math.max(now, before));
      shapes.push(
        { kind: 'rect', x: EDGE, y, width: Math.max(1, length(now)), height: BAR.height, ...inkOf(id) },
        {
          kind: 'rect',
          x: EDGE + length(before) - MARK.width / 2,
          y: y - MARK.over,
          width: MARK.width,
          height: BAR.height + 2 * MARK.over,
          fill: 'mark',
          edge: 'ground',
        },
        {
          kind: 'text',
          x: EDGE + end + 8,
          y: y + BAR.height - 2,
          text: format(now),
          size: NUMBER,
          fill: 'text',
        },
      );
      y += BAR.height + BAR.gap;
    });
  }
  return { width, height: Math.ceil(y + EDGE), title: chart.title, shapes };
}

/** Dark, light with an edge, and grey: they differ where there are no colours too. */
export function inkOf(id: Chart['series'][number]['id']) {
  return id === 'used' ? ({ fill: 'used', edge: 'usedEdge' } as const) : { fill: id };
}

type Legend = {
  readonly width: number;
  readonly top: number;
  readonly edge: number;
  readonly size: number;
  readonly sign: number;
  readonly line: number;
  readonly gap: number;
};

/** Draws what each bar and the mark mean, and gives where it ends. */
export function drawLegend({ series, markText }: Chart, legend: Legend, shapes: Shape[]): number {
  const { width, top, edge, size, sign, line, gap } = legend;
  let [x, y] = [edge, top];
  const entries = [...series.map(({ id, label }) => ({ id, label })), { id: null, label: markText }];
  for (const { id, label } of entries) {
    const wide = sign * 1.5 + textLength(label, size);
    if (x > edge && x + wide > width - edge) {
      x = edge;
      y += line;
    }
    const at = y + (line - sign) / 2;
    if (id === null) {
      const thick = sign / 4;
      shapes.push({
        kind: 'rect',
        x: x + (sign - thick) / 2,
        y: at - 2,
        width: thick,
        height: sign + 4,
        fill: 'mark',
      });
    } else shapes.push({ kind: 'rect', x, y: at, width: sign, height: sign, ...inkOf(id) });
    shapes.push({ kind: 'text', x: x + sign * 1.5, y: at + sign * 0.86, text: label, size, fill: 'quiet' });
    x += wide + gap;
  }
  return y + line;
}
