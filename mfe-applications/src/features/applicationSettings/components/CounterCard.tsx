import type { ApplicationSettingsItem } from 'shared-contracts/applications/entities/applicationSettings.ts';
import { APPLICATION_SETTINGS } from 'shared-contracts/applications/members/application.ts';
import { useState } from 'react';
import { useMemberLabel } from 'shared-record/pages';
import { Button, Card, Cluster, ConfirmDialog, DefinitionList, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { RESET_COUNTER } from '../model/settingsForm.ts';

type CounterCardProps = {
  readonly settings: ApplicationSettingsItem | null;
  /** Value that a save will give the counter; '' when it is left to count on. */
  readonly resetTo: string;
  readonly onReset: (value: string) => void;
};

/** The counter of the application numbers, which nobody types: it counts on, or is reset after a question. */
export function CounterCard({ settings, resetTo, onReset }: CounterCardProps) {
  const { t } = useTranslation(MODULE_ID);
  const labelOf = useMemberLabel(APPLICATION_SETTINGS);
  const [isAsking, setIsAsking] = useState(false);
  const counter = settings?.applicationCounter ?? RESET_COUNTER;
  const isReset = resetTo !== '';
  const value = isReset ? resetTo : String(counter);
  return (
    <Card gap="S">
      <Cluster justify="between">
        <DefinitionList entries={[[labelOf('applicationCounter'), value]]} shape="strip" />
        {isReset ? (
          <Button onClick={() => onReset('')}>{t('applicationSettings.counter.keep', { counter })}</Button>
        ) : (
          <Button
            disabledReason={counter === RESET_COUNTER ? t('applicationSettings.counter.isReset') : undefined}
            onClick={() => setIsAsking(true)}
          >
            {t('applicationSettings.counter.reset')}
          </Button>
        )}
      </Cluster>
      <span role="status">
        {t(isReset ? 'applicationSettings.counter.pending' : 'applicationSettings.counter.hint')}
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('applicationSettings.counter.title')}
        text={t('applicationSettings.counter.question')}
        confirmLabel={t('applicationSettings.counter.yes')}
        cancelLabel={t('applicationSettings.counter.no')}
        onConfirm={() => {
          setIsAsking(false);
          onReset(String(RESET_COUNTER));
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
