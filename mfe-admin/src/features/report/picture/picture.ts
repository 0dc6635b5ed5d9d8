/** What a part of a picture is drawn with; page, file and document have a colour for each. */
export const INKS = [
  'text',
  'quiet',
  'line',
  'ground',
  'agreements',
  'outgoing',
  'used',
  'usedEdge',
  'incoming',
  'mark',
] as const;
export type Ink = (typeof INKS)[number];

/** Lengths in pixels of the picture; a text stands on `y`. */
export type Shape =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Ink;
      readonly edge?: Ink;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly fill: Ink;
      readonly isBold?: boolean;
      readonly anchor?: 'start' | 'end';
    };

/** A drawing that page, file and document show alike. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly shapes: readonly Shape[];
};

/** Mean width of a letter, in parts of its size: a little more than that of Greek capitals and small letters together. */
const LETTER = 0.58;

/** Length of a text in pixels, as far as it can be told without a font. */
export function textLength(text: string, size: number): number {
  return text.length * size * LETTER;
}

/** Breaks a text into lines of a width at its spaces; a word that is longer is cut. */
export function textLines(text: string, size: number, width: number): readonly string[] {
  const most = Math.max(4, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, most))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= most) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function pieces(word: string, most: number): readonly string[] {
  const letters = Array.from(word);
  if (letters.length <= most) return [word];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, index) =>
    letters.slice(index * most, (index + 1) * most).join(''),
  );
}
