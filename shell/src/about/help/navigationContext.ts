import { createContext } from 'react';

/** Changes with each navigation; empty where no router leads from page to page. */
export const NavigationContext = createContext('');
