import { darkTheme } from './darkTheme.ts';
import { lightTheme } from './portalTheme.ts';

/** WCAG 2.2, 1.4.3: text against its background. */
const MINIMUM_TEXT_CONTRAST = 4.5;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', lightTheme()],
  ['dark', darkTheme()],
])('the %s theme', (_name, theme) => {
  test.each([
    ['colorNeutralForeground2', 'colorNeutralBackground3'],
    ['colorNeutralForeground1', 'colorNeutralBackground2'],
    ['colorBrandForegroundLink', 'colorNeutralBackground1'],
    ['colorBrandForegroundLink', 'colorBrandBackground2'],
    ['colorBrandForeground2', 'colorBrandBackground2'],
    ['colorStatusSuccessForeground1', 'colorStatusSuccessBackground1'],
    ['colorStatusWarningForeground1', 'colorStatusWarningBackground1'],
    ['colorStatusDangerForeground1', 'colorStatusDangerBackground1'],
    ['colorStatusDangerForeground1', 'colorNeutralBackground1'],
    ['colorNeutralForeground3', 'colorNeutralBackground2'],
    ['colorBrandForegroundLinkHover', 'colorNeutralBackground2'],
  ] as const)('lets %s be read on %s', (text, background) => {
    expect(contrast(theme[text], theme[background])).toBeGreaterThanOrEqual(MINIMUM_TEXT_CONTRAST);
  });

  test('lets white text be read on the brand colour, pressed or not', () => {
    for (const state of [
      'colorBrandBackground',
      'colorBrandBackgroundHover',
      'colorBrandBackgroundPressed',
    ] as const) {
      expect(contrast('#ffffff', theme[state])).toBeGreaterThanOrEqual(MINIMUM_TEXT_CONTRAST);
    }
  });
});
