import type { WrittenTable } from '../model/reportTable.ts';
import { type Picture, type Shape, textLines } from './picture.ts';

/** Lengths in pixels. */
const WIDTH = 900;
const EDGE = 12;
const TITLE = { size: 17, line: 24 };
const TEXT = { size: 13, line: 18, padding: 6 };
/** Share of the first column. */
const NAMES = 0.36;

/** Draws a table with a title, and a sentence below it. */
export function drawTable(title: string, { columns, rows, total }: WrittenTable, note: string): Picture {
  const shapes: Shape[] = [];
  const names = (WIDTH - 2 * EDGE) * NAMES;
  const wide = (WIDTH - 2 * EDGE - names) / Math.max(1, columns.length - 1);
  let y = EDGE;
  for (const text of textLines(title, TITLE.size, WIDTH - 2 * EDGE)) {
    y += TITLE.line;
    shapes.push({ kind: 'text', x: EDGE, y: y - 6, text, size: TITLE.size, fill: 'text', isBold: true });
  }
  y += 6;
  const draw = (cells: readonly string[], isBold: boolean) => {
    const lines = cells.map((cell, index) =>
      textLines(cell, TEXT.size, (index === 0 ? names : wide) - TEXT.padding),
    );
    const high = Math.max(...lines.map(({ length }) => length)) * TEXT.line + 2 * TEXT.padding;
    lines.forEach((texts, index) =>
      texts.forEach((text, line) =>
        shapes.push({
          kind: 'text',
          x: index === 0 ? EDGE : EDGE + names + wide * index,
          y: y + TEXT.padding + (line + 1) * TEXT.line - 5,
          text,
          size: TEXT.size,
          fill: 'text',
          isBold,
          anchor: index === 0 ? 'start' : 'end',
        }),
      ),
    );
    y += high;
    shapes.push({ kind: 'rect', x: EDGE, y, width: WIDTH - 2 * EDGE, height: 1, fill: 'line' });
  };
  draw(columns, true);
  for (const row of rows) draw(row, false);
  if (total !== null) draw(total, true);
  for (const text of textLines(note, 12, WIDTH - 2 * EDGE)) {
    y += TEXT.line;
    shapes.push({ kind: 'text', x: EDGE, y: y + 4, text, size: 12, fill: 'quiet' });
  }
  return { width: WIDTH, height: Math.ceil(y + EDGE + 4), title, shapes };
}
