import { useRef } from 'react';
import { useApi, useQuery } from 'shared-client';
import { makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { ListPart } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useActivation } from '../../useActivation.ts';
import { useLocalFactsheetActions } from '../../useLocalFactsheetActions.ts';
import { activeLocalFactsheetQuery } from '../../api/localFactsheets.queries.ts';
import { ActivationNote } from './ActivationNote.tsx';
import { ActivationQuestion } from './ActivationQuestion.tsx';
import { ActiveFactsheetCard } from './ActiveFactsheetCard.tsx';
import { DeletionQuestion } from './DeletionQuestion.tsx';
import { InactiveFactsheets } from './InactiveFactsheets.tsx';

type LocalFactsheetsProps = {
  /** Page of the inactive ones, counted from 0. */
  readonly page: number;
  readonly onPage: (page: number, history?: 'replace') => void;
};

/** The factsheets of the local institution: the active one, and below it the others. */
export function LocalFactsheets({ page, onPage }: LocalFactsheetsProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const activeHeading = useRef<HTMLHeadingElement>(null);
  const inactiveHeading = useRef<HTMLHeadingElement>(null);
  const actions = useLocalFactsheetActions({
    onDuplicated: () => {
      onPage(0);
      // The row that was duplicated may have moved to another page, and its button with it.
      inactiveHeading.current?.focus();
    },
    // The row and its button are gone.
    onDeleted: () => inactiveHeading.current?.focus(),
  });
  const active = useQuery(activeLocalFactsheetQuery(useApi()));
  const [activeRow] = active.data?.value ?? [];
  const activation = useActivation(activeRow, () => activeHeading.current?.focus());
  return (
    <Stack gap="L">
      <section aria-labelledby="active-factsheet">
        <h2 id="active-factsheet" ref={activeHeading} tabIndex={-1} className={styles.heading}>
          {t('factsheetList.LocalFactsheets.active')}
        </h2>
        <Stack gap="M">
          <ActivationNote activation={activation} />
          <ActiveFactsheetCard active={active} actions={actions} />
        </Stack>
      </section>
      <ListPart labelledBy="inactive-factsheets">
        <h2 id="inactive-factsheets" ref={inactiveHeading} tabIndex={-1} className={styles.heading}>
          {t('factsheetList.LocalFactsheets.inactive')}
        </h2>
        <InactiveFactsheets actions={actions} activation={activation} page={page} onPage={onPage} />
      </ListPart>
      <ActivationQuestion activation={activation} active={activeRow} />
      <DeletionQuestion actions={actions} />
    </Stack>
  );
}

const useStyles = makeStyles({
  heading: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
});
