import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { EDITOR_EXTENSIONS } from './editorExtensions.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { sanitiseParsedHtml } from './sanitisingPolicy.ts';

// Before the editor parses its first text.
sanitiseParsedHtml();

type RichTextEditorProps = {
  readonly id: string | undefined;
  readonly labelledBy: string | undefined;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: RefCallBack;
};

/** The editor itself with its toolbar; `RichTextField` loads it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelledBy, describedBy, isInvalid, isDisabled, html, onChange, onBlur, inputRef } = props;
  const styles = useStyles();
  // What the editor holds, as it wrote it: the same text comes back as `html` and must not be set again.
  const held = useRef(html);
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: html,
    editable: !isDisabled,
    // The policy allows no style elements with content; the few rules that are needed stand below.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-disabled': String(isDisabled),
        'aria-invalid': String(isInvalid),
        ...(id === undefined ? {} : { id }),
        ...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy }),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        // An editor that is not editable would be out of reach of the keyboard.
        tabindex: '0',
        class: styles.text,
      },
    },
    onUpdate: ({ editor: now }) => {
      held.current = now.isEmpty ? '' : now.getHTML();
      onChange(held.current);
    },
    onBlur,
  });

  useEffect(() => {
    if (held.current === html) return;
    held.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => {
    editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  useEffect(() => {
    inputRef({ focus: () => editor.commands.focus() });
    return () => inputRef(null);
  }, [editor, inputRef]);

  return (
    <div className={mergeClasses(styles.frame, isInvalid && styles.invalid, isDisabled && styles.disabled)}>
      {!isDisabled && <RichTextToolbar editor={editor} controls={id} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const useStyles = makeStyles({
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: tokens.colorCompoundBrandStroke,
      outlineOffset: '-1px',
    },
  },
  invalid: { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  disabled: { backgroundColor: tokens.colorNeutralBackground3 },
  text: {
    minHeight: '200px',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    outlineStyle: 'none',
    // What the editor needs to count spaces and breaks as they are typed.
    position: 'relative',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    lineHeight: tokens.lineHeightBase400,
    '& p': { margin: `0 0 ${tokens.spacingVerticalS}` },
    '& ul, & ol': { margin: `0 0 ${tokens.spacingVerticalS}`, paddingInlineStart: '24px' },
    '& blockquote': {
      margin: `0 0 ${tokens.spacingVerticalS}`,
      paddingInlineStart: tokens.spacingHorizontalM,
      borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
      color: tokens.colorNeutralForeground2,
    },
    '& a': { color: tokens.colorBrandForegroundLink },
  },
});
