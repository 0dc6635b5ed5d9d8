/** A request that is made to hurt: what it is, who sends it, and how often at the same time. */
export type HostileRequest = {
  readonly name: string;
  readonly by: 'iro' | 'student' | 'guest';
  readonly path: string;
  readonly body?: string;
  /** Media type of the body; `application/json` where it is left out. */
  readonly type?: string;
  readonly times?: number;
};
