import type { FastifyRequest } from 'fastify';
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_TAG,
  languageOfTag,
  type LanguageTag,
} from 'shared-contracts/text/language.ts';

/**
 * Names the language in which a caller is answered, from `Accept-Language`; English when the header names none of ours.
 *
 * - `gr`, the portal's own name for Greek, counts as `el`
 */
export function requestLanguage(request: Pick<FastifyRequest, 'headers'>): LanguageTag {
  return LANGUAGE_TAG[statedLanguage(request) ?? DEFAULT_LANGUAGE];
}

/** The language of ours that a caller prefers; undefined when `Accept-Language` names none. */
export function statedLanguage(request: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const ranges = (request.headers['accept-language'] ?? '').slice(0, 200).toLowerCase().split(',');
  const weighted = ranges.map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return {
      language: languageOfTag(tag),
      quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0,
    };
  });
  return weighted
    .toSorted((one, other) => other.quality - one.quality)
    .find(({ language }) => language !== undefined)?.language;
}
