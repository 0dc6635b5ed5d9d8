import { useEffect, useState } from 'react';
import { SECTION_LETTERS, sectionId, type SectionLetter } from './model/sectionLetters.ts';

/** The part of the window in which a heading counts as being read: below the portal's header, above the lower half. */
const READING_AREA = '-72px 0px -55% 0px';

/** Tells which section somebody is reading; the first until they scroll. */
export function useSectionInView(): SectionLetter {
  const [current, setCurrent] = useState<SectionLetter>('A');
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = SECTION_LETTERS.find((letter) => seen.has(sectionId(letter)));
        // Within a long section no heading is in sight: it stays the one that is read.
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READING_AREA },
    );
    for (const letter of SECTION_LETTERS) {
      const heading = document.getElementById(sectionId(letter));
      if (heading !== null) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
