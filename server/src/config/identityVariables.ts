import * as z from 'zod';
import { asWritten } from './variableShapes.ts';

/** Environment variables about the provider at which people sign in. */
export const identityVariables = {
  OIDC_ISSUER: asWritten
    .optional()
    .describe('the issuer of an OpenID Connect provider, such as https://login.example.org/realms/apps'),
  OIDC_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional()
    .describe('the id of the client, such as frontend'),
  OIDC_AUDIENCE: z.string().optional().describe('the audience of access tokens, such as account'),
  OIDC_SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/)
    .optional()
    .describe('scopes separated by spaces, openid among them'),
  OIDC_RECHECK: z
    .enum(['true', 'false'])
    .optional()
    .describe('false when the provider must not be asked whether tokens still count, else true'),
  OIDC_ROLE_CLAIM: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/)
    .optional()
    .describe('the name of a claim, such as roles or realm_access.roles'),
  OIDC_NAME_CLAIM: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .describe(
      'the name of the claim by which people are known, such as preferred_username or employee_number',
    ),
  OIDC_OPAQUE_TOKENS: z
    .enum(['introspection', 'userinfo'])
    .optional()
    .describe('introspection or userinfo: which of the two decides about tokens that are no JWT'),
  OIDC_INTROSPECTION_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional()
    .describe('the id of a client that may introspect tokens, such as mobility-portal-server'),
  OIDC_INTROSPECTION_CLIENT_SECRET: z.string().optional().describe("that client's secret"),
};
