import { makeStaticStyles } from '@fluentui/react-components';

/**
 * On paper a page is a document: nothing that can only be pressed, no colour below it, headings with what they head, also those of columns. Of tabs the one that is
 * shown stays, as the heading that it is. Lists lie on their side (`isWide` of `Page`), and all that is drawn with them: where one kind of
 * sheet ends and another begins, so does the page.
 */
const PRINT = `@media print {
  @page { margin: 14mm 12mm; }
  @page list { size: A4 landscape; margin: 12mm; }
  html { scrollbar-gutter: auto; }
  html body { background-color: #fff; }
  body:has([data-paper='list']) { page: list; }
  button:not([role='tab']), [role='tab'][aria-selected='false'], nav, dialog { display: none !important; }
  h1, h2, h3, h4 { break-after: avoid; }
  tbody > tr:first-child { break-before: avoid; }
}`;

/** Sets what belongs to the document and not to a component: no margin, the page's colour, no enlarged text on phones. */
export const useDocumentStyles = makeStaticStyles([
  {
    // Nothing that gets the focus comes to lie below the header, which stays in view.
    html: { scrollbarGutter: 'stable', scrollPaddingTop: '72px', scrollPaddingBottom: '24px' },
    body: { margin: '0', backgroundColor: 'var(--page-ground, #f7f8fb)', textSizeAdjust: '100%' },
  },
  PRINT,
]);
