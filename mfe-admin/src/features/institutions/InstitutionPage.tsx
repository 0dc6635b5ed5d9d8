import { useCan } from 'shared-auth';
import { nameIn } from 'shared-contracts/text/names.ts';
import {
  ButtonLink,
  makeStyles,
  Page,
  Stack,
  StatusBadge,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { AgreementsSection } from './components/AgreementsSection.tsx';
import { DepartmentsSection } from './components/DepartmentsSection.tsx';
import { FactsheetSection } from './components/FactsheetSection.tsx';
import { InstitutionFacts } from './components/InstitutionFacts.tsx';
import { NetworkSection } from './components/NetworkSection.tsx';
import { PeopleSection } from './components/PeopleSection.tsx';
import { WithInstitution } from './components/WithInstitution.tsx';
import { institutionEditPath, INSTITUTIONS_PATH } from './institutionPaths.ts';

/** All that the portal has of one institution (`/institutions/{id}`), each part for whoever may read it. */
export default function InstitutionPage() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const styles = useStyles();
  const mayEdit = useCan('institution_edit');
  const readsAgreements = useCan('iia_list');
  const readsPartners = useCan('iia_view');
  return (
    <WithInstitution>
      {(institution) => (
        <Page
          title={nameIn(institution, language)}
          description={
            institution.isLocal && (
              <StatusBadge tone="brand">{t('institutions.InstitutionPage.ours')}</StatusBadge>
            )
          }
          actions={
            <>
              <ButtonLink to={INSTITUTIONS_PATH} icon="institution">
                {t('institutions.InstitutionPage.all')}
              </ButtonLink>
              {mayEdit && (
                <ButtonLink to={institutionEditPath(institution.id)} icon="edit" appearance="primary">
                  {t('institutions.InstitutionPage.edit')}
                </ButtonLink>
              )}
            </>
          }
        >
          <div className={styles.sections}>
            <Stack gap="L">
              <InstitutionFacts institution={institution} />
              <DepartmentsSection institution={institution} />
            </Stack>
            <Stack gap="L">
              {readsAgreements && <AgreementsSection institution={institution} />}
              <FactsheetSection institutionId={institution.id} />
              {readsPartners && <PeopleSection institutionId={institution.id} />}
              {readsPartners && <NetworkSection heiId={institution.heiId ?? null} />}
            </Stack>
          </div>
        </Page>
      )}
    </WithInstitution>
  );
}

const useStyles = makeStyles({
  sections: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
});
