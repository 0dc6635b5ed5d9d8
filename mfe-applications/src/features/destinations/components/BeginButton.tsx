import { newApplicationBlock } from 'shared-contracts/applications/applications.ts';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { Button, ButtonLink, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { applicationRulesQuery } from '../../../lib/applicationRules.queries.ts';
import { applicationPath } from '../../../lib/destinations/wishes.ts';
import { MODULE_ID } from '../../../moduleId.ts';

const TYPE = 'long-term-studies';

type BeginButtonProps = {
  /** In the order in which they are asked for. */
  readonly destinations: readonly number[];
  readonly department: number;
};

/** Begins an application whose third step names destinations already; whoever may not begin one now reads why. The office begins none for itself. */
export function BeginButton({ destinations, department }: BeginButtonProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const isOffice = useCan('application_settings');
  const mayApply = useCan('application_create') && !isOffice;
  const rules = useQuery({ ...applicationRulesQuery(useApi()), enabled: mayApply });
  if (!mayApply || destinations.length === 0) return null;
  const text = t('destinations.BeginButton.begin', { count: destinations.length });
  const settings = rules.data?.settings.find(({ applicationType }) => applicationType === TYPE);
  const block =
    rules.data === undefined
      ? null
      : newApplicationBlock(TYPE, settings, rules.data.applications, { isIro: false, now: new Date() });
  if (block !== null) {
    const reason = t(`destinations.BeginButton.${block}`);
    return (
      <>
        <Button icon="application" disabledReason={reason}>
          {text}
        </Button>
        {/* For whoever has no pointer that rests; screen readers have the button's own. */}
        <span aria-hidden className={styles.reason}>
          {reason}
        </span>
      </>
    );
  }
  return (
    <ButtonLink to={applicationPath(TYPE, destinations, department)} icon="application" appearance="primary">
      {text}
    </ButtonLink>
  );
}

const useStyles = makeStyles({
  reason: {
    flexBasis: '100%',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});
