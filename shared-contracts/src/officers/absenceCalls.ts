import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';
import { ABSENCE_CHANGES_DAYS, absenceChangesSchema, MAX_ABSENCE_CHANGES } from './absenceChanges.ts';
import { absencesSchema, newAbsenceSchema } from './absences.ts';

const ABSENCES = { description: 'The absences that are not over.', schema: absencesSchema };

export const listAbsences = {
  base: 'exchange',
  methods: ['GET'],
  path: '/officers/absences',
  permission: 'iia_edit_iro',
  summary: 'Lists who of the office is away or will be, and who stands in for them.',
  reply: ABSENCES,
} as const satisfies Call;

export const addAbsence = {
  base: 'exchange',
  methods: ['POST'],
  path: '/officers/absences',
  permission: 'iia_edit_iro',
  summary:
    'Enters that somebody of the office is away, the caller or a colleague; answers as the list does. Nobody is away twice on one day, and whoever is away stands in for nobody.',
  body: newAbsenceSchema,
  bounds: SMALL_BODY,
  reply: ABSENCES,
  refusals: [400, 409],
} as const satisfies Call;

export const removeAbsence = {
  base: 'exchange',
  methods: ['DELETE'],
  path: '/officers/absences/{id}',
  permission: 'iia_edit_iro',
  summary: 'Ends an absence, or takes one back; answers as the list does.',
  reply: ABSENCES,
} as const satisfies Call;

export const listAbsenceChanges = {
  base: 'exchange',
  methods: ['GET'],
  path: '/officers/absences/changes',
  permission: 'iia_edit_iro',
  summary: `Lists who entered and removed absences in the last ${ABSENCE_CHANGES_DAYS} days, the latest first, ${MAX_ABSENCE_CHANGES} at most.`,
  reply: { description: 'The changes.', schema: absenceChangesSchema },
} as const satisfies Call;
