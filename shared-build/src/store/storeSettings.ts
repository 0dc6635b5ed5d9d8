/**
 * Where the built portal is kept instead of in a folder.
 *
 * - address: `s3://bucket/prefix`, for people
 * - base: address of the objects, ending in `/`
 * - maps: where source maps are kept, apart from what is served; undefined where they stay away
 * - writesPage: whether these credentials write the page; else somebody does who may: decision 0037
 */
export type StoreSettings = {
  readonly address: string;
  readonly base: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  readonly writesPage: boolean;
  readonly maps: Pick<StoreSettings, 'address' | 'base'> | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Says where the store is: a command that has it in a folder is not to see it. */
export const STORE_VARIABLE = 'RELEASE_STORE';
/** Says where the source maps of releases in a store are. */
export const MAPS_VARIABLE = 'RELEASE_MAPS';
/** Folders of a portal's store that are given to everybody. */
const SERVED = /^(?:m|shell|registry)(?:\/|$)/;

/**
 * Reads the store's settings; undefined without `RELEASE_STORE`, when the portal is a folder.
 *
 * Throws an Error that names a setting which is missing or cannot be read.
 */
export function storeSettings(environment: Environment = process.env): StoreSettings | undefined {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const required = (name: string) => {
    const given = value(name);
    if (given === undefined) throw new Error(`${STORE_VARIABLE} needs ${name}.`);
    return given;
  };
  const address = value(STORE_VARIABLE);
  if (address === undefined) return undefined;
  const page = value('RELEASE_PAGE') ?? 'here';
  if (page !== 'here' && page !== 'elsewhere')
    throw new Error(`RELEASE_PAGE is here or elsewhere, not ${page}.`);
  const region = value('AWS_REGION') ?? value('AWS_DEFAULT_REGION') ?? 'us-east-1';
  const placeOf = (variable: string, written: string) => ({
    address: written,
    base: baseOf(variable, written, value('RELEASE_STORE_ENDPOINT'), region),
  });
  const store = placeOf(STORE_VARIABLE, address);
  const mapsAddress = value(MAPS_VARIABLE);
  const maps = mapsAddress === undefined ? undefined : placeOf(MAPS_VARIABLE, mapsAddress);
  if (maps !== undefined && isServedBelow(store.base, maps.base))
    throw new Error(
      `${MAPS_VARIABLE} is a place of its own, such as s3://portal-maps: ${mapsAddress} is served to everybody.`,
    );
  return {
    ...store,
    maps,
    region,
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: value('AWS_SESSION_TOKEN'),
    writesPage: page === 'here',
  };
}

function baseOf(variable: string, address: string, endpoint: string | undefined, region: string): string {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(address) ?? [];
  if (bucket === undefined || prefix.split('/').some((part) => /^\.+$/.test(part)))
    throw new Error(`${variable} is s3://bucket or s3://bucket/prefix, not ${address}.`);
  const path = prefix.replace(/^\/+|\/+$/g, '');
  return [bucketAddress(endpoint, bucket, region), path]
    .filter((part) => part !== '')
    .join('/')
    .concat('/');
}

/** Tells whether a place is that of the portal itself, or one of the folders in it that are served. */
function isServedBelow(portal: string, place: string): boolean {
  return place === portal || (place.startsWith(portal) && SERVED.test(place.slice(portal.length)));
}

function bucketAddress(endpoint: string | undefined, bucket: string, region: string): string {
  if (endpoint === undefined) return `https://${bucket}.s3.${region}.amazonaws.com`;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error(`RELEASE_STORE_ENDPOINT is an address such as https://s3.example.org, not ${endpoint}.`);
  return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
}
