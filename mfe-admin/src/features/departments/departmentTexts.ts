/** What the record desk says otherwise for a department. */
export const departmentTexts = { 'SavedOverlay.saved': 'departments.form.saved' } as const;
