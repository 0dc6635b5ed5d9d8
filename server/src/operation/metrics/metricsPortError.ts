/** Thrown when metrics cannot be given at the address of METRICS_HOST and METRICS_PORT. The message is for whoever starts the portal. */
export class MetricsPortError extends Error {
  override readonly name = 'MetricsPortError';
}
