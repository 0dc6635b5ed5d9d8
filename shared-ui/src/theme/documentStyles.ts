import { makeStaticStyles } from '@fluentui/react-components';

/** Sets what belongs to the document and not to a component: no margin, the page's colour, no enlarged text on phones. */
export const useDocumentStyles = makeStaticStyles({
  html: { scrollbarGutter: 'stable' },
  body: { margin: '0', backgroundColor: '#f7f8fb', textSizeAdjust: '100%' },
});
