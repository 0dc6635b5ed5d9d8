import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { useApi, useQuery } from 'shared-client';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  formatDate,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { accountPath } from '../../../../lib/accountPath.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { ApplicationPdfButton } from '../../../applicationPdf/ApplicationPdfButton.tsx';
import { wholeApplicationQuery } from '../../api/ownApplications.queries.ts';
import { missingSteps } from '../../model/missingParts.ts';
import { TYPE_LABEL } from '../../model/applicationLabels.ts';
import type { ApplicationRights } from '../../model/applicationRights.ts';
import type { Standing } from '../../model/standing.ts';
import { ApplicationStatus } from '../ApplicationStatus.tsx';
import { MissingParts } from './MissingParts.tsx';
import { ReturnReason } from './ReturnReason.tsx';
import { WindowLine } from './WindowLine.tsx';

type StandingCardProps = {
  readonly application: ApplicationListRow;
  readonly standing: Standing;
  readonly rights: ApplicationRights;
  readonly onDelete: () => void;
};

/** One of a student's applications: where it stands, what is missing or who has it, until when, and what can be done. */
export function StandingCard({ application, standing, rights, onDelete }: StandingCardProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { id, type, applicationNumber, applicationYear } = application;
  const year = applicationYear == null ? '' : academicYearName(applicationYear);
  const isNext = standing.kind === 'open' || standing.kind === 'returned';
  const { data: whole } = useQuery({ ...wholeApplicationQuery(useApi(), id), enabled: isNext });
  const missing = whole && isNext ? missingSteps(whole) : undefined;
  // Where something is missing first; where nothing is, to the last step, from which it is submitted.
  const step = missing && `?step=${missing[0] ?? 'affirmation'}`;
  const editAddress = `/application/outgoing/student/edit/${id}${step ?? ''}`;
  // The form of a draft that cannot be submitted now does not open: docs/features/application-form.md.
  const isShut = standing.kind === 'waiting' || standing.kind === 'taken';
  return (
    <Card as="li" gap="M" className={styles.card}>
      <Cluster justify="between" align="start">
        <h3 className={styles.title}>{`${t(TYPE_LABEL[type])} ${year}`}</h3>
        <ApplicationStatus application={application} />
      </Cluster>
      {applicationNumber != null && (
        <p className={styles.text}>
          {t('applicationList.StandingCard.number', { number: applicationNumber })}
        </p>
      )}
      <Next application={application} standing={standing} />
      {missing && <MissingParts address={editAddress} steps={missing} />}
      <div className={styles.rest} />
      <Cluster isStackedWhenNarrow>
        {rights.canEdit && !isShut && (
          <ButtonLink to={editAddress} icon="edit" appearance={isNext ? 'primary' : 'secondary'}>
            {t('applicationList.StandingCard.continue')}
          </ButtonLink>
        )}
        <ButtonLink to={`/application/outgoing/student/view/${id}`} icon="view">
          {t('applicationList.StandingCard.view')}
        </ButtonLink>
        {rights.canSaveAccount && (
          <ButtonLink to={accountPath(id)} icon="edit">
            {t('applicationList.StandingCard.account')}
          </ButtonLink>
        )}
        <ApplicationPdfButton id={id} />
        {rights.canDelete && (
          <Button icon="delete" onClick={onDelete}>
            {t('applicationList.StandingCard.delete')}
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

function Next({ application, standing }: Pick<StandingCardProps, 'application' | 'standing'>) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const { dateSubmitted } = application;
  switch (standing.kind) {
    case 'open':
    case 'waiting':
      return <WindowLine window={standing.window} />;
    case 'returned':
      return <ReturnReason application={application} />;
    case 'submitted':
      return (
        <p className={styles.text}>
          {t('applicationList.StandingCard.submitted', { day: formatDate(dateSubmitted, tag) })}
        </p>
      );
    default:
      return <p className={styles.text}>{t(`applicationList.StandingCard.${standing.kind}`)}</p>;
  }
}

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column' },
  title: {
    margin: 0,
    minWidth: 0,
    flexBasis: '16ch',
    flexGrow: 1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '70ch' },
  // The buttons of cards beside one another stand on one line.
  rest: { flexGrow: 1 },
});
