import { Alert, Button, Cluster, Spinner, Stack, useTranslation } from 'shared-ui/core';
import { FilePicker } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { ChosenFilePreview } from './ChosenFilePreview.tsx';
import { PHOTO_TYPES, PhotoPages } from './photos/PhotoPages.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUploadText } from './useUploadText.ts';
import type { FileUpload } from './useFileUpload.ts';

type EmptySlotProps = {
  readonly purpose: string;
  readonly describedBy: string;
  readonly isTwoSided: boolean;
  readonly upload: FileUpload;
  readonly error: string | undefined;
};

/** The way of a file into its slot: choose or drop it, or photos of its pages, look at it, send it. */
export function EmptySlot({ purpose, describedBy, isTwoSided, upload, error }: EmptySlotProps) {
  const { t } = useTranslation(MODULE_ID);
  const problem = useUploadText(upload.problem);
  const { chosen } = upload;
  if (chosen?.share !== undefined) {
    return <UploadProgress name={chosen.file.name} share={chosen.share} onCancel={upload.cancel} />;
  }
  return (
    <Stack gap="S">
      {chosen && (
        <ChosenFilePreview
          file={chosen.file}
          hasPages={chosen.ofPhotos !== undefined}
          isTwoSided={isTwoSided}
        />
      )}
      {chosen?.ofPhotos && <PhotoPages made={chosen.ofPhotos} purpose={purpose} onArrange={upload.arrange} />}
      {upload.making > 0 && (
        <Spinner label={t('applicationForm.files.PhotoPages.making', { count: upload.making })} />
      )}
      {chosen && <span role="status">{t('applicationForm.files.EmptySlot.notYet')}</span>}
      <FilePicker
        label={t(
          chosen === undefined
            ? 'applicationForm.files.EmptySlot.choose'
            : 'applicationForm.files.EmptySlot.chooseOther',
        )}
        purpose={purpose}
        // Beside the place for further photos there is no other one: what it takes away is asked for by a button.
        {...(chosen?.ofPhotos === undefined && { dropHint: t('applicationForm.files.EmptySlot.drop') })}
        accept={`.pdf,application/pdf,${PHOTO_TYPES}`}
        isMultiple
        describedBy={describedBy}
        isInvalid={problem !== undefined || error !== undefined}
        onChoose={upload.choose}
      />
      {(problem ?? error) !== undefined && <Alert kind="error">{problem ?? error}</Alert>}
      <Cluster gap="S">
        <Button
          icon="send"
          appearance={chosen === undefined ? 'secondary' : 'primary'}
          isDisabled={chosen === undefined}
          onClick={() => void upload.send()}
        >
          {t('applicationForm.files.EmptySlot.upload')}
        </Button>
        {chosen && (
          <Button icon="close" onClick={upload.forget}>
            {t('applicationForm.files.EmptySlot.forget')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
