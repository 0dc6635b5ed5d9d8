import { scaleLinear } from 'd3-scale';
import type { Chart } from '../model/reportCharts.ts';
import { type Picture, type Shape, textLength, textLines } from './picture.ts';

/** Lengths in pixels. */
const TITLE = { size: 17, line: 24 };
const LABEL = { size: 13, line: 18 };
const NUMBER = 12;
const BAR = { height: 13, gap: 4, group: 16 };
const LEGEND = { sign: 12, line: 22, gap: 18 };
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
  y = drawLegend(chart, width, y, shapes);
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
function inkOf(id: Chart['series'][number]['id']) {
  return id === 'used' ? ({ fill: 'used', edge: 'usedEdge' } as const) : { fill: id };
}

function drawLegend({ series, markText }: Chart, width: number, top: number, shapes: Shape[]): number {
  let [x, y] = [EDGE, top];
  const entries = [...series.map(({ id, label }) => ({ id, label })), { id: null, label: markText }];
  for (const { id, label } of entries) {
    const wide = LEGEND.sign + 6 + textLength(label, NUMBER);
    if (x > EDGE && x + wide > width - EDGE) {
      x = EDGE;
      y += LEGEND.line;
    }
    const at = y + 4;
    if (id === null)
      shapes.push({
        kind: 'rect',
        x: x + LEGEND.sign / 2 - MARK.width / 2,
        y: at - 2,
        width: MARK.width,
        height: LEGEND.sign + 4,
        fill: 'mark',
      });
    else shapes.push({ kind: 'rect', x, y: at, width: LEGEND.sign, height: LEGEND.sign, ...inkOf(id) });
    shapes.push({
      kind: 'text',
      x: x + LEGEND.sign + 6,
      y: at + LEGEND.sign - 2,
      text: label,
      size: NUMBER,
      fill: 'quiet',
    });
    x += wide + LEGEND.gap;
  }
  return y + LEGEND.line;
}
