import { isTimeZone } from 'shared-contracts/dates/universityTime.ts';
import * as z from 'zod';
import { identityVariables } from './identityVariables.ts';
import { operationVariables } from './operationVariables.ts';
import { publicVariables } from './publicDestinations.ts';
import { webAddress, wholeNumber } from './variableShapes.ts';

/** Names and passwords in an address may hold `%40` and the like. */
function isDecodable(value: string): boolean {
  try {
    return decodeURIComponent(value) !== '';
  } catch {
    return false;
  }
}

const MODES = ['demo', 'test', 'production'] as const;
const FILE_STORES = ['database', 'folder'] as const;
const SMTP_TLS = ['required', 'off'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Environment variables that are the server's own; each says what it accepts, and an absent one leaves its default. */
export const environmentSchema = z.object({
  PORTAL_ENV: z
    .enum(MODES)
    .optional()
    .describe(`one of ${MODES.join(', ')}`),
  NODE_ENV: z.string().optional().describe('production, or any other word'),
  PORT: wholeNumber(1, 65_535).optional().describe('a port number from 1 to 65535'),
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/)
    .optional()
    .describe('a host name or address to listen on, such as localhost or 0.0.0.0'),
  PUBLIC_URL: webAddress
    .refine((value) => URL.canParse(value) && new URL(value).pathname === '/')
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('the address that people open, such as https://portal.example.org, without a path'),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d|true|false)$/)
    .transform((value) => (/\d/.test(value) ? Number(value) : Number(value === 'true')))
    .optional()
    .describe('how many reverse proxies that set X-Forwarded-For stand before this server, 0 to 9'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address such as postgres://user:password@host:5432/name'),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('the address of the database itself where DATABASE_URL is that of a connection pooler'),
  DATABASE_CONNECTIONS: wholeNumber(1, 200).optional().describe('a number from 1 to 200'),
  DATA_DIR: z.string().optional().describe('a folder that this user may write to'),
  FILE_STORE: z
    .enum(FILE_STORES)
    .optional()
    .describe(`one of ${FILE_STORES.join(', ')}`),
  FILE_DIR: z.string().optional().describe('a folder that this user may write to, for files'),
  FILE_ROOM_MB: wholeNumber(1, 100_000_000)
    .optional()
    .describe('how many megabytes all files may take together, a number from 1 to 100000000'),
  PORTAL_DIR: z.string().optional().describe('the folder of the built portal'),
  ...identityVariables,
  HOME_ORGANIZATION: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .optional()
    .describe('the domain of the university, such as uni.example'),
  EXCHANGE_URL: z
    .string()
    .regex(/^(https?:\/\/|\/)[^\s?#]*$/)
    .optional()
    .describe('a web address, or a path such as /exchange'),
  EWP_REGISTRY_URL: webAddress
    .optional()
    .describe(
      'the address of the catalogue of the EWP registry, such as https://registry.erasmuswithoutpaper.eu/catalogue-v1.xml',
    ),
  EWP_PUBLIC_URL: webAddress
    .refine((value) => URL.canParse(value) && new URL(value).pathname === '/')
    .transform((value) => new URL(value).origin)
    .optional()
    .describe(
      'the address under which partners reach this server, such as https://portal.example.org, without a path',
    ),
  EWP_KEY_FILE: z
    .string()
    .optional()
    .describe('a file with an RSA private key in PEM, of at least 2048 bits'),
  EWP_ADMIN_EMAIL: z
    .email()
    .optional()
    .describe("a mail address of the people who run the server, and nobody's personal one"),
  EWP_PROXY_URL: webAddress
    .optional()
    .describe(
      'the address of an HTTP proxy through which partners are called, such as http://proxy.example.org:3128',
    ),
  EWP_MONITORING: z
    .enum(['true', 'false'])
    .optional()
    .describe("false when failed calls must not be reported to the network's monitoring service, else true"),
  FACTSHEET_HOUR: wholeNumber(0, 23)
    .optional()
    .describe('the hour of the night at which the factsheets of all partners are fetched, 0 to 23'),
  FACTSHEET_TIME_ZONE: z
    .string()
    .refine((value) => isTimeZone(value))
    .optional()
    .describe('the time zone of that hour, such as Europe/Athens'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine((value) => /^smtps?:\/\/(?:[^\s/?#@]*@)?[^\s/?#@]+\/?$/.test(value) && isDecodable(value))
    .optional()
    .describe(
      'an address such as smtp://user:password@mail.example.org:587, or smtps://… for TLS from the start',
    ),
  SMTP_TLS: z
    .enum(SMTP_TLS)
    .optional()
    .describe(`one of ${SMTP_TLS.join(', ')}`),
  MAIL_FROM: z
    .email()
    .optional()
    .describe('the address that mails of the portal come from, such as mobility@example.org'),
  REMINDER_HOUR: wholeNumber(0, 23)
    .optional()
    .describe('the hour from which on reminders are mailed, 0 to 23, in Athens'),
  SAMPLE_AGREEMENTS: wholeNumber(0, 1_000_000)
    .optional()
    .describe('how many sample agreements to make, 0 to 1000000'),
  LOCAL_INSTITUTION: z
    .string()
    .regex(/^[A-Z]{1,3} {0,2}[A-Z0-9-]{3,12}$/)
    .optional()
    .describe(
      'the Erasmus code of the university that runs the portal, such as G  THESSAL01, with its blanks',
    ),
  UNIVERSITY_DIR: z
    .string()
    .optional()
    .describe(
      'a folder with university.json and logo.svg or logo.png, see docs/features/around-the-portal.md',
    ),
  DEMO_PARTNERS: wholeNumber(0, 2)
    .optional()
    .describe('how many demo partners to start beside the demo portal, 0 to 2'),
  DEMO_PARTNER: z
    .enum(['true', 'false'])
    .optional()
    .describe('true when this portal is itself a demo partner, else false'),
  RATE_LIMIT: wholeNumber(0, 10_000_000)
    .optional()
    .describe('how many calls a caller may make in a minute; 0 for no limit'),
  ...publicVariables,
  ...operationVariables,
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .describe(`one of ${LOG_LEVELS.join(', ')}`),
});
export interface Environment extends z.infer<typeof environmentSchema> {}
