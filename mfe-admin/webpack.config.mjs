import { moduleConfig } from 'shared-build/moduleConfig';

export default moduleConfig('mfe-admin');
