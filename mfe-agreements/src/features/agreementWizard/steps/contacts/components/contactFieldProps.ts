/** Which of the two steps with contacts. */
export type ContactSide = 'local' | 'partner';
export type ContactFieldProps = {
  /** Where the contact lies in the form. */
  readonly contact: `${ContactSide}Contacts.${number}`;
  readonly side: ContactSide;
  readonly isDisabled: boolean;
};
