import { StarterKit } from '@tiptap/starter-kit';
import { RICH_TEXT_SCHEMES } from 'shared-contracts/text/richText.ts';
import { readWebAddress } from './webAddress.ts';

/**
 * What a formatted text may hold: the elements that the server keeps. Headings and code have no button, and stay where they are.
 */
export const EDITOR_EXTENSIONS: ReturnType<typeof StarterKit.configure>[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      protocols: [...RICH_TEXT_SCHEMES],
      isAllowedUri: (address) => readWebAddress(address) === address,
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
    },
  }),
];
