import type { DestinationDesk, KeptDestination } from 'shared-contracts/places/destinations.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import {
  apiErrorText,
  ButtonLink,
  Card,
  Cluster,
  IconButton,
  makeStyles,
  StatusBadge,
  TextLink,
  tokens,
  useLanguage,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { comparisonPath } from '../../../lib/destinations/wishes.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { useKeep, useOrderKept } from '../api/desk.mutations.ts';
import { destinationPath } from '../destinationPath.ts';
import { moved } from '../model/moved.ts';
import { BeginButton } from './BeginButton.tsx';

type KeptListProps = {
  readonly desk: DestinationDesk;
  readonly department: number;
};

/** What the person keeps, in the order in which an application would ask for it; what cannot be chosen any more says so, and is left out of one. */
export function KeptList({ desk, department }: KeptListProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const styles = useStyles();
  const toast = useToast();
  const onError = (error: unknown) => toast({ kind: 'error', text: apiErrorText(error, t) });
  const keep = useKeep();
  const order = useOrderKept();
  const { kept } = desk;
  if (kept.length === 0) return null;
  const ids = kept.map(({ id }) => id);
  const open = kept.filter(({ state }) => state === 'open' || state === 'unknown').map(({ id }) => id);
  const move = (index: number, by: -1 | 1) => order.mutate(moved(ids, index, by), { onError });
  return (
    <Card as="section" gap="M" aria-labelledby="kept-destinations">
      <h2 id="kept-destinations" className={styles.title}>
        {t('destinations.KeptList.title', { count: kept.length })}
      </h2>
      <ol className={styles.list}>
        {kept.map((one, index) => {
          const name = nameIn(one, language);
          return (
            <li key={one.id} className={styles.line}>
              <span className={styles.name}>
                {index + 1}. <KeptName one={one} department={department} />,{' '}
                {countryNameIn(one.country, language)} <KeptState state={one.state} />
              </span>
              <span className={styles.buttons}>
                <IconButton
                  icon="chevronUp"
                  label={t('destinations.KeptList.up', { name })}
                  isDisabled={index === 0 || order.isPending}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  label={t('destinations.KeptList.down', { name })}
                  isDisabled={index === kept.length - 1 || order.isPending}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="close"
                  label={t('destinations.KeptList.remove', { name })}
                  isDisabled={keep.isPending}
                  onClick={() => keep.mutate({ id: one.id, isKept: false }, { onError })}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <Cluster gap="S" isStackedWhenNarrow>
        <BeginButton destinations={open} department={department} />
        {open.length > 1 && (
          <ButtonLink to={`${comparisonPath(open)}&department=${department}`} icon="copy">
            {t('destinations.KeptList.compare')}
          </ButtonLink>
        )}
      </Cluster>
    </Card>
  );
}

function KeptName({ one, department }: { readonly one: KeptDestination; readonly department: number }) {
  const { language } = useLanguage();
  const name = nameIn(one, language);
  return one.state === 'open' ? <TextLink to={destinationPath(one.id, department)}>{name}</TextLink> : name;
}

function KeptState({ state }: Pick<KeptDestination, 'state'>) {
  const { t } = useTranslation(MODULE_ID);
  if (state === 'open' || state === 'unknown') return null;
  return <StatusBadge tone="warning">{t(`destinations.KeptList.states.${state}`)}</StatusBadge>;
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexShrink: 0 },
});
