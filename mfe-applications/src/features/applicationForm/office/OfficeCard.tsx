import { OfficerLine } from 'shared-record/officers';
import {
  Card,
  DefinitionList,
  formatDayMonthYear,
  Stack,
  StatusBadge,
  type StatusTone,
  useTranslation,
} from 'shared-ui/core';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ValueNames } from '../model/answers/describeValue.ts';
import type { OpenedApplication } from '../model/form/openedApplication.ts';

type OfficeCardProps = {
  readonly application: OpenedApplication & { readonly id: number };
  readonly names: ValueNames;
};

/** For the office: how an application stands, where it leads, and who of the office is in charge. */
export function OfficeCard({ application, names }: OfficeCardProps) {
  const { t } = useTranslation(MODULE_ID);
  const { id, dateSubmitted, dateReturned, form } = application;
  const decision = decisionOf(application);
  const department = form.studiesData.department;
  const wished = form.prefferedMobility.flatMap(({ institution }) => institution ?? []);
  // Names come after the application.
  const nameOf = (member: 'department' | 'institution', id: number) => names.recordName(member, id) ?? '…';
  const notKnown = t('applicationForm.notKnown');
  return (
    <Card as="section" aria-label={t('applicationForm.office.label')}>
      <Stack gap="M">
        <DefinitionList
          shape="strip"
          entries={[
            [
              t('applicationForm.office.decision'),
              <StatusBadge key="decision" tone={DECISION_TONE[decision]}>
                {t(`applicationForm.office.decisions.${decision}`)}
              </StatusBadge>,
            ],
            [t('applicationForm.office.submitted'), formatDayMonthYear(dateSubmitted) || notKnown],
            ...(dateReturned === null
              ? []
              : [[t('applicationForm.office.returned'), formatDayMonthYear(dateReturned)] as const]),
            [
              t('applicationForm.office.department'),
              department === null ? notKnown : nameOf('department', department),
            ],
            [
              t('applicationForm.office.destinations'),
              wished.map((institution) => nameOf('institution', institution)).join(' · ') || notKnown,
            ],
          ]}
        />
        <OfficerLine set="ApplicationStudentStudiesForms" id={id} queryKey={APPLICATIONS_KEY} />
      </Stack>
    </Card>
  );
}

type Decision = 'draft' | 'returned' | 'open' | 'validated' | 'unknown';

const DECISION_TONE = {
  draft: 'neutral',
  returned: 'warning',
  open: 'brand',
  validated: 'success',
  unknown: 'neutral',
} as const satisfies Record<Decision, StatusTone>;

/** The same as the list's filter: what was sent back is a draft again until its student submits it. */
function decisionOf({ status, isReturned }: OpenedApplication): Decision {
  if (isReturned) return 'returned';
  return status === 'submitted' ? 'open' : status;
}
