import type { NetworkCall, NetworkPresence } from 'shared-contracts/institutions/networkPresence.ts';
import { useCall, useQuery } from 'shared-client';
import {
  Card,
  Cluster,
  DefinitionList,
  formatDayMonthYearTime,
  makeStyles,
  Stack,
  StatusBadge,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { ReadSection } from '../../../lib/ReadSection.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { networkPresenceQuery } from '../api/institutions.queries.ts';

/** What an institution offers on the network, and how the last calls went; of one without an id of the network that it has none. */
export function NetworkSection({ heiId }: { readonly heiId: string | null }) {
  const { t } = useTranslation(MODULE_ID);
  const query = useQuery({ ...networkPresenceQuery(useCall(), heiId ?? ''), enabled: heiId !== null });
  const title = t('institutions.NetworkSection.title');
  if (heiId === null)
    return (
      <Card as="section" padding="L" aria-label={title}>
        {t('institutions.NetworkSection.noId')}
      </Card>
    );
  return (
    <ReadSection title={title} query={query}>
      {(presence) => <Presence presence={presence} />}
    </ReadSection>
  );
}

function Presence({ presence }: { readonly presence: NetworkPresence }) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { apis, isConnected, isListed, catalogueAt } = presence;
  const called = (call: NetworkCall | null) => {
    if (call === null) return t('institutions.NetworkSection.never');
    const at = formatDayMonthYearTime(call.at);
    const { api, status } = call;
    return status === null
      ? t('institutions.NetworkSection.callUnanswered', { at, api })
      : t('institutions.NetworkSection.call', { at, api, status });
  };
  return (
    <Stack gap="L">
      {!isConnected && <span>{t('institutions.NetworkSection.notConnected')}</span>}
      {isConnected && !isListed && <span>{t('institutions.NetworkSection.notListed')}</span>}
      {apis.length > 0 && (
        <Stack as="ul" gap="XS" aria-label={t('institutions.NetworkSection.apis')}>
          {apis.map(({ name, version, isSpoken }) => (
            <Cluster as="li" key={`${name} ${version}`} gap="S" align="center">
              <span className={styles.api}>{name}</span>
              <span>{version}</span>
              {!isSpoken && (
                <StatusBadge tone="warning">{t('institutions.NetworkSection.notSpoken')}</StatusBadge>
              )}
            </Cluster>
          ))}
        </Stack>
      )}
      <DefinitionList
        entries={[
          [t('institutions.NetworkSection.lastSuccess'), called(presence.lastSuccess)],
          [t('institutions.NetworkSection.lastFailure'), called(presence.lastFailure)],
          [t('institutions.NetworkSection.lastReceived'), called(presence.lastReceived)],
          [
            t('institutions.NetworkSection.registryRead'),
            catalogueAt === null
              ? t('institutions.NetworkSection.never')
              : formatDayMonthYearTime(catalogueAt),
          ],
        ]}
      />
    </Stack>
  );
}

const useStyles = makeStyles({ api: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' } });
