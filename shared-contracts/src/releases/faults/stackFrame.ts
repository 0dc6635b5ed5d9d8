/**
 * One place in released code, as a browser names it.
 *
 * - file: path of the file, from `/m/` or `/shell/` on
 * - line, column: from 1 on
 * - name: of the function, as the compressed code has it; empty where nobody knows
 */
export type StackFrame = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly name: string;
};

export const MOST_FRAMES = 12;

export const RELEASED_FILE =
  /^\/(?:m\/(mfe-[a-z]{1,40})|shell)\/([0-9A-Za-z][0-9A-Za-z.+-]{0,79})\/[0-9A-Za-z_][0-9A-Za-z_.-]{0,120}\.js$/;
export const FUNCTION_NAME = /^[\w$.<>]{0,80}$/;
