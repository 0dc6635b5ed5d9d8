import { contactTitleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import type { PersonMember, PersonWording } from 'shared-contracts/people/people.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useLanguage } from 'shared-ui/core';

/** Gives the function that says a member of a person's record as people read it; '' for none. */
export function useMemberTexts(): (member: PersonMember, said: PersonWording) => string {
  const { language, tag } = useLanguage();
  return (member, said) => {
    if (member === 'department') return said.department === null ? '' : nameIn(said.department, language);
    const value = said[member] ?? '';
    return member === 'title' ? contactTitleText(value, tag) : value;
  };
}
