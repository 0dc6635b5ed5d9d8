/**
 * Where the built portal is kept instead of in a folder.
 *
 * - address: `s3://bucket/prefix`, for people
 * - base: address of the objects, ending in `/`
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
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that say where the store is: a command that has it in a folder is not to see them. */
export const STORE_VARIABLE = 'RELEASE_STORE';

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
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(address) ?? [];
  if (bucket === undefined || prefix.split('/').some((part) => /^\.+$/.test(part)))
    throw new Error(`${STORE_VARIABLE} is s3://bucket or s3://bucket/prefix, not ${address}.`);
  const page = value('RELEASE_PAGE') ?? 'here';
  if (page !== 'here' && page !== 'elsewhere')
    throw new Error(`RELEASE_PAGE is here or elsewhere, not ${page}.`);
  const region = value('AWS_REGION') ?? value('AWS_DEFAULT_REGION') ?? 'us-east-1';
  const path = prefix.replace(/^\/+|\/+$/g, '');
  return {
    address,
    base: [bucketAddress(value('RELEASE_STORE_ENDPOINT'), bucket, region), path]
      .filter((part) => part !== '')
      .join('/')
      .concat('/'),
    region,
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: value('AWS_SESSION_TOKEN'),
    writesPage: page === 'here',
  };
}

function bucketAddress(endpoint: string | undefined, bucket: string, region: string): string {
  if (endpoint === undefined) return `https://${bucket}.s3.${region}.amazonaws.com`;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error(`RELEASE_STORE_ENDPOINT is an address such as https://s3.example.org, not ${endpoint}.`);
  return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
}
