import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';
import { newNoteSchema } from './agreementNotes.ts';
import { applicationNotesSchema } from './applicationNotes.ts';

/** A text whose every character JSON writes by its number. */
const LETTER = { ...SMALL_BODY, bytes: 32_768 };

const NOTES = {
  description: 'All that was written about the application.',
  schema: applicationNotesSchema,
};

export const listApplicationNotes = {
  base: 'exchange',
  methods: ['GET'],
  path: '/applications/{id}/notes',
  permission: 'application_settings',
  summary: 'Lists what the office wrote about an application for colleagues.',
  reply: NOTES,
} as const satisfies Call;

export const addApplicationNote = {
  base: 'exchange',
  methods: ['POST'],
  path: '/applications/{id}/notes',
  permission: 'application_settings',
  summary: 'Writes a note, or that somebody called; answers as the list does.',
  body: newNoteSchema,
  bounds: LETTER,
  reply: NOTES,
  refusals: [400, 409],
} as const satisfies Call;

export const removeApplicationNote = {
  base: 'exchange',
  methods: ['DELETE'],
  path: '/applications/notes/{id}',
  permission: 'application_settings',
  summary: 'Takes back a note of the caller’s own.',
  reply: NOTES,
  refusals: [409],
} as const satisfies Call;
