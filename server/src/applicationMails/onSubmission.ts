import type { FastifyInstance, FastifyRequest } from 'fastify';

const SET = 'ApplicationStudentStudiesForms';

/** Calls a function when an application may have been submitted, so that its mail need not wait for the next look. */
export function onSubmission(app: FastifyInstance, look: () => void): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (request.method !== 'POST' || statusCode !== 200 || !isOfApplications(request)) return;
    const posted: readonly unknown[] = Array.isArray(request.body) ? request.body : [request.body];
    if (posted.some(leavesDraft)) look();
  });
}

function isOfApplications({ params }: FastifyRequest): boolean {
  return typeof params === 'object' && params !== null && Reflect.get(params, 'set') === SET;
}

function leavesDraft(record: unknown): boolean {
  const status: unknown =
    typeof record === 'object' && record !== null ? Reflect.get(record, 'status') : undefined;
  return status === 'submitted' || status === 'validated';
}
