import { PROGRAMME } from 'shared-contracts/applications/applications.ts';
import { PREFERRED_MOBILITY } from 'shared-contracts/applications/members/applicationParts.ts';
import { choiceOf } from 'shared-contracts/applications/preferredMobilityCheck.ts';
import { useMemberLabel } from 'shared-record/pages';
import {
  Alert,
  Button,
  Cluster,
  DefinitionList,
  fieldErrorText,
  makeStyles,
  Stack,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { useApplicationForm } from '../../../formContext.ts';
import type { ApplicationForm, PreferredMobilityForm } from '../../../model/form/applicationForm.ts';
import type { Choice } from '../model/choiceOptions.ts';
import { placeProblem } from '../model/mobilityProblems.ts';
import { useEntryChange } from '../useEntryChange.ts';
import { ChoiceTerms } from './ChoiceTerms.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TimeFields } from './TimeFields.tsx';

type MobilityEntryProps = {
  readonly index: number;
  readonly count: number;
  readonly choices: readonly Choice[];
  readonly isKnown: boolean;
  readonly year: number;
  /** Changes places with the one before or behind; given where there are several. */
  readonly onMove: ((step: -1 | 1) => void) | undefined;
  /** Given where the entry can be taken out. */
  readonly onRemove: (() => void) | undefined;
};

/** One preferred mobility: where, by which agreement, when and how long. */
export function MobilityEntry({
  index,
  count,
  choices,
  isKnown,
  year,
  onMove,
  onRemove,
}: MobilityEntryProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const label = useMemberLabel(PREFERRED_MOBILITY);
  const { type, isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const path = `prefferedMobility.${index}` as const;
  // The entry is gone before its fields are, while it is removed.
  const entry = useWatch({ control, name: path }) as PreferredMobilityForm | undefined;
  const change = useEntryChange(index);
  if (entry === undefined) return null;
  const choice = choiceOf(entry, choices);
  const problem = isReadOnly ? null : placeProblem(type, entry, isKnown ? choices : null);
  return (
    <fieldset ref={change.frame} className={styles.entry} data-entry={path} data-field={path} tabIndex={-1}>
      <legend className={styles.legend}>
        {count === 1
          ? t('preferredMobility.legendOne')
          : t('preferredMobility.legend', { number: index + 1 })}
      </legend>
      <Stack gap="L">
        <DefinitionList
          shape="strip"
          entries={[
            [label('type'), t(`preferredMobility.type.${type}`)],
            [
              label('programme'),
              entry.programme === '' || entry.programme === PROGRAMME
                ? t('preferredMobility.programme')
                : entry.programme,
            ],
          ]}
        />
        {problem && (
          <Alert kind="warning">
            {t('preferredMobility.unfit')} {fieldErrorText({ code: problem.code }, t)}
          </Alert>
        )}
        <PlaceFields index={index} entry={entry} choices={choices} onChoose={change.choose} />
        {choice && (
          <ChoiceTerms
            index={index}
            choice={choice}
            startSemester={entry.startSemester}
            monthDuration={entry.monthDuration}
          />
        )}
        <TimeFields index={index} entry={entry} year={year} onChoose={change.choose} />
        {change.cleared && (
          <Alert
            kind="information"
            action={
              <Button size="small" onClick={change.undo}>
                {t('preferredMobility.undo')}
              </Button>
            }
          >
            {t('preferredMobility.cleared', { members: change.cleared.members.map(label).join(', ') })}
          </Alert>
        )}
        {(onMove ?? onRemove) && (
          <Cluster gap="S">
            {onMove && <MoveButtons index={index} count={count} onMove={onMove} />}
            {onRemove && (
              <Button size="small" icon="delete" onClick={onRemove}>
                {t('preferredMobility.remove', { number: index + 1 })}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </fieldset>
  );
}

const useStyles = makeStyles({
  entry: {
    minWidth: 0,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  legend: {
    padding: `0 ${tokens.spacingHorizontalXS}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
