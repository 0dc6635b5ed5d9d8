import { isSame, type IsDue } from 'shared-record/model';
import type { FactsheetForm } from './factsheetForm.ts';

/** Saved from one of its steps, a factsheet may go on lacking what it lacks: what was changed has to be in order. The last step's save asks for all of it. */
export const isDueInFactsheet: IsDue<FactsheetForm> = ({ field }, form, { opened, isWhole }) => {
  const [member = ''] = field.split('.');
  return isWhole || !isSame(Reflect.get(form, member), Reflect.get(opened, member));
};
