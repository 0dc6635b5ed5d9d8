import { useEffect, useState } from 'react';
import { SECTION_LETTERS, sectionId, type SectionLetter } from '../../lib/sectionLetters.ts';

/** Below the portal's header, and above the lower half of the window, a heading is one that is being read. */
const HEADER_PX = 72;
const READ_ABOVE = 0.45;

/**
 * Tells which section somebody is reading.
 *
 * The headings are looked for at each scroll: for the office those of a page that is only read are soon replaced by those of one that is edited.
 */
export function useSectionInView(): SectionLetter {
  const [current, setCurrent] = useState<SectionLetter>('A');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(sectionInView());
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return current;
}

/** The first section whose heading is being read; within a long one, whose heading is out of sight, that one. */
function sectionInView(): SectionLetter {
  let above: SectionLetter = 'A';
  for (const letter of SECTION_LETTERS) {
    const top = document.getElementById(sectionId(letter))?.getBoundingClientRect().top;
    if (top === undefined) continue;
    if (top > window.innerHeight * READ_ABOVE) break;
    if (top >= HEADER_PX) return letter;
    above = letter;
  }
  return above;
}
