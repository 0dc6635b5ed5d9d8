import { contactTitleText } from 'shared-contracts/agreementTerms.ts';
import type { ItemSigning } from 'shared-contracts/entities/agreementItem.ts';
import {
  ErasmusCode,
  formatDayMonthYear,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { signingsInOrder } from '../../model/sides.ts';

/** Section D: who signed, those of the local institution first. */
export function SignatureTable({ signings }: { readonly signings: readonly ItemSigning[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  if (signings.length === 0) return <p className={styles.none}>{t('agreementView.SignatureTable.none')}</p>;

  const rows = signingsInOrder(signings).map((signing, index) => ({ ...signing, index }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      id: 'erasmusCode',
      header: t('agreementView.SignatureTable.erasmusCode'),
      cell: ({ institution }) =>
        institution?.erasmusCode ? <ErasmusCode>{institution.erasmusCode}</ErasmusCode> : '-',
      isRowHeader: true,
      width: '132px',
    },
    {
      id: 'title',
      header: t('agreementView.SignatureTable.signerTitle'),
      cell: ({ signer }) => contactTitleText(signer?.title ?? '', tag) || '-',
    },
    {
      id: 'givenName',
      header: t('agreementView.SignatureTable.givenName'),
      cell: ({ signer }) => signer?.givenName || '-',
    },
    {
      id: 'familyName',
      header: t('agreementView.SignatureTable.familyName'),
      cell: ({ signer }) => signer?.familyName || '-',
    },
    {
      id: 'address',
      header: t('agreementView.SignatureTable.address'),
      cell: ({ signer }) => signer?.address || '-',
    },
    {
      id: 'email',
      header: t('agreementView.SignatureTable.email'),
      cell: ({ signer }) => signer?.email || '-',
      width: '24%',
    },
    {
      id: 'date',
      header: t('agreementView.SignatureTable.date'),
      cell: ({ signingDate }) => formatDayMonthYear(signingDate) || '-',
      width: '112px',
    },
  ];
  return (
    <DataTable
      caption={t('agreementView.SignatureTable.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ index }) => index}
      hasManyColumns
    />
  );
}

const useStyles = makeStyles({ none: { margin: 0, color: tokens.colorNeutralForeground2 } });
