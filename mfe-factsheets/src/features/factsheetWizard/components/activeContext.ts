import { createContext } from 'react';

/** Whether the factsheet that is edited is the active one. */
export const ActiveContext = createContext(true);
