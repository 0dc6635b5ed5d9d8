import { shellConfig } from 'shared-build/shellConfig';

export default shellConfig();
