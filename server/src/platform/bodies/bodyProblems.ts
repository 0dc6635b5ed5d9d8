import { Problem } from '../problems/problem.ts';

/** Refusal of a body that holds more bytes than its call takes. */
export function tooLarge(limit: number): Problem {
  return new Problem('too-large', {
    en: `The body is larger than ${limit} bytes.`,
    el: `Το σώμα ξεπερνά τα ${limit} bytes.`,
  });
}

/** Refusal of a body that would take too long to read. */
export function tooComplex(): Problem {
  return new Problem('bad-body', {
    en: 'The body is nested too deeply or holds too many values.',
    el: 'Το σώμα έχει υπερβολικά πολλά επίπεδα ή υπερβολικά πολλές τιμές.',
  });
}

/** Refusal of a body whose sender was gone before its end; nobody may be there to read it. */
export function brokenOff(): Problem {
  return new Problem('bad-body', {
    en: 'The body did not come in whole. Nothing was saved.',
    el: 'Το σώμα δεν έφτασε ολόκληρο. Τίποτα δεν αποθηκεύτηκε.',
  });
}

/** Refusal of bytes that are no text. */
export function notUtf8(): Problem {
  return new Problem('bad-body', {
    en: 'The body is not UTF-8.',
    el: 'Το σώμα του αιτήματος δεν είναι κωδικοποιημένο σε UTF-8.',
  });
}
