import type { Locator } from '@playwright/test';

/** Finds the words in an element's table cells that stand on two lines; those of more than twenty letters may. */
export function brokenWords(table: Locator): Promise<readonly string[]> {
  return table.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)*/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        const isLong = /\p{L}{21}/u.test(word);
        // Hyphens are places to break where a name has them.
        if (lines.size > 1 && !isLong && !(word.includes('-') && !/\d/.test(word))) broken.push(word);
      }
    }
    return broken;
  });
}
