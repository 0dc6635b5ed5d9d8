import record from 'shared-record/locales/el.json';
import ui from 'shared-ui/locales/el.json';
import shell from '../locales/el.json';

export const messages = { shell, 'shared-record': record, 'shared-ui': ui };
