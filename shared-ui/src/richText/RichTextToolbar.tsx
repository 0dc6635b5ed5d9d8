import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss';
import { TextBoldRegular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletListRegular } from '@fluentui/react-icons/svg/text-bullet-list';
import { TextItalicRegular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import { TextUnderlineRegular } from '@fluentui/react-icons/svg/text-underline';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkDialog } from './LinkDialog.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useToolbarKeys } from './useToolbarKeys.ts';

type RichTextToolbarProps = { readonly editor: Editor; readonly controls: string | undefined };

/** The formats, one stop of the Tab key; arrows go from one to the next. */
export function RichTextToolbar({ editor, controls }: RichTextToolbarProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const { toolbar, tabIndexOf } = useToolbarKeys();
  const [isLinking, setIsLinking] = useState(false);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      undoable: now.can().undo(),
      redoable: now.can().redo(),
    }),
  });
  const edit = () => editor.chain().focus();

  const buttons = [
    {
      label: t('RichTextToolbar.bold'),
      Icon: TextBoldRegular,
      isPressed: is.bold,
      run: () => edit().toggleBold().run(),
    },
    {
      label: t('RichTextToolbar.italic'),
      Icon: TextItalicRegular,
      isPressed: is.italic,
      run: () => edit().toggleItalic().run(),
    },
    {
      label: t('RichTextToolbar.underline'),
      Icon: TextUnderlineRegular,
      isPressed: is.underline,
      run: () => edit().toggleUnderline().run(),
    },
    {
      label: t('RichTextToolbar.bulletList'),
      Icon: TextBulletListRegular,
      isPressed: is.bulletList,
      run: () => edit().toggleBulletList().run(),
    },
    {
      label: t('RichTextToolbar.orderedList'),
      Icon: TextNumberListLtrRegular,
      isPressed: is.orderedList,
      run: () => edit().toggleOrderedList().run(),
    },
    {
      label: t('RichTextToolbar.quote'),
      Icon: TextQuoteRegular,
      isPressed: is.quote,
      run: () => edit().toggleBlockquote().run(),
    },
    {
      label: t('RichTextToolbar.link'),
      Icon: LinkRegular,
      isPressed: is.link,
      run: () => setIsLinking(true),
    },
    {
      label: t('RichTextToolbar.unlink'),
      Icon: LinkDismissRegular,
      isDisabled: !is.link,
      run: () => edit().extendMarkRange('link').unsetLink().run(),
    },
    {
      label: t('RichTextToolbar.undo'),
      Icon: ArrowUndoRegular,
      isDisabled: !is.undoable,
      run: () => edit().undo().run(),
    },
    {
      label: t('RichTextToolbar.redo'),
      Icon: ArrowRedoRegular,
      isDisabled: !is.redoable,
      run: () => edit().redo().run(),
    },
  ];

  return (
    <>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={t('RichTextToolbar.label')}
        aria-controls={controls}
        className={styles.toolbar}
        {...toolbar}
      >
        {buttons.map(({ label, Icon, run, ...state }, index) => (
          <ToolbarButton
            key={label}
            {...state}
            label={label}
            icon={<Icon />}
            tabIndex={tabIndexOf(index)}
            onClick={run}
          />
        ))}
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}

const useStyles = makeStyles({
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    padding: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: `${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium} 0 0`,
  },
});
