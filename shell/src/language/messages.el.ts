import ui from 'shared-ui/locales/el.json';
import shell from '../locales/el.json';

export const messages = { shell, 'shared-ui': ui };
