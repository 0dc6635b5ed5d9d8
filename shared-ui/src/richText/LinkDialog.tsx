import { Field, Input } from '@fluentui/react-components';
import type { Editor } from '@tiptap/react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../action/Button.tsx';
import { ModalDialog } from '../overlay/ModalDialog.tsx';
import { readWebAddress } from './webAddress.ts';

type LinkDialogProps = { readonly editor: Editor; readonly onClose: () => void };

/** Asks for the address of a link; without marked text the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation('shared-ui');
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [address, setAddress] = useState<string>(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => input?.focus(), [input]);

  const handleSet = () => {
    const href = readWebAddress(address);
    setIsRefused(href === null);
    if (href === null) {
      input?.focus();
      return;
    }
    const { empty } = editor.state.selection;
    const mark = { type: 'link', attrs: { href } };
    if (empty && !editor.isActive('link')) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: address.trim(), marks: [mark] })
        .run();
    } else {
      editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    }
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The page below is a form of its own.
    event.preventDefault();
    handleSet();
  };

  return (
    <ModalDialog
      title={t('LinkDialog.title')}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('LinkDialog.cancel')}</Button>
          <Button appearance="primary" onClick={handleSet}>
            {t('LinkDialog.set')}
          </Button>
        </>
      }
    >
      <Field
        label={t('LinkDialog.address')}
        hint={t('LinkDialog.hint')}
        {...(isRefused
          ? { validationState: 'error' as const, validationMessage: t('LinkDialog.refused') }
          : {})}
      >
        <Input
          ref={setInput}
          value={address}
          onChange={(_, data) => setAddress(data.value)}
          onKeyDown={handleKey}
        />
      </Field>
    </ModalDialog>
  );
}
