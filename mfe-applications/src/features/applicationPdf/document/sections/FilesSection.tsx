import { APPLICATION_TYPES } from 'shared-contracts/applications/applications.ts';
import {
  FILE_SLOTS,
  requiredFileSlots,
} from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { FILES_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { memberLabel } from 'shared-contracts/members/labels/memberLabel.ts';
import { PdfSection, PdfTable } from 'shared-pdf/document';
import type { ApplicationPdfInput } from '../../model/applicationPdfInput.ts';
import { usePdfLanguage } from '../pdfTexts.ts';

type FilesSectionProps = Pick<ApplicationPdfInput, 'application' | 'fileNames'>;

/** 7: the files by their names; those that the application needs and does not have are named too. */
export function FilesSection({ application, fileNames }: FilesSectionProps) {
  const { tag, texts, form } = usePdfLanguage();
  const type = APPLICATION_TYPES.find((each) => each === application.type);
  const required =
    type === undefined ? [] : requiredFileSlots(type, application.specialNeedsCategory === true);
  const slots = FILE_SLOTS.filter((slot) => fileNames[slot] !== undefined || required.includes(slot));
  return (
    <PdfSection letter="7" title={form.steps.files}>
      <PdfTable
        columns={[
          { heading: texts.file, share: 50 },
          { heading: texts.fileName, share: 50 },
        ]}
        rows={slots.map((slot) => ({
          key: slot,
          cells: [memberLabel(FILES_DATA, slot, tag), fileNames[slot] ?? texts.noFile],
        }))}
        empty={texts.noFile}
      />
    </PdfSection>
  );
}
