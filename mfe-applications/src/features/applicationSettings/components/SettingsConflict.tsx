import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { APPLICATION_SETTINGS } from 'shared-contracts/applications/members/application.ts';
import { ConflictPanel } from 'shared-record/edit';
import type { Conflict } from 'shared-record/model';
import { useMemberLabel } from 'shared-record/pages';
import { formatDate, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { SETTINGS_SHAPE, type SettingsForm } from '../model/settingsForm.ts';

const MEMBER = {
  firstDay: 'applicationStart',
  lastDay: 'applicationStop',
  year: 'academicYear',
  confirmsByMail: 'confirmsByMail',
  counter: 'applicationCounter',
} as const satisfies Record<keyof SettingsForm, string>;

type SettingsConflictProps = {
  readonly conflict: Conflict<SettingsForm>;
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Shows what a colleague has saved meanwhile beside what stands here, as people read it. */
export function SettingsConflict({ conflict, onResolve }: SettingsConflictProps) {
  const labelOf = useMemberLabel(APPLICATION_SETTINGS);
  const { tag } = useLanguage();
  const { t } = useTranslation(MODULE_ID);
  const inWords = ({ firstDay, lastDay, year, confirmsByMail, counter }: SettingsForm): SettingsForm => ({
    firstDay: formatDate(firstDay, tag) || firstDay,
    lastDay: formatDate(lastDay, tag) || lastDay,
    year: year === '' ? '' : academicYearName(Number(year)),
    confirmsByMail: t(`applicationSettings.confirmsByMail.${confirmsByMail === 'no' ? 'no' : 'yes'}`),
    counter,
  });
  return (
    <ConflictPanel
      conflict={{
        opened: inWords(conflict.opened),
        mine: inWords(conflict.mine),
        theirs: inWords(conflict.theirs),
      }}
      shape={SETTINGS_SHAPE}
      labelOf={(field) => labelOf(MEMBER[field])}
      onKeepMine={() => onResolve('mine')}
      onTakeTheirs={() => onResolve('theirs')}
    />
  );
}
