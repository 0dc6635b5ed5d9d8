import type { OfficerSet } from 'shared-contracts/officers/officers.ts';
import { useCall, useQuery } from 'shared-client';
import { Cluster, makeStyles, MEDIA, useTranslation } from 'shared-ui/core';
import { AssignOfficers } from './AssignOfficers.tsx';
import { currentOfficerQuery, useOfficers } from './officers.queries.ts';

type OfficerLineProps = {
  readonly set: OfficerSet;
  readonly id: number;
  /** Where records of the set lie in the cache. */
  readonly queryKey: readonly unknown[];
};

/** For the office: who of it is in charge of a record, and the way to assign it. */
export function OfficerLine({ set, id, queryKey }: OfficerLineProps) {
  const styles = useStyles();
  const { t } = useTranslation('shared-record');
  const { labelOf, me } = useOfficers();
  const { data: officer } = useQuery(currentOfficerQuery(useCall(), { set, id, key: queryKey }));
  // Not known yet, or not to be had: nothing is said of it.
  if (officer === undefined) return null;
  const name = labelOf(officer);
  return (
    <Cluster gap="M">
      <span>
        {officer === null && t('OfficerLine.nobody')}
        {officer !== null &&
          name !== undefined &&
          t(`OfficerLine.${officer === me ? 'me' : 'named'}`, { name })}
      </span>
      <span className={styles.button}>
        <AssignOfficers
          set={set}
          ids={[id]}
          queryKey={queryKey}
          label={t(`OfficerLine.${officer === null ? 'assign' : 'change'}`)}
        />
      </span>
    </Cluster>
  );
}

const useStyles = makeStyles({ button: { display: 'contents', [MEDIA.print]: { display: 'none' } } });
