import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useCan } from 'shared-auth';
import { Tabs, useSearchParams, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { OPEN_TABS, parseViewTab, VIEW_TAB_LABEL, VIEW_TABS, type ViewTab } from '../model/viewTabs.ts';
import { ApprovalTable } from './logs/ApprovalTable.tsx';
import { CopiesTab } from './copies/CopiesTab.tsx';
import { DeliveriesTab } from './logs/DeliveriesTab.tsx';
import { DetailsTab } from './details/DetailsTab.tsx';
import { HistoryTab } from './logs/HistoryTab.tsx';
import { NotesTab } from './notes/NotesTab.tsx';
import { NotificationTable } from './logs/NotificationTable.tsx';

const TAB_KEY = 'tab';

/** The sheet, and for the office what network and portal recorded about the agreement. The tab stands in the address. */
export function ViewTabs({ agreement }: { readonly agreement: AgreementItem }) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('iia_edit_iro');
  const [search, setSearch] = useSearchParams();
  const tabs = isOffice ? VIEW_TABS : OPEN_TABS;
  const selected = parseViewTab(search.get(TAB_KEY), tabs);
  const select = (tab: ViewTab) =>
    setSearch(tab === 'details' ? {} : { [TAB_KEY]: tab }, { replace: true, preventScrollReset: true });
  return (
    <Tabs
      label={t('agreementView.tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(VIEW_TAB_LABEL[id]) }))}
      selected={selected}
      onSelect={select}
    >
      {selected === 'details' && <DetailsTab agreement={agreement} />}
      {selected === 'copies' && <CopiesTab agreement={agreement} />}
      {selected === 'notifications' && <NotificationTable agreementId={agreement.id} />}
      {selected === 'approvals' && <ApprovalTable agreementId={agreement.id} />}
      {selected === 'deliveries' && <DeliveriesTab agreementId={agreement.id} />}
      {selected === 'notes' && <NotesTab agreement={agreement} />}
      {selected === 'history' && <HistoryTab agreementId={agreement.id} />}
    </Tabs>
  );
}
