import { useRef } from 'react';
import { Cluster, IconButton, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { FilePicker } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { FileUpload } from '../useFileUpload.ts';
import type { PdfOfPhotos, Photo } from './photoMessages.ts';

/** What a file input offers as photos; some systems know HEIC by its ending alone. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

type PhotoPagesProps = {
  readonly made: PdfOfPhotos;
  readonly purpose: string;
  readonly onArrange: FileUpload['arrange'];
};

/** The pages of a document made of photos, as they are in it: each can be turned and taken out, and further ones be added. */
export function PhotoPages({ made: { file, photos, pictures }, purpose, onArrange }: PhotoPagesProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const turn = ({ file: turned }: Photo) =>
    onArrange((latest) =>
      latest.map((photo) => (photo.file === turned ? { ...photo, turns: (photo.turns + 1) % 4 } : photo)),
    );
  const remove = ({ file: removed }: Photo) => {
    onArrange((latest) => latest.filter((photo) => photo.file !== removed));
    // The button that has the focus goes away with its page.
    list.current?.focus();
  };
  return (
    <Stack gap="S">
      <span>{t('applicationForm.files.PhotoPages.check')}</span>
      <div
        ref={list}
        role="group"
        aria-label={t('applicationForm.files.PhotoPages.legend', { name: file.name })}
        tabIndex={-1}
        className={styles.pages}
      >
        <Cluster as="ol" gap="M">
          {photos.map((photo, index) => {
            const number = index + 1;
            return (
              // Pages have no name of their own, and are drawn anew with each document.
              <li key={index} className={styles.page}>
                <img
                  className={styles.picture}
                  src={pictures[index]}
                  alt={t('applicationForm.files.PhotoPages.alt', { number })}
                />
                <Cluster gap="XS" justify="between" align="center">
                  <span aria-hidden>{number}</span>
                  <Cluster gap="XS">
                    <IconButton
                      icon="turn"
                      label={t('applicationForm.files.PhotoPages.turn', { number })}
                      onClick={() => turn(photo)}
                    />
                    {photos.length > 1 && (
                      <IconButton
                        icon="delete"
                        label={t('applicationForm.files.PhotoPages.remove', { number })}
                        onClick={() => remove(photo)}
                      />
                    )}
                  </Cluster>
                </Cluster>
              </li>
            );
          })}
        </Cluster>
      </div>
      <FilePicker
        label={t('applicationForm.files.PhotoPages.add')}
        purpose={purpose}
        dropHint={t('applicationForm.files.PhotoPages.drop')}
        accept={PHOTO_TYPES}
        isMultiple
        onChoose={(files) =>
          onArrange((latest) => [...latest, ...files.map((added) => ({ file: added, turns: 0 }))])
        }
      />
    </Stack>
  );
}

const useStyles = makeStyles({
  pages: { outlineStyle: 'none' },
  page: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', width: '150px' },
  picture: {
    display: 'block',
    width: '100%',
    maxHeight: '212px',
    objectFit: 'contain',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
