import type { Figures } from './load.ts';

export type Measured = {
  readonly agreements: number;
  readonly query: string;
  readonly first: number;
  readonly figures: Figures;
};

/** Aims of the portal's owner for the list: milliseconds at 100,000 agreements, and how much slower a million may be. */
const AIM_P50_AT_100K = 10;
const AIM_RATIO_AT_1M = 2;
/** The home page of the same run is the rival of every order, filter and column: it tells the list from a machine that has much else to do. */
const RIVAL = 'home';
const AIM_TIMES_RIVAL = 4;

const COLUMNS = [
  'agreements',
  'query',
  'first call ms',
  'p50 ms',
  'p99 ms',
  'calls/s',
  'p50 to smallest',
] as const;

/** Writes the figures as a table. */
export function table(measured: readonly Measured[]): string {
  const rows = measured.map(({ agreements, query, first, figures }) => {
    const base = measured.find((other) => other.query === query)?.figures.p50 ?? figures.p50;
    const { p50, p99, perSecond } = figures;
    return [
      new Intl.NumberFormat('en').format(agreements),
      query,
      first.toFixed(1),
      p50.toFixed(1),
      p99.toFixed(1),
      perSecond.toFixed(0),
      `${(p50 / base).toFixed(2)} x`,
    ];
  });
  const widths = COLUMNS.map((name, index) =>
    Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  return [COLUMNS, ...rows]
    .map((row) => row.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  '))
    .join('\n');
}

/** Says of each aim that was measured whether it is met. */
export function verdicts(measured: readonly Measured[]): readonly string[] {
  const p50 = (agreements: number, query: string) =>
    measured.find((each) => each.agreements === agreements && each.query === query)?.figures.p50;
  const names = [...new Set(measured.map(({ query }) => query))];
  return names.flatMap((query) => {
    const hundred = p50(100_000, query);
    const million = p50(1_000_000, query);
    const rival = p50(100_000, RIVAL);
    const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
    return [
      ...(hundred === undefined
        ? []
        : [
            `${query}: p50 at 100,000 under ${AIM_P50_AT_100K} ms: ${hundred.toFixed(1)} ms, ${verdict(hundred < AIM_P50_AT_100K)}`,
          ]),
      ...(hundred === undefined || rival === undefined || query === RIVAL
        ? []
        : [
            `${query}: at most ${AIM_TIMES_RIVAL} x ${RIVAL} at 100,000: ${(hundred / rival).toFixed(2)} x, ${verdict(hundred <= AIM_TIMES_RIVAL * rival)}`,
          ]),
      ...(hundred === undefined || million === undefined
        ? []
        : [
            `${query}: 1,000,000 at most ${AIM_RATIO_AT_1M} x 100,000: ${(million / hundred).toFixed(2)} x, ${verdict(million <= AIM_RATIO_AT_1M * hundred)}`,
          ]),
    ];
  });
}
