import type { ItemSigning } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { SIGNING } from 'shared-contracts/agreements/members/agreementParts.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { contactTitleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { hasPersonName, personText } from 'shared-contracts/institutions/members/personText.ts';
import { useMemberLabel } from 'shared-record/pages';
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
import { signingsInOrder } from '../../model/details/sides.ts';

/** Section D: who signed, those of the local institution first. */
export function SignatureTable({ signings }: { readonly signings: readonly ItemSigning[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const signingLabel = useMemberLabel(SIGNING);
  const institutionLabel = useMemberLabel(INSTITUTION);
  const contactLabel = useMemberLabel(CONTACT);
  if (signings.length === 0) return <p className={styles.none}>{t('agreementView.SignatureTable.none')}</p>;

  const rows = signingsInOrder(signings).map((signing, index) => ({ ...signing, index }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      id: 'erasmusCode',
      header: institutionLabel('erasmusCode'),
      cell: ({ institution }) =>
        institution?.erasmusCode ? <ErasmusCode>{institution.erasmusCode}</ErasmusCode> : '-',
      isRowHeader: true,
      width: '132px',
    },
    {
      id: 'title',
      header: contactLabel('title'),
      cell: ({ signer }) => contactTitleText(signer?.title ?? '', tag) || '-',
    },
    {
      id: 'givenName',
      header: t('agreementView.SignatureTable.givenName'),
      cell: ({ signer }) => (signer && hasPersonName(signer) && signer.givenName) || '-',
    },
    {
      id: 'familyName',
      header: t('agreementView.SignatureTable.familyName'),
      cell: ({ signer }) =>
        (signer && (hasPersonName(signer) ? signer.familyName : personText(signer, tag))) || '-',
    },
    {
      id: 'address',
      header: contactLabel('address'),
      cell: ({ signer }) => signer?.address || '-',
    },
    {
      id: 'email',
      header: contactLabel('email'),
      cell: ({ signer }) => signer?.email || '-',
      width: '24%',
    },
    {
      id: 'date',
      header: signingLabel('signingDate'),
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
