import type { InstitutionRecord } from 'shared-contracts/institutions/entities/institution.ts';
import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { countryNameIn } from 'shared-contracts/text/names.ts';
import { useMemberLabel } from 'shared-record/pages';
import { Card, DefinitionList, ErasmusCode, ExternalLink, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Names, codes and place of an institution; what it has none of is a dash. */
export function InstitutionFacts({ institution }: { readonly institution: InstitutionRecord }) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(INSTITUTION);
  const { language } = useLanguage();
  const { name, nameGR, erasmusCode, heiId, pic, cityName, country, website } = institution;
  return (
    <Card as="section" padding="L" aria-label={t('institutions.InstitutionFacts.title')}>
      <DefinitionList
        entries={[
          [label('name'), name || '–'],
          [label('nameGR'), nameGR || '–'],
          [label('cityName'), cityName || '–'],
          [label('country'), countryNameIn(country, language) || '–'],
          [label('erasmusCode'), erasmusCode ? <ErasmusCode>{erasmusCode}</ErasmusCode> : '–'],
          [label('heiId'), heiId || '–'],
          [label('pic'), pic || '–'],
          [label('website'), website ? <ExternalLink href={website}>{website}</ExternalLink> : '–'],
        ]}
      />
    </Card>
  );
}
