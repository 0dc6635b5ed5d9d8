import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BRAND_STOPS, PORTAL_BRAND } from 'shared-contracts/portal/university.ts';
import { brandRamp } from './brandRamp.ts';
import { weakPairs } from './brandPairs.ts';
import { luminance } from './contrast.ts';
import { pngOf, readUniversity } from './readUniversity.ts';

const WHOLE = {
  name: { en: 'Sample University', el: 'Πανεπιστήμιο Δείγμα' },
  office: { email: 'international@uni.example' },
};

function read(description: unknown, ...logos: ReadonlyArray<{ name: string; content: string }>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'university-'));
  const text = typeof description === 'string' ? description : JSON.stringify(description);
  if (description !== undefined) writeFileSync(path.join(folder, 'university.json'), text);
  for (const { name, content } of logos) writeFileSync(path.join(folder, name), content);
  try {
    return readUniversity(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('readUniversity', () => {
  test('takes a name and the office alone', () => {
    expect(read(WHOLE)).toEqual({ logos: [], university: WHOLE });
  });

  test('makes all shades of a colour, and gives the logo an address that changes with it', () => {
    const one = read({ ...WHOLE, colour: '#7A1F3D' }, { name: 'logo.svg', content: '<svg/>' });
    expect(one.university.brand?.[80]).toBe('#7a1f3d');
    expect(one.university.logo).toMatch(/^\/university\/logo\.svg\?[0-9a-f]{10}$/);
    const other = read(WHOLE, { name: 'logo.svg', content: '<svg />' });
    expect(other.university.logo).not.toBe(one.university.logo);
  });

  test('shows an SVG on screens and gives a PNG beside it to mails, documents and previews', () => {
    const svg = { name: 'logo.svg', content: '<svg/>' };
    const png = { name: 'logo.png', content: 'picture' };
    const both = read(WHOLE, svg, png);
    expect(both.university.logo).toMatch(/^\/university\/logo\.svg\?/);
    expect(both.university.picture).toMatch(/^\/university\/logo\.png\?/);
    expect(pngOf(both)?.toString()).toBe('picture');
    expect(pngOf(read(WHOLE, svg))).toBeNull();
    const one = read(WHOLE, png).university;
    expect(one.logo).toBe(one.picture);
  });

  test('refuses a picture that is larger than a logo', () => {
    expect(() => read(WHOLE, { name: 'logo.png', content: 'x'.repeat(200_001) })).toThrow(
      /logo\.png has 200000/,
    );
  });

  test.each([
    ['#ffcc00', 'white text on buttons', '#ffffff', '#ffcc00'],
    ['#3aa0ff', 'white text on buttons', '#ffffff', '#3aa0ff'],
  ])('refuses %s, and names the two colours that could not be told apart', (colour, what, front, ground) => {
    const refusal = new RegExp(
      `UNIVERSITY_DIR .*${what} would be ${front} on ${ground}, a contrast of [12]\\.`,
    );
    expect(() => read({ ...WHOLE, colour })).toThrow(refusal);
  });

  test.each([
    ['no file', undefined, /which is not there/],
    ['no JSON', '{', /is JSON/],
    ['no Greek name', { ...WHOLE, name: { en: 'University' } }, /at fault is name\.el/],
    ['no mail address', { ...WHOLE, office: { email: 'nobody' } }, /at fault is office\.email/],
    ['a member that nobody knows', { ...WHOLE, color: '#123456' }, /at fault is color/],
    [
      'an address that is none',
      { ...WHOLE, authority: { name: WHOLE.name, url: 'javascript:1' } },
      /authority\.url/,
    ],
  ])('says what is wrong with %s', (_what, description, sentence) => {
    expect(() => read(description)).toThrow(sentence);
  });
});

describe('brandRamp', () => {
  test.each(['#1d4f91', '#7a1f3d', '#00205b', '#006341', '#000000'])(
    'makes of %s shades that grow lighter, and that people can read wherever they stand',
    (colour) => {
      const ramp = brandRamp(colour);
      const lights = BRAND_STOPS.map((stop) => luminance(ramp[stop]));
      expect(lights).toEqual([...lights].sort((a, b) => a - b));
      expect(weakPairs(ramp)).toEqual([]);
    },
  );

  test("finds nothing weak in the portal's own blue", () => {
    expect(weakPairs(PORTAL_BRAND)).toEqual([]);
  });
});
