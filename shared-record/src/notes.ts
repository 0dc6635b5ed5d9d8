// What the office writes about a record for colleagues, and small forms whose text outlives the tab. Bundled where it is used.
export { NoteForm, type NoteFormTexts } from './notes/NoteForm.tsx';
export { NoteList } from './notes/NoteList.tsx';
export { NOTE_FORM, type NoteValues } from './notes/noteValues.ts';
export { type KeptText, useKeptForm, useKeptText } from './notes/useKeptForm.ts';
