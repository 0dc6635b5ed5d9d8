import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useCan } from 'shared-auth';
import { Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { CommentsSection } from './CommentsSection.tsx';
import { FactsheetsSection } from './FactsheetsSection.tsx';
import { InstitutionsSection } from './InstitutionsSection.tsx';
import { LanguageSkillsSection } from './LanguageSkillsSection.tsx';
import { MobilitySection } from './MobilitySection.tsx';
import { Section } from '../Section.tsx';
import { SignatureTable } from './SignatureTable.tsx';

/** The agreement's sheet, section by section. Source: specification document 1, section 2.4. */
export function DetailsTab({ agreement }: { readonly agreement: AgreementItem }) {
  const { t } = useTranslation(MODULE_ID);
  const readsComments = useCan('iia_edit_iro');
  return (
    <Stack gap="XXXL">
      <InstitutionsSection agreement={agreement} />
      <MobilitySection agreement={agreement} />
      <LanguageSkillsSection agreement={agreement} />
      <FactsheetsSection agreement={agreement} />
      <Section title={t('agreementView.DetailsTab.signatures')} isShort>
        <SignatureTable signings={agreement.signings} />
      </Section>
      {readsComments && <CommentsSection comments={agreement.comments} />}
    </Stack>
  );
}
