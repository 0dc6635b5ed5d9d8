import type { Call } from '../call/call.ts';
import { PLACE_KINDS } from '../places/placeTerms.ts';
import { REPORT_GROUPINGS, reportSchema } from './report.ts';

export const readReport = {
  base: 'api',
  methods: ['GET'],
  path: '/Report',
  permission: 'iia_excel_export',
  summary: 'Counts agreements and places of an academic year beside those of the year before.',
  query: {
    year: {
      type: 'whole',
      minimum: 0,
      maximum: 2200,
      default: 0,
      description: 'Academic year, by the calendar year in which it begins; 0: the present one.',
    },
    by: {
      type: 'text',
      maxLength: 20,
      description: `One of ${REPORT_GROUPINGS.join(', ')}, of these the first where it is left out.`,
    },
    kind: {
      type: 'text',
      maxLength: 20,
      description: `Places of one of ${PLACE_KINDS.join(', ')}, or of all kinds.`,
    },
  },
  reply: { description: 'The numbers, as far as the caller may know them.', schema: reportSchema },
} as const satisfies Call;
