import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { useMemberLabel } from 'shared-record/pages';
import { use } from 'react';
import { Alert, DefinitionList, useTranslation } from 'shared-ui/core';
import { FieldGrid, FieldSection, TextField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { ActiveContext } from '../components/activeContext.ts';
import type { FactsheetForm } from '../model/factsheetForm.ts';

const IDENTITY = ['name', 'erasmusCode', 'heiId', 'cityName'] as const;
const LINKS = ['generalUrl', 'facultyUrl', 'courseCatalogueUrl'] as const;

/** The university, and where it tells more of itself. Country and "our institution" are fixed. */
export function InstitutionStep() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(INSTITUTION);
  const linkLabel = useMemberLabel(FACTSHEET);
  const { control } = useFormContext<FactsheetForm>();
  return (
    <>
      {!use(ActiveContext) && <Alert kind="information">{t('factsheetWizard.InstitutionStep.public')}</Alert>}
      <FieldGrid columns={2}>
        {IDENTITY.map((member) => (
          <TextField
            key={member}
            control={control}
            name={`institution.${member}`}
            label={label(member)}
            maxLength={INSTITUTION.fields[member].maxLength}
            isRequired={member !== 'cityName'}
          />
        ))}
      </FieldGrid>
      <DefinitionList
        shape="strip"
        entries={[
          [label('country'), t('factsheetWizard.InstitutionStep.country')],
          [label('isLocal'), t('factsheetWizard.InstitutionStep.yes')],
        ]}
      />
      <FieldSection legend={t('factsheetWizard.InstitutionStep.links')}>
        <FieldGrid columns={3}>
          {LINKS.map((member) => (
            <TextField
              key={member}
              control={control}
              name={member}
              type="url"
              label={linkLabel(member)}
              hint={t('factsheetWizard.urlHint')}
              {...inputProps(FACTSHEET.fields[member])}
            />
          ))}
        </FieldGrid>
      </FieldSection>
    </>
  );
}
