type Url = { readonly protocol: string; readonly username: string; readonly hostname: string };

/** Browsers and Node.js have it; this package knows the types of neither. */
declare const URL: {
  readonly canParse: (text: string) => boolean;
  new (text: string): Url;
};

/** Reads an address as browsers do; null for what is none. */
export function parseUrl(text: string): Url | null {
  return URL.canParse(text) ? new URL(text) : null;
}
