/** What the information on personal data tells, in order. Source: Regulation (EU) 2016/679, article 13. */
export const PRIVACY_NOTICE_PARTS = [
  'controller',
  'purpose',
  'basis',
  'consent',
  'special',
  'recipients',
  'retention',
  'rights',
  'contact',
] as const;
