import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { University } from 'shared-contracts/portal/university.ts';
import { EnvironmentError } from '../environmentError.ts';
import { webAddress } from '../variableShapes.ts';
import { brandRamp } from './brandRamp.ts';
import { weakPairs } from './brandPairs.ts';

/** Folder of the server's addresses that hold what belongs to the university. */
export const UNIVERSITY_FOLDER = 'university';
const DESCRIPTION = 'university.json';
const SVG = { name: 'logo.svg', type: 'image/svg+xml' } as const;
const PNG = { name: 'logo.png', type: 'image/png' } as const;
const LOGO_BYTES = 200_000;

/** - address: where the portal gives it; type: of its content */
export type Logo = { readonly name: string; readonly type: string; readonly content: Buffer };

/** - logos: those that there are, the one of screens first */
export type UniversityFiles = { readonly university: University; readonly logos: readonly Logo[] };

/** The logo as a PNG, where there is one: neither mail programs nor the PDF library take an SVG. */
export function pngOf(files: UniversityFiles | null): Buffer | null {
  return files?.logos.find(({ type }) => type === PNG.type)?.content ?? null;
}

const text = z.string().trim().min(1).max(200);
const texts = z.strictObject({ en: text, el: text });
const described = z.strictObject({
  name: texts,
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .transform((colour) => colour.toLowerCase())
    .optional(),
  office: z.strictObject({
    email: z.email(),
    phone: z
      .string()
      .regex(/^\+?[\d ()-]{5,30}$/)
      .optional(),
    address: texts.optional(),
  }),
  dataProtection: z.email().optional(),
  authority: z.strictObject({ name: texts, url: webAddress }).optional(),
});

/**
 * Reads what the university says of itself: `university.json` and a logo in one folder, `logo.svg`, `logo.png`, or the same in both.
 *
 * Throws EnvironmentError that says what is wrong: which member, or which two colours people could not tell apart.
 */
export function readUniversity(folder: string): UniversityFiles {
  const { colour, office, dataProtection, authority, name } = readDescription(path.join(folder, DESCRIPTION));
  const logos = [SVG, PNG].flatMap((kind) => readLogo(folder, kind));
  const [shown] = logos;
  const png = logos.find(({ type }) => type === PNG.type);
  const brand = colour === undefined ? undefined : brandRamp(colour);
  const [weak] = brand === undefined ? [] : weakPairs(brand);
  if (weak !== undefined) {
    const { what, front, ground, ratio, least } = weak;
    throw refused(
      `a folder whose ${DESCRIPTION} names a colour that can be read. With ${colour} ${what} would be ${front} on ${ground}, a contrast of ` +
        `${ratio.toFixed(2)}; WCAG 2.2 asks for ${least} at least`,
    );
  }
  return {
    logos,
    university: {
      name,
      ...(shown !== undefined && { logo: addressOf(shown) }),
      ...(png !== undefined && { picture: addressOf(png) }),
      ...(brand !== undefined && { brand }),
      office: withoutAbsent(office),
      ...(dataProtection !== undefined && { dataProtection }),
      ...(authority !== undefined && { authority }),
    },
  };
}

function readDescription(file: string): z.infer<typeof described> {
  const accepts = `a folder with ${DESCRIPTION}`;
  if (!existsSync(file)) throw refused(`${accepts}, which is not there`);
  const parsed = described.safeParse(parseJson(file));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path: place, code, ...issue }) =>
    code === 'unrecognized_keys' && 'keys' in issue
      ? [...place, ...issue.keys].join('.')
      : place.join('.') || 'all of it',
  );
  throw refused(`${accepts} of the documented shape; at fault is ${[...new Set(places)].join(', ')}`);
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw refused(`a folder whose ${DESCRIPTION} is JSON`);
  }
}

function readLogo(folder: string, kind: Omit<Logo, 'content'>): readonly Logo[] {
  const file = path.join(folder, kind.name);
  if (!existsSync(file)) return [];
  const content = readFileSync(file);
  if (content.length > LOGO_BYTES)
    throw refused(`a folder whose ${kind.name} has ${LOGO_BYTES} bytes at most`);
  return [{ ...kind, content }];
}

/** Another picture has another address: browsers may keep each for long. */
function addressOf({ name, content }: Logo): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `/${UNIVERSITY_FOLDER}/${name}?${hash}`;
}

function withoutAbsent({ email, phone, address }: z.infer<typeof described>['office']): University['office'] {
  return { email, ...(phone !== undefined && { phone }), ...(address !== undefined && { address }) };
}

function refused(accepts: string): EnvironmentError {
  return new EnvironmentError([{ name: 'UNIVERSITY_DIR', accepts }]);
}
