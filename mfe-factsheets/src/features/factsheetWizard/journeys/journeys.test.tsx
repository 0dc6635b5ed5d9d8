import { tryJourneys } from 'shared-record/testing';
import { FACTSHEET_FORM } from '../model/factsheetForm.ts';
import { FACTSHEET_STEPS } from '../model/factsheetSteps.ts';
import { openWizard } from '../testing/openWizard.tsx';
import { FACTSHEET_JOURNEYS } from './journeys.ts';

const MAP = { ways: { edit: FACTSHEET_STEPS }, empty: FACTSHEET_FORM.empty(), ends: ['save', 'saveStep'] };

describe('journeys through the factsheet wizard', () => {
  tryJourneys(MAP, FACTSHEET_JOURNEYS, () => {
    const { saves, ...page } = openWizard();
    return { ...page, sent: saves };
  });
});
