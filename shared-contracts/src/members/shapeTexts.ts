import * as z from 'zod/mini';
import { isStorableText } from '../text/storableText.ts';
import { ONE_LINE_LENGTH, toOneLine } from '../text/oneLine.ts';

/** Text of a value object, of so many characters at most; one that cannot be stored is refused as it is. */
export const text = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.overwrite((value) =>
      maxLength <= ONE_LINE_LENGTH && isStorableText(value) ? toOneLine(value) : value,
    ),
  );
/** The same, where it may be left out or empty. */
export const optionalText = (maxLength: number) => z.optional(z.nullable(text(maxLength)));
