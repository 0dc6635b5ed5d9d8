import { StyleSheet } from '@react-pdf/renderer';

/** Colours of the portal, dark enough for black-and-white printers. */
export const COLOURS = {
  ink: '#16202e',
  quiet: '#56606f',
  accent: '#194482',
  rule: '#cfd7e3',
  band: '#edf3fa',
  warning: '#8a1c1c',
} as const;

/**
 * Keeps an element on the page of the one that follows it. The library breaks nowhere between two neighbours of which the first has such a
 * wish, whatever its length, as long as no gap or margin of a view stands between them (see the line height of the page).
 */
export const WITH_NEXT = { minPresenceAhead: 1 } as const;

/** Lengths in points. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 44,
    paddingBottom: 26,
    paddingHorizontal: 40,
    fontSize: 8.5,
    // 45/32: with it each line is a sum of powers of two high. The library counts what single precision leaves of any other height as a gap
    // between two neighbours, and would break the page there.
    lineHeight: 1.40625,
    color: COLOURS.ink,
  },
  notice: {
    marginTop: -16,
    marginBottom: 10,
    paddingVertical: 3,
    fontSize: 8.5,
    fontWeight: 700,
    // See the footer.
    lineHeight: 1.3,
    textAlign: 'center',
    color: COLOURS.warning,
    borderWidth: 0.75,
    borderColor: COLOURS.warning,
  },
  /** A gap, which a break of the page swallows: a margin would come to stand on a page of its own. */
  content: { flex: 1, gap: 26 },
  footer: {
    marginTop: 14,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 0.5,
    borderTopColor: COLOURS.rule,
    paddingTop: 6,
    fontSize: 7.5,
    // Its own, since what a page repeats gets the page's line height multiplied twice.
    lineHeight: 1.3,
    color: COLOURS.quiet,
  },
  bold: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
  quiet: { color: COLOURS.quiet },
  link: { color: COLOURS.accent, textDecoration: 'none' },
  paragraph: { marginBottom: 6 },
  afterword: { color: COLOURS.quiet, marginTop: 10 },
});
