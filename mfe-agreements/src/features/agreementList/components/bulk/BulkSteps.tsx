import { type BulkWork, TELLING_WORKS } from 'shared-contracts/bulk/bulkWorks.ts';
import { Button, useNavigate, useTranslation } from 'shared-ui/core';
import { ActionMenu } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Steps in the order in which an agreement comes to them; of those of `partners` the partners hear. */
const GROUPS = [
  { name: 'agreements', works: ['submit', 'takeOver'] },
  { name: 'partners', works: TELLING_WORKS },
  { name: 'local', works: ['setLocalFinalized', 'unsetLocalFinalized'] },
] as const satisfies readonly { readonly name: string; readonly works: readonly BulkWork[] }[];
/** What agreements can be made to say; a menu of its own, as one with all of it is longer than a small screen is high. */
const CHANGES = [
  'changeYears',
  'changePlaces',
  'changeLanguages',
  'changeContacts',
  'changeDepartments',
] as const satisfies readonly BulkWork[];

/** Leads to the preview of a step with the agreements that are chosen: renewing them at once, all others by a menu. */
export function BulkSteps({ ids }: { readonly ids: ReadonlySet<number> }) {
  const { t } = useTranslation(MODULE_ID);
  const navigate = useNavigate();
  const leadTo = (address: string) =>
    void navigate(address, { state: { agreements: [...ids].toSorted((a, b) => a - b) } });
  const open = (work: BulkWork) => leadTo(`/iia/bulk/new?work=${work}`);
  const actionOf = (work: BulkWork) => ({
    id: work,
    label: t(`agreementList.BulkSteps.${work}`),
    onChoose: () => open(work),
  });
  return (
    <>
      <Button size="small" appearance="primary" onClick={() => open('renew')}>
        {t('agreementList.BulkSteps.renew')}
      </Button>
      <ActionMenu
        label={t('agreementList.BulkSteps.more')}
        icon="send"
        size="small"
        actions={GROUPS.map(({ name, works }) => ({
          label: t(`agreementList.BulkSteps.groups.${name}`),
          actions: works.map(actionOf),
        }))}
      />
      <ActionMenu
        label={t('agreementList.BulkSteps.change')}
        icon="edit"
        size="small"
        actions={CHANGES.map(actionOf)}
      />
      <Button size="small" appearance="subtle" onClick={() => leadTo('/iia/bulk/pdf')}>
        {t('agreementList.BulkSteps.pdf')}
      </Button>
    </>
  );
}
