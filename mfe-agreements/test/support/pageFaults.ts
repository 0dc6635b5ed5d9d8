import type { PdfLine, PdfPageText } from './readPdf.ts';

/** Sizes of letters that only the headings of parts, titles of tables and heads of columns have, in points. */
const SIZE = { part: 12.5, title: 9.5, head: 7.5, cell: 8, text: 8.5 } as const;
const TITLE_SIZE = 20;
/** What stands below one another closer than this is on one line, in points. */
const SAME_LINE = 3;

type Kind = keyof typeof SIZE;
type Line = { readonly kind: Kind | 'other'; readonly text: string; readonly y: number };

/** Says in words what is wrong with the breaks of a document's pages; nothing when all is well. */
export function pageFaults(pages: readonly PdfPageText[]): readonly string[] {
  return pages.flatMap((page, index) => faultsOf(page).map((fault) => `page ${index + 1}: ${fault}`));
}

function faultsOf({ lines }: PdfPageText): readonly string[] {
  const footer = lines.findLast(({ text }) => text.startsWith('IIA_77 '))?.y ?? 0;
  const all = linesOf(lines.filter(({ y }) => y > footer + SAME_LINE));
  // The block at the head of the document has labels of its own.
  const content = lines.some(({ size }) => size >= TITLE_SIZE)
    ? all.slice(all.findIndex(({ kind }) => kind === 'part'))
    : all;
  const low = lines.filter(({ y, text }) => y < footer - SAME_LINE && text.trim() !== '');
  return [
    ...(content.some(({ kind }) => kind === 'cell' || kind === 'text') ? [] : ['has nothing but its frame']),
    ...low.map(({ text }) => `“${text}” stands in the foot`),
    ...content.flatMap((line, index) => faultOfHeading(line, content.slice(index + 1))),
  ];
}

/** Below a head stands a row; below a title a head, or what stands in place of a table; below the heading of a part any of these. */
function faultOfHeading({ kind, text }: Line, below: readonly Line[]): readonly string[] {
  if (kind !== 'part' && kind !== 'title' && kind !== 'head') return [];
  const wanted = below.find((line) =>
    kind === 'head'
      ? line.kind !== 'head'
      : line.kind !== 'other' && !(line.kind === 'cell' && kind !== 'part'),
  )?.kind;
  const lawful: Readonly<Record<typeof kind, readonly (Kind | 'other' | undefined)[]>> = {
    part: ['head', 'title', 'text', 'cell'],
    title: ['head', 'text'],
    head: ['cell', 'text'],
  };
  return lawful[kind].includes(wanted) ? [] : [`“${text}” is followed by ${wanted ?? 'nothing'}`];
}

/** Lines from top to bottom; one that has letters of a row is a row, whatever else it has. */
function linesOf(pieces: readonly PdfLine[]): readonly Line[] {
  const sorted = pieces.filter(({ text }) => text.trim() !== '').toSorted((one, other) => other.y - one.y);
  const groups: PdfLine[][] = [];
  for (const piece of sorted) {
    const last = groups.at(-1);
    if (last !== undefined && (last[0]?.y ?? 0) - piece.y < SAME_LINE) last.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => ({
    kind: kindOf(group),
    text: group.map(({ text }) => text).join(' '),
    y: group[0]?.y ?? 0,
  }));
}

function kindOf(group: readonly PdfLine[]): Line['kind'] {
  const kinds: readonly Kind[] = ['cell', 'text', 'part', 'title', 'head'];
  return kinds.find((kind) => group.some(({ size }) => Math.abs(size - SIZE[kind]) < 0.1)) ?? 'other';
}
