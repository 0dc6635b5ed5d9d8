import { useState } from 'react';
import {
  Alert,
  Button,
  Cluster,
  ConfirmDialog,
  formatDayMonthYearTime,
  Stack,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { OfferedDraft } from '../useRowDrafts.ts';

type DraftsNoticeProps = {
  readonly drafts: readonly OfferedDraft[];
  readonly onTake: (drafts: readonly OfferedDraft[]) => void;
  readonly onDrop: (drafts: readonly OfferedDraft[]) => void;
};

/** Offers the cells that were typed here before and never saved. What this release cannot read can be copied. */
export function DraftsNotice({ drafts, onTake, onDrop }: DraftsNoticeProps) {
  const { t } = useTranslation(MODULE_ID);
  const [isAsked, setIsAsked] = useState(false);
  if (drafts.length === 0) return null;
  const count = new Set(drafts.map(({ agreement }) => agreement)).size;
  const newest = drafts
    .map(({ draft }) => draft?.savedAt ?? '')
    .toSorted()
    .at(-1);
  const unreadable = drafts.filter(({ draft }) => draft === null).map(({ text }) => text);
  return (
    <Alert kind="information">
      <Stack gap="S">
        <span>
          {newest
            ? t('mobilityGrid.DraftsNotice.text', { count, time: formatDayMonthYearTime(newest) })
            : t('mobilityGrid.DraftsNotice.unreadable')}
        </span>
        {unreadable.length > 0 && (
          <textarea
            readOnly
            rows={4}
            aria-label={t('mobilityGrid.DraftsNotice.texts')}
            value={unreadable.join('\n\n')}
          />
        )}
        <Cluster gap="S">
          {newest && (
            <Button size="small" appearance="primary" onClick={() => onTake(drafts)}>
              {t('mobilityGrid.DraftsNotice.take')}
            </Button>
          )}
          <Button size="small" icon="delete" onClick={() => setIsAsked(true)}>
            {t('mobilityGrid.DraftsNotice.drop')}
          </Button>
        </Cluster>
      </Stack>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('mobilityGrid.DraftsNotice.askTitle')}
        text={t('mobilityGrid.DraftsNotice.ask', { count })}
        confirmLabel={t('mobilityGrid.DraftsNotice.drop')}
        cancelLabel={t('mobilityGrid.DraftsNotice.keep')}
        onConfirm={() => {
          setIsAsked(false);
          onDrop(drafts);
        }}
        onCancel={() => setIsAsked(false)}
      />
    </Alert>
  );
}
