const KEY = 'search-opens-with-slash';

/** Whether `/` opens the search; a person who dictates or slips over keys may turn that off (WCAG 2.1.4). */
export function opensWithSlash(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    return true;
  }
}

export function rememberSlash(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'yes' : 'no');
  } catch {
    // A window that keeps nothing asks again next time.
  }
}
