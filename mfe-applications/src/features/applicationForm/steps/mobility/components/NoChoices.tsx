import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { departmentsQuery } from 'shared-record/reference';
import {
  Alert,
  EmailLink,
  LoadingState,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { anyAgreementsQuery, departmentCoordinatorsQuery } from '../api/mobilityChoices.queries.ts';

type NoChoicesProps = {
  readonly departmentId: number;
  /** Academic year, as people read it. */
  readonly year: string;
};

/** Tells a student who has nothing to choose from why that is, and whom to ask. */
export function NoChoices({ departmentId, year }: NoChoicesProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const styles = useStyles();
  const api = useApi();
  const departments = useQuery(departmentsQuery(api, LOCAL_INSTITUTION_ID));
  const agreements = useQuery(anyAgreementsQuery(api, departmentId));
  const coordinators = useQuery(departmentCoordinatorsQuery(api, departmentId));
  if (agreements.isLoading || coordinators.isLoading || departments.isLoading) return <LoadingState />;
  const found = departments.data?.value.find(({ id }) => id === departmentId);
  const department = nameIn(found, language) || t('preferredMobility.NoChoices.yourDepartment');
  const people = coordinators.data?.value ?? [];
  const hasOthers = (agreements.data?.total ?? 0) > 0;
  return (
    <Alert kind="warning">
      <p className={styles.line}>
        {t(hasOthers ? 'preferredMobility.NoChoices.noneOfYear' : 'preferredMobility.NoChoices.noneAtAll', {
          department,
          year,
        })}
      </p>
      <p className={styles.line}>
        {t(people.length > 0 ? 'preferredMobility.NoChoices.ask' : 'preferredMobility.NoChoices.askOffice')}
      </p>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ id, firstName, lastName, email }) => (
            <li key={id}>
              {[firstName, lastName].filter(Boolean).join(' ')} {email && <EmailLink address={email} />}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

const useStyles = makeStyles({
  line: { margin: `0 0 ${tokens.spacingVerticalXS}` },
  people: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});
