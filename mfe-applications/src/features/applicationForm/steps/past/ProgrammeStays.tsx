import { useState } from 'react';
import { PartList } from 'shared-record/edit';
import { useTranslation } from 'shared-ui/core';
import { CheckboxGroupField, useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm } from '../../formContext.ts';
import type { ApplicationForm, PastMobilityForm } from '../../model/form/applicationForm.ts';
import { newStay, placesOf, type PastProgramme } from '../../model/form/pastStays.ts';
import { StayFields } from './StayFields.tsx';

const LIST = 'pastMobilityData';

/** A programme that is ticked, and the stays under it; a tick that is taken back and set again brings them back. */
export function ProgrammeStays({ programme }: { readonly programme: PastProgramme }) {
  const { t } = useTranslation(MODULE_ID);
  const { isReadOnly } = useApplicationForm();
  const { control, getValues, setValue } = useFormContext<ApplicationForm>();
  const stays = useWatch({ control, name: LIST });
  const places = placesOf(stays, programme);
  const [cleared, setCleared] = useState<readonly PastMobilityForm[]>([]);
  const put = (all: PastMobilityForm[]) => setValue(LIST, all, { shouldDirty: true });
  const name = t(`applicationForm.pastProgramme.${programme}`);

  const tick = (isTicked: boolean) => {
    const all = getValues(LIST);
    if (isTicked) {
      put([...all, ...(cleared.length > 0 ? cleared : [newStay(programme)])]);
      return;
    }
    setCleared(all.filter((stay) => stay.programme === programme));
    put(all.filter((stay) => stay.programme !== programme));
  };
  return (
    <>
      <CheckboxGroupField
        label={name}
        isLabelHidden
        chosen={places.length > 0 ? [programme] : []}
        choices={[{ value: programme, label: name }]}
        onChange={(chosen) => tick(chosen.length > 0)}
        isDisabled={isReadOnly}
      />
      {places.length > 0 && (
        <PartList
          name={`${LIST}.${programme}`}
          legend={t('applicationForm.ProgrammeStays.legend', { programme: name })}
          count={places.length}
          minimum={1}
          addLabel={t('applicationForm.ProgrammeStays.add')}
          removeLabel={(number) => t('applicationForm.ProgrammeStays.remove', { number })}
          onAdd={() => put([...getValues(LIST), newStay(programme)])}
          onRemove={(removed) => put(getValues(LIST).filter((_, place) => place !== places[removed]))}
          isDisabled={isReadOnly}
        >
          {(number) => <StayFields key={places[number]} index={places[number] ?? 0} />}
        </PartList>
      )}
    </>
  );
}
