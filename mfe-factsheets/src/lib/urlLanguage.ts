/** Language of every web address that is typed into a factsheet. Source: specification document 3, section 5, step 4. */
export const URL_LANGUAGE = 'en';
