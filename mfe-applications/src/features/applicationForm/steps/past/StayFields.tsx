import { PAST_MOBILITY } from 'shared-contracts/applications/members/applicationParts.ts';
import { NumberField, TextField } from 'shared-ui/fields';
import { CycleField } from '../../components/CycleField.tsx';
import { useMemberProps } from '../../components/useMemberProps.ts';

/** One earlier stay abroad. */
export function StayFields({ index }: { readonly index: number }) {
  const field = useMemberProps(PAST_MOBILITY, `pastMobilityData.${index}`);
  return (
    <>
      <CycleField {...field('studyCycle')} />
      <NumberField {...field('year')} isWhole />
      <NumberField {...field('semesterDuration')} isWhole />
      <TextField {...field('sendingInstitution')} />
    </>
  );
}
