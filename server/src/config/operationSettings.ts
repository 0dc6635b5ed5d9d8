import type { Environment } from './environmentSchema.ts';

/** Where metrics are given; token: what whoever asks has to say, null for nothing. */
export type MetricsSettings = {
  readonly host: string;
  readonly port: number;
  readonly token: string | null;
};

/** Where traces go; share: of calls that are traced, 0 to 1. */
export type TraceSettings = {
  readonly endpoint: string;
  readonly serviceName: string;
  readonly share: number;
};

/** What whoever runs the portal sees of it; null where it is switched off. */
export type OperationSettings = {
  readonly metrics: MetricsSettings | null;
  readonly traces: TraceSettings | null;
};

export function operationSettings(environment: Environment): OperationSettings {
  const { METRICS_PORT: port, METRICS_TOKEN: token, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = environment;
  return {
    metrics: port === undefined ? null : { host: metricsHostOf(environment), port, token: token ?? null },
    traces:
      endpoint === undefined
        ? null
        : {
            endpoint,
            serviceName: environment.OTEL_SERVICE_NAME ?? 'mobility-portal',
            share: environment.OTEL_TRACES_SAMPLER_ARG ?? 1,
          },
  };
}

/** Without a word metrics are for this machine alone. */
export function metricsHostOf({ METRICS_HOST: host }: Environment): string {
  return host ?? '127.0.0.1';
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
}
