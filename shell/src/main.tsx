import { markShell } from './boot/tellMissingShell.ts';
import { startPortal } from './start/startPortal.tsx';

markShell();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');
void startPortal(root);
