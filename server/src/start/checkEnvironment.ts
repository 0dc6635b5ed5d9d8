import { readSettings } from '../config/environment.ts';
import { startFailureText } from './startFailureText.ts';

// Run before the build: a bad setting is told at once. The server reads the same settings again when it starts.
try {
  readSettings(process.env);
} catch (error) {
  process.stderr.write(`${startFailureText(error, undefined)}\n`);
  process.exitCode = 1;
}
