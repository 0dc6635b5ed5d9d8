import { browserName } from './browserName.ts';

const MADE_OF = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome', 140, `Mozilla/5.0 (X11; Linux x86_64) ${MADE_OF} Chrome/140.0.7339.1 Safari/537.36`],
  ['Edge', 141, `Mozilla/5.0 (Windows NT 10.0) ${MADE_OF} Chrome/141.0 Safari/537.36 Edg/141.0.1`],
  ['Opera', 120, `Mozilla/5.0 (Windows NT 10.0) ${MADE_OF} Chrome/135.0 Safari/537.36 OPR/120.0.0.0`],
  ['Firefox', 143, 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  [
    'Safari',
    18,
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  ['other', 0, 'curl/8.0'],
])('tells %s %i and nothing finer', (name, version, userAgent) => {
  expect(browserName(userAgent)).toEqual({ name, version });
});
