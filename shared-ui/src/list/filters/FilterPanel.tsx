import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../action/Button.tsx';
import { ModalDialog } from '../../overlay/ModalDialog.tsx';
import { useFilterStyles } from './filterStyles.ts';

type FilterPanelProps = {
  readonly activeFilterCount: number;
  readonly onClearFilters: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Holds the filters over the page, for windows that have no room beside the list. */
export function FilterPanel({ activeFilterCount, onClearFilters, onClose, children }: FilterPanelProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useFilterStyles();
  return (
    <ModalDialog
      shape="panel"
      title={t('ListLayout.filters', { count: activeFilterCount })}
      onCancel={onClose}
      actions={
        <>
          {onClearFilters && (
            <Button isDisabled={activeFilterCount === 0} onClick={onClearFilters}>
              {t('ListLayout.clear')}
            </Button>
          )}
          <Button appearance="primary" onClick={onClose}>
            {t('FilterPanel.show')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>{children}</div>
    </ModalDialog>
  );
}
