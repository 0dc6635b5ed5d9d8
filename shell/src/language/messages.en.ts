import ui from 'shared-ui/locales/en.json';
import shell from '../locales/en.json';

export const messages = { shell, 'shared-ui': ui };
