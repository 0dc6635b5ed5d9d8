import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Digest, DigestSection } from './digest.ts';
import { DIGEST_TEXTS } from './digestTexts.ts';

/** Writes a digest as plain text. */
export function digestPlain({ tag, sections, settingsUrl }: Digest): string {
  const texts = DIGEST_TEXTS[tag];
  return [
    texts.greeting,
    texts.intro,
    ...sections.map((section) => sectionLines(section, tag)),
    `-- \n${texts.why}\n${texts.change}: ${settingsUrl}`,
  ].join('\n\n');
}

function sectionLines({ heading, lines, left, listUrl }: DigestSection, tag: LanguageTag): string {
  const { rest } = DIGEST_TEXTS[tag];
  return [
    // Greek capitals have no accents.
    heading.toLocaleUpperCase(tag),
    ...lines.map(({ title, detail, url }) =>
      [`* ${title}`, ...(detail === '' ? [] : [`  ${detail}`]), `  ${url}`].join('\n'),
    ),
    ...(left > 0 ? [`  … ${rest(left)}: ${listUrl}`] : []),
  ].join('\n\n');
}
