import { badQuery, quote } from './badQuery.ts';

/**
 * Reads the query string of an address into its options.
 *
 * Throws a `Problem` (400) when the percent signs do not decode, or an option stands twice.
 */
export function readQueryString(address: string): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  const question = address.indexOf('?');
  if (question < 0) return options;
  for (const pair of address.slice(question + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    if (options.has(name)) {
      throw badQuery(quote(name), { en: 'An option stands twice.', el: 'Μια επιλογή υπάρχει δύο φορές.' });
    }
    options.set(name, equals < 0 ? '' : decode(pair.slice(equals + 1)));
  }
  return options;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw badQuery(quote(text), {
      en: 'The address holds a percent sign that encodes nothing.',
      el: 'Η διεύθυνση έχει σύμβολο % που δεν κωδικοποιεί κάτι.',
    });
  }
}
