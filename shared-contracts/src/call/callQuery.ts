/**
 * One query parameter of a call; all may be left out, but for a text that `isRequired`, which the rules of the record it belongs to ask for.
 *
 * - text: as it came, also an empty one; 400 where it is longer than maxLength, in characters, which is that of the record's member too
 * - record: id of a record; what can be none is answered with 404
 * - whole: whole number within the bounds; 400 otherwise. `default`: what counts when it is left out
 */
export type QueryParameter =
  | {
      readonly type: 'text';
      readonly description: string;
      readonly maxLength?: number;
      readonly isRequired?: true;
    }
  | { readonly type: 'record'; readonly description: string }
  | {
      readonly type: 'whole';
      readonly description: string;
      readonly minimum: number;
      readonly maximum?: number;
      readonly default: number;
    };
export type QueryParameters = Readonly<Record<string, QueryParameter>>;

type ValueOf<Parameter extends QueryParameter> = Parameter['type'] extends 'text' ? string : number;

/** The same as the server's handler gets them: what has a default is always there. */
export type ReadQueryValues<Parameters extends QueryParameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends { readonly type: 'whole' }
    ? number
    : ValueOf<Parameters[Name]> | undefined;
};

/** Values of query parameters by name, as a client gives them. */
export type QueryValues<Parameters extends QueryParameters> = {
  readonly [Name in keyof Parameters]?: ValueOf<Parameters[Name]> | undefined;
};
