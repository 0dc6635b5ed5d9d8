import { useRef, useState } from 'react';
import { nameIn } from 'shared-contracts/text/names.ts';
import {
  MOST_NETWORK_HEIS,
  NETWORK_SEARCH_MAX_LENGTH,
  NETWORK_SEARCH_MIN_LENGTH,
  type NetworkHei,
} from 'shared-contracts/institutions/networkHeis.ts';
import { useCall, useQuery } from 'shared-client';
import { exchangeErrorText } from 'shared-record/pages';
import {
  Alert,
  Button,
  Cluster,
  ErasmusCode,
  makeStyles,
  ModalDialog,
  Spinner,
  Stack,
  TextLink,
  tokens,
  useLanguage,
  useToast,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { useAddInstitution } from '../api/institution.mutations.ts';
import { networkSearchQuery } from '../api/institutions.queries.ts';
import { institutionPath } from '../institutionPaths.ts';

/** Finds institutions that the registry of the network lists, and makes them institutions of the portal. */
export function NetworkDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(MODULE_ID);
  const [search, setSearch] = useState('');
  const isAsked = search.trim().length >= NETWORK_SEARCH_MIN_LENGTH;
  const found = useQuery({ ...networkSearchQuery(useCall(), search.trim()), enabled: isAsked });
  return (
    <ModalDialog
      title={t('institutions.NetworkDialog.title')}
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('institutions.NetworkDialog.close')}</Button>}
    >
      <Stack gap="M">
        <span>
          {t('institutions.NetworkDialog.text')} {t('institutions.NetworkDialog.hint')}
        </span>
        <FilterText
          label={t('institutions.NetworkDialog.search')}
          value={search}
          onChange={setSearch}
          maxLength={NETWORK_SEARCH_MAX_LENGTH}
        />
        {isAsked && found.isLoading && <Spinner label={t('institutions.NetworkDialog.searching')} />}
        {isAsked && found.isError && (
          <Alert
            kind="error"
            action={
              <Button size="small" onClick={() => void found.refetch()}>
                {t('institutions.NetworkDialog.again')}
              </Button>
            }
          >
            {t('institutions.NetworkDialog.failed')}. {exchangeErrorText(found.error, t)}
          </Alert>
        )}
        {isAsked && found.data && (
          <>
            <span role="status">
              {found.data.value.length === 0
                ? t('institutions.NetworkDialog.none')
                : found.data.hasMore
                  ? t('institutions.NetworkDialog.more', { most: MOST_NETWORK_HEIS })
                  : ''}
            </span>
            <Stack as="ul" gap="S" aria-label={t('institutions.NetworkDialog.results')}>
              {found.data.value.map((hei) => (
                <FoundHei key={hei.heiId} hei={hei} />
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </ModalDialog>
  );
}

function FoundHei({ hei }: { readonly hei: NetworkHei }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const styles = useStyles();
  const toast = useToast();
  const add = useAddInstitution();
  const row = useRef<HTMLLIElement>(null);
  const name = nameIn(hei, language);
  const institution = hei.institution ?? add.data?.id ?? null;
  return (
    <li ref={row} tabIndex={-1} className={styles.hei}>
      <Cluster justify="between" align="center" gap="M">
        <Stack gap="XXS" className={styles.names}>
          <strong>{name}</strong>
          <span className={styles.ids}>
            {hei.heiId}
            {hei.erasmusCode !== null && (
              <>
                {' · '}
                <ErasmusCode>{hei.erasmusCode}</ErasmusCode>
              </>
            )}
          </span>
        </Stack>
        {institution === null ? (
          <Button
            size="small"
            icon="new"
            isBusy={add.isPending}
            onClick={() =>
              add.mutate(hei.heiId, {
                onSuccess: () => {
                  toast({ kind: 'success', text: t('institutions.NetworkDialog.added', { name }) });
                  // The button that had the focus is not there any more.
                  row.current?.focus();
                },
              })
            }
          >
            {t('institutions.NetworkDialog.add')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : (
          <span>
            {t('institutions.NetworkDialog.isThere')}{' '}
            <TextLink to={institutionPath(institution)}>
              {t('institutions.NetworkDialog.openIt')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </TextLink>
          </span>
        )}
      </Cluster>
      {add.isError && <Alert kind="error">{exchangeErrorText(add.error, t)}</Alert>}
    </li>
  );
}

const useStyles = makeStyles({
  hei: {
    outlineStyle: 'none',
    padding: `${tokens.spacingVerticalS} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  names: { minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' },
  ids: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
