import record from 'shared-record/locales/en.json';
import ui from 'shared-ui/locales/en.json';
import shell from '../locales/en.json';

export const messages = { shell, 'shared-record': record, 'shared-ui': ui };
