import { useMemo } from 'react';
import { findArticles } from './findArticles.ts';
import type { OpenArticle } from './guides.ts';
import { useGuides } from './useGuides.ts';

/** The articles of the help that have every word of a text. */
export function useArticles(text: string): readonly OpenArticle[] {
  const guides = useGuides();
  return useMemo(() => findArticles(guides, text), [guides, text]);
}
