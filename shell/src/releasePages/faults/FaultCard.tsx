import {
  Button,
  Card,
  Cluster,
  DefinitionList,
  formatDayMonthYearTime,
  formatNumber,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { useId, useState } from 'react';
import type { ListedFault } from 'shared-contracts/releases/faultCalls.ts';
import { LANGUAGE_NAME, parseLanguage } from 'shared-contracts/text/language.ts';
import { shortCommit } from 'shared-contracts/releases/releaseProvenance.ts';
import { FaultStack } from './FaultStack.tsx';
import { useNames } from './useNames.ts';

type FaultCardProps = {
  readonly fault: ListedFault;
  /** Shows its stack from the start. */
  readonly isOpen: boolean;
};

/** One fault: whose it is, what happened, how often, to how many people, where, and on wish the place in the code. */
export function FaultCard({ fault, isOpen: isOpenFirst }: FaultCardProps) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const stackId = useId();
  const { name, team } = useNames()(fault.module);
  const { samples, commit } = fault;
  const { tag } = useLanguage();
  const browserOf = ({ browser, language }: ListedFault['samples'][number]) =>
    `${browser === 'other' ? t('FaultsPage.otherBrowser') : browser} (${LANGUAGE_NAME[parseLanguage(language)].full})`;
  return (
    <Card as="li" gap="M">
      <Stack gap="XXS">
        <h2 className={styles.name}>{name}</h2>
        {/* The words of engines and of code are English. */}
        <p lang="en" className={styles.message}>
          <strong>{fault.name}</strong>
          {fault.message !== '' && `: ${fault.message}`}
        </p>
      </Stack>
      <DefinitionList
        shape="strip"
        entries={[
          [t('FaultsPage.reference'), fault.reference],
          ...(team === undefined ? [] : [[t('ReleasesPage.team'), team] as const]),
          [t('FaultsPage.times'), formatNumber(fault.times, tag)],
          [t('FaultsPage.people'), formatNumber(fault.people, tag)],
          [t('FaultsPage.firstAt'), formatDayMonthYearTime(fault.firstAt)],
          [t('FaultsPage.lastAt'), formatDayMonthYearTime(fault.lastAt)],
        ]}
      />
      <DefinitionList
        shape="strip"
        entries={[
          [t('FaultsPage.release'), fault.release],
          [t('FaultsPage.commit'), commit === null ? t('Provenance.unknown') : shortCommit({ commit })],
          [
            t('FaultsPage.pages'),
            list(samples.map(({ page }) => (page === '' ? t('FaultsPage.noPage') : page))),
          ],
          [t('FaultsPage.browsers'), list(samples.map(browserOf))],
        ]}
      />
      <Cluster>
        <Button
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          isExpanded={isOpen}
          controls={stackId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('FaultsPage.stack')}
        </Button>
      </Cluster>
      {isOpen && (
        <div id={stackId}>
          <FaultStack id={fault.id} />
        </div>
      )}
    </Card>
  );
}

/** Each once. */
function list(values: readonly string[]): string {
  return [...new Set(values)].join(', ');
}

const useStyles = makeStyles({
  name: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  message: { margin: 0, overflowWrap: 'anywhere' },
});
