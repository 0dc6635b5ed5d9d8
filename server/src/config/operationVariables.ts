import * as z from 'zod';
import { webAddress, wholeNumber } from './variableShapes.ts';

/** Variables of what whoever runs the portal sees of it. */
export const operationVariables = {
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .describe('a port number from 1 to 65535, another one than PORT, on which metrics are given'),
  METRICS_HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/)
    .optional()
    .describe('a host name or address to give metrics on, such as localhost or 0.0.0.0'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional()
    .describe(
      'a secret word of 16 letters or more, without blanks, that whoever asks for metrics has to say',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe('the address of a collector that traces are sent to, such as http://localhost:4318'),
  OTEL_SERVICE_NAME: z.string().optional().describe('the name of this server in traces'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d+|1\.0+)$/)
    .transform(Number)
    .optional()
    .describe('the share of calls that are traced, from 0 to 1, such as 0.1'),
};
