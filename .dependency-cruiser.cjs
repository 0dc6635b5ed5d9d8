const MODULES = '^mfe-[a-z-]+/';
/** What runs in a browser, and what its screens stand on. */
const BROWSER = '^(shell|mfe-[a-z]+|shared-[a-z]+)/src/';
const TESTS = '\\.test\\.tsx?$';
/** The floors of the contracts from the ground up. What is said of the records of every set as types alone (`sets/entityOf.ts`) is known on all of them. */
const CONTRACT_FLOORS = [
  '(text|dates|errors|rights|call)/',
  'members/',
  'reference/',
  'institutions/',
  '(session|factsheets)/',
  'agreements/',
  '(applications|exchange)/',
  '(sets|bulk|officers|overview|people|places|releases|reminders|views)/',
  '(notes|portal|report)/',
  'calls\\.ts',
];
/** The floors of the records engine from the ground up. */
const RECORD_FLOORS = [
  '(addressed\\.ts|model/|query/|sql/)',
  '(grants/|read/cost/)',
  'read/compile/',
  'read/filter/',
  'read/shape/',
  'read/(item|list)/',
  '(read/[a-zA-Z]+\\.ts|changes/)',
  'save/',
];
/** The floors of rooms of the server, and of its scripts, that have rooms of their own, from the ground up; files beside those rooms stand above all of them, unless they are named. */
const INNER_FLOORS = {
  'server/src/platform': ['problems/', '(bodies|query|requests)/', '(answers|tokens)/', 'calls/', 'running/'],
  'server/src/records/save': ['stored/', 'posted/', 'merge/', 'write/', 'transaction/'],
  'server/src/data/rules': [
    'memberErrors\\.ts$',
    '(institutions|people)/',
    'nested/',
    'agreements/',
    '(applications|factsheets)/',
  ],
  'server/src/exchange/store': [
    '(boundedTexts|shortReason|tables|userName)\\.ts$',
    '(copies|factsheets|incoming|node|outgoing)/',
    'evidence/',
  ],
  'server/src/demonstration/sample': [
    'chance/',
    'context/',
    'staff/',
    'partners/',
    'agreements/',
    'applications/',
  ],
  'scripts/lib': [
    '(patience|places|plainError|processTree|runCommand|say)\\.mjs$',
    'rules/',
    'packages/',
    '(install|running|tests)/',
    'nodeTests/',
  ],
};
/** The floors of the shell and of the packages that every screen stands on, from the ground up; entry points stand above all of them. Rooms of one floor do not know each other. */
const PACKAGE_FLOORS = {
  'shared-ui': [
    '(download|errors|format|icon|language|locales|module|print|theme)/',
    '(overlay|page|tabs|text)/',
    '(action|layout)/',
    '(combobox|day|feedback|wizard)/',
    '(fields|list|provider)/',
    'richText/',
    'testing/',
  ],
  'shared-auth': ['(checks|kept|user)/', 'session/', '(permissions|testing)/'],
  'shared-client': ['(api|worker)/', '(changes|mutation)/', 'provider/', 'testing/'],
  'shared-record': [
    '(errors|export|focus|history|leaving|locales|map|names|notes|steps|texts)/',
    '(conflict|editing|entries|follow|officers|reference|views)/',
    '(list|save)/',
    'drafts/',
    'wizard/',
    'testing/',
  ],
  shell: [
    '(lib|locales|offered|registry|university)/',
    '(appearance|trials)/',
    'boot/',
    'releaseFiles/',
    'faults/',
    'modules/',
    '(language|menu|page|testing)/',
    '(modulePage|releasePages|tour)/',
    'about/',
    '(search|signIn)/',
    'frame/',
    'routing/',
    'start/',
  ],
};
/** The same of rooms within a room, which is parted since it held too many files to be read at a glance. */
const ROOM_FLOORS = {
  'shared-auth/src/session': ['tabs/', 'identity/', 'keeper/'],
  'shell/src/about': ['(text|news)/', '(help|privacy|statement)/', 'newsPage/'],
  'shell/src/modules': ['loading/', 'ahead/'],
  'mfe-agreements/src/features/agreementView/model': ['(copies|details|notes)/', 'actions/'],
  'mfe-agreements/src/features/agreementWizard/model': ['(form|saving)/', '(checks|names)/'],
  'mfe-applications/src/features/applicationForm/model': ['(answers|saving)/', 'form/', 'steps/'],
  'mfe-factsheets/src/features/factsheetView/components': ['parts/', '(cells|refresh|sections)/', 'look/'],
  'mfe-factsheets/src/features/factsheetView/components/cells': ['cell/', 'entries/', 'sheet/'],
};

/**
 * Rules that hold the rooms of a folder to their floors.
 *
 * - floors: from the ground up, each an expression for the beginning of paths below the folder
 */
function oneWay(folder, floors) {
  const name = folder.replace(/\/src$/, '').replaceAll('/', '-');
  return [
    ...floors.slice(0, -1).map((floor, index) => ({
      name: `${name}-floor-${index + 1}-knows-no-floor-above`,
      comment: 'What two rooms need of each other lies below both, or is a room of its own above them.',
      severity: 'error',
      from: { path: `^${folder}/${floor}`, pathNot: TESTS },
      to: { path: `^${folder}/(${floors.slice(index + 1).join('|')})` },
    })),
    ...floors.flatMap((floor, index) =>
      floor.startsWith('(')
        ? {
            name: `${name}-rooms-of-floor-${index + 1}-know-none-beside-them`,
            comment: 'What one room needs of another lies on a floor below it.',
            severity: 'error',
            from: { path: `^${folder}/${floor}`, pathNot: TESTS },
            to: { path: `^${folder}/${floor}`, pathNot: `^${folder}/$1/` },
          }
        : [],
    ),
    {
      name: `${name}-floors-are-known`,
      comment: 'A new room gets its place among the floors.',
      severity: 'error',
      from: {},
      to: { path: `^${folder}/(?!${floors.join('|')}|[a-zA-Z]+\\.tsx?$)` },
    },
  ];
}

/** The floors of the release machine from the ground up. */
const RELEASE_FLOORS = [
  '(workspace|wording)/',
  '(contents|sharing|signing|supply|texts)/',
  'release/',
  '(compile|registry|newModule)/',
  'portalPage/',
  '(gate|dev)/',
  'publish/',
  '(builds|store)/',
  '(cli|eachPackage)/',
];
/** The floors of the server from the ground up: each knows those below it. */
const SERVER_FLOORS = [
  'config/',
  'platform/',
  'database/',
  'files/',
  'records/',
  'reference/',
  'data/',
  'exchange/',
  'movingIn/',
  'mails/',
  'reminders/',
  'applicationMails/',
  'notes/',
  'releases/',
  'overview/',
  'places/',
  'report/',
  'bulk/',
  'people/',
  'identity/',
  'portal/',
  'operation/',
  'demonstration/',
  'app\\.ts',
  'start/',
  'main\\.ts',
];

/**
 * Who may import whom (docs/decisions and CONTRIBUTING have the table). There is no baseline of old sins: a rule that is broken fails.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or need a third that both import.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-of-types',
      comment:
        'Types alone count as well: whoever reads one of two such files has to read both. A type that both need is a file of its own.',
      severity: 'error',
      from: { path: BROWSER },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Name the package in the package.json of the package that imports it.',
      severity: 'error',
      // Of the shapes of the map there are types alone, in packages under another name: nothing that could be resolved. Rules of lint lie beside
      // the contracts once they are packed.
      from: {
        pathNot: ['^shared-record/src/map/drawEurope\\.ts$', '^scripts/lib/rules/moduleLint\\.mjs$'],
      },
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages-only',
      comment: 'Add the package to the package.json of the package that imports it.',
      severity: 'error',
      from: { pathNot: ['^scripts/', TESTS, '/test/', '^server/bench/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'contracts-know-nobody',
      comment:
        'shared-contracts is what both sides agree on: schemas and types, with the schema library alone.',
      severity: 'error',
      from: { path: '^shared-contracts/src/', pathNot: TESTS },
      to: { pathNot: ['^shared-contracts/src/', '/node_modules/zod/'] },
    },
    ...CONTRACT_FLOORS.slice(0, -1).map((floor, index) => ({
      name: `contracts-${floor.match(/\w+/g).join('-')}-know-no-floor-above`,
      comment:
        'A subject is told in its own room, entities beside their rules and calls; what two need is below both.',
      severity: 'error',
      from: { path: `^shared-contracts/src/${floor}`, pathNot: TESTS },
      to: {
        path: `^shared-contracts/src/(${CONTRACT_FLOORS.slice(index + 1).join('|')})`,
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'contract-floors-are-known',
      comment: 'A new room of the contracts gets its place among the floors.',
      severity: 'error',
      from: {},
      to: { path: `^shared-contracts/src/(?!${CONTRACT_FLOORS.join('|')})` },
    },
    ...Object.entries(PACKAGE_FLOORS).flatMap(([name, floors]) => [
      ...oneWay(`${name}/src`, floors),
      {
        name: `${name}-rooms-know-no-entry-point`,
        comment: 'Entry points stand above the rooms that they offer.',
        severity: 'error',
        // Notes come by themselves, and take what the page has of the package already as a module takes it.
        from: { path: `^${name}/src/.+/`, pathNot: [TESTS, '^shared-record/src/notes/'] },
        to: { path: `^${name}/src/[a-zA-Z]+\\.tsx?$`, pathNot: '^shared-auth/src/logFailure\\.ts$' },
      },
    ]),
    ...Object.entries(ROOM_FLOORS).flatMap(([folder, floors]) => oneWay(folder, floors)),
    ...RELEASE_FLOORS.slice(0, -1).map((floor, index) => ({
      name: `releases-${floor.match(/\w+/g).join('-')}-know-no-floor-above`,
      comment:
        'What a build is, what a release says, what is in force, and what changes that: one above the other.',
      severity: 'error',
      from: { path: `^shared-build/src/${floor}`, pathNot: TESTS },
      to: { path: `^shared-build/src/(${RELEASE_FLOORS.slice(index + 1).join('|')})` },
    })),
    {
      name: 'release-floors-are-known',
      comment: 'A new room of the release machine gets its place among the floors.',
      severity: 'error',
      from: {},
      to: { path: `^shared-build/src/(?!${RELEASE_FLOORS.join('|')})` },
    },
    {
      name: 'ui-knows-contracts-only',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: '^(?!shared-ui/|shared-contracts/|node_modules/|scripts/)[a-z-]+/src/' },
    },
    {
      name: 'auth-knows-contracts-only',
      severity: 'error',
      from: { path: '^shared-auth/' },
      to: { path: '^(?!shared-auth/|shared-contracts/|node_modules/|scripts/)[a-z-]+/src/' },
    },
    {
      name: 'client-knows-auth-and-contracts-only',
      severity: 'error',
      from: { path: '^shared-client/' },
      to: { path: '^(?!shared-(client|auth|contracts)/|node_modules/|scripts/)[a-z-]+/src/' },
    },
    {
      name: 'record-knows-shared-packages-only',
      comment:
        'shared-record stands above shared-ui, shared-client, shared-auth and shared-contracts, and knows nothing else.',
      severity: 'error',
      from: { path: '^shared-record/' },
      to: { path: '^(?!shared-(record|ui|client|auth|contracts)/|node_modules/|scripts/)[a-z-]+/src/' },
    },
    {
      name: 'pdf-knows-client-and-contracts-only',
      comment:
        'shared-pdf asks its workers by shared-client, shows turning text as the API client does, and knows nothing else: what a document says stays in its module.',
      severity: 'error',
      from: { path: '^shared-pdf/' },
      to: { path: '^(?!shared-(pdf|client|contracts)/|node_modules/|scripts/)[a-z-]+/src/' },
    },
    {
      name: 'sheet-knows-client-and-contracts-only',
      comment:
        'shared-sheet asks its worker and reads rows by shared-client, writes CSV as the server reads it, and knows nothing else: what a sheet says stays in its module.',
      severity: 'error',
      from: { path: '^shared-sheet/' },
      to: { path: '^(?!shared-(sheet|client|contracts)/|node_modules/|scripts/)[a-z-]+/src/' },
    },
    {
      name: 'modules-know-no-module',
      comment:
        'Modules meet at run time only: move what two of them need to shared-record, shared-ui, shared-client, shared-auth or shared-contracts.',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+)/' },
      to: { path: MODULES, pathNot: '^$1/' },
    },
    {
      name: 'modules-know-shared-packages-only',
      severity: 'error',
      from: { path: `${MODULES}src/` },
      to: { path: '^(shell|server|ewp|shared-build|e2e)/' },
    },
    {
      name: 'shell-knows-no-module',
      comment: 'The shell loads modules at run time; it never imports one.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^(mfe-[a-z-]+|server|ewp|shared-build|e2e)/' },
    },
    {
      name: 'server-knows-contracts-and-the-network-only',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^(shell|mfe-[a-z-]+|shared-ui|shared-auth|shared-client|shared-record|shared-pdf|shared-sheet|shared-build|e2e)/',
      },
    },
    {
      name: 'build-knows-contracts-only',
      severity: 'error',
      from: { path: '^shared-build/src/' },
      to: {
        path: '^(shell|mfe-[a-z-]+|shared-ui|shared-auth|shared-client|shared-record|shared-pdf|shared-sheet|server|ewp|e2e)/',
      },
    },
    {
      name: 'journeys-know-the-portal-from-outside',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(shell|mfe-[a-z-]+|shared-ui|shared-auth|shared-client|shared-record|shared-pdf|shared-sheet|shared-build|server|ewp)/',
      },
    },
    {
      name: 'features-know-no-sibling',
      comment:
        'Move what two features need to the lib folder of their module. A PDF has no page of its own: other screens offer it, by its one hook or button.',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+/src/features/)([^/]+)/' },
      to: {
        path: '^$1[^/]+/',
        pathNot: [
          '^$1$2/',
          '/agreementPdf/useAgreementPdf\\.ts$',
          '/applicationPdf/ApplicationPdfButton\\.tsx$',
        ],
      },
    },
    {
      name: 'lib-knows-no-feature',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+)/src/lib/' },
      to: { path: '^$1/src/features/' },
    },
    {
      name: 'wizard-parts-know-no-step',
      comment:
        'A step stands above the parts and the model that it is made of; who shows the steps stands above them.',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+/src/features/[^/]+/)(model|components|api)/', pathNot: TESTS },
      to: { path: '^$1steps/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'models-are-plain',
      comment:
        'Derived facts, schemas and flows are tested without a document: no React and no calls in them.',
      severity: 'error',
      from: { path: '/src/features/.+/model/', pathNot: TESTS },
      to: {
        path: [
          '/node_modules/react/',
          '^shared-client/src/api/',
          '/components/',
          '\\.queries\\.ts$',
          '\\.mutations\\.ts$',
        ],
      },
    },
    ...RECORD_FLOORS.slice(0, -1).map((floor, index) => ({
      name: `records-floor-${index + 1}-knows-no-floor-above`,
      comment: 'Reading stands alone; saving may read. What two rooms need is below both.',
      severity: 'error',
      from: { path: `^server/src/records/${floor}`, pathNot: TESTS },
      to: {
        path: `^server/src/records/(${RECORD_FLOORS.slice(index + 1).join('|')})`,
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'record-floors-are-known',
      comment: 'A new room of the engine gets its place among the floors.',
      severity: 'error',
      from: {},
      to: { path: `^server/src/records/(?!${RECORD_FLOORS.join('|')})` },
    },
    ...SERVER_FLOORS.slice(0, -1).map((floor, index) => ({
      name: `server-${floor.replace(/\W.*/, '')}-knows-no-floor-above`,
      comment:
        'Arrows inside the server go down. What a lower floor needs of a higher one comes to it at the start, or belongs lower.',
      severity: 'error',
      from: { path: `^server/src/${floor}`, pathNot: TESTS },
      to: { path: `^server/src/(${SERVER_FLOORS.slice(index + 1).join('|')})` },
    })),
    {
      name: 'server-floors-are-known',
      comment: 'A new room of the server gets its place among the floors.',
      severity: 'error',
      from: {},
      to: { path: `^server/src/(?!${SERVER_FLOORS.join('|')})` },
    },
    ...Object.entries(INNER_FLOORS).flatMap(([room, floors]) => {
      const name = room.replace('server/src/', '').replaceAll('/', '-');
      const top = `(?!${floors.join('|')})[a-zA-Z.]+\\.(ts|mjs)$`;
      return [
        ...floors.map((floor, index) => ({
          name: `${name}-floor-${index + 1}-knows-no-floor-above`,
          comment:
            'What two rooms need of each other lies below both. What the engine is handed in a lower room may name as a type.',
          severity: 'error',
          from: { path: `^${room}/${floor}`, pathNot: TESTS },
          to: {
            path: `^${room}/(${[...floors.slice(index + 1), top].join('|')})`,
            ...(room.startsWith('server/src/records/') && { dependencyTypesNot: ['type-only'] }),
          },
        })),
        {
          name: `${name}-floors-are-known`,
          comment: 'A new room gets its place among the floors.',
          severity: 'error',
          from: {},
          to: { path: `^${room}/(?!${floors.join('|')}|[a-zA-Z.]+\\.(ts|mts|mjs)$)` },
        },
      ];
    }),
    {
      name: 'records-know-no-portal',
      comment:
        'The engine reads and saves records of whatever model, rights and rules it is given. Of the contracts it knows the machinery of records and calls; the names of sets, and what of them follows, are types alone.',
      severity: 'error',
      from: { path: '^server/src/records/', pathNot: TESTS },
      to: {
        path: '^shared-contracts/src/(?!(text|dates|errors|rights|call|members)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'data-has-one-door',
      comment:
        'Records are read, locked and changed through data/records.ts, types included; the app alone registers the data API.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/((data|records)/|app\\.ts)', TESTS] },
      to: { path: '^server/src/(data|records)/', pathNot: '^server/src/data/records\\.ts$' },
    },
    {
      name: 'app-knows-of-data-its-api',
      severity: 'error',
      from: { path: '^server/src/app\\.ts' },
      to: { path: '^server/src/data/', pathNot: '^server/src/data/dataApi\\.ts$' },
    },
    {
      name: 'network-words-stay-in-the-exchange',
      comment:
        'The demonstration plays the network. Nobody else speaks its words; which addresses count as one network, and reading a body no further than a limit, are none of them.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/(exchange|demonstration)/', TESTS],
      },
      to: { path: '^ewp/', pathNot: '^ewp/src/net\\.ts$' },
    },
    {
      name: 'network-words-are-mapped',
      comment:
        'Documents, XML and calls of the network are written and read in mapping/, served/, conditions/, node/ and network/; what happens is told in the words of the portal.',
      severity: 'error',
      from: {
        path: '^server/src/exchange/(services|status|lookups|queue|routes|store)/',
        // It keeps the keys that others sign with.
        pathNot: [TESTS, '^server/src/exchange/store/node/nodeSecrets\\.ts$'],
      },
      to: { path: '^ewp/', pathNot: '^ewp/src/net\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ewp-by-its-entry-points',
      comment: 'Whoever uses the package has its entry points alone: what its package.json exports.',
      severity: 'error',
      from: { pathNot: '^ewp/' },
      to: {
        path: '^ewp/',
        pathNot: [
          '^ewp/src/(index|client|documents|net|node|registry|signature|xml)\\.ts$',
          '^ewp/testing/index\\.ts$',
        ],
      },
    },
    {
      name: 'ewp-stands-alone',
      comment:
        'The words of the network are a library of their own: nothing of the portal is known there, no server and no database.',
      severity: 'error',
      from: { path: '^ewp/' },
      to: { path: '^(?!ewp/|node_modules/|scripts/)[a-z-]+/(src|test|bench)/' },
    },
    {
      name: 'ewp-needs-one-library',
      comment: 'Whoever uses the package gets the XML library with it, and nothing else.',
      severity: 'error',
      from: { path: '^ewp/src/' },
      to: { path: '/node_modules/', pathNot: '/node_modules/(libxml2-wasm|@types)/' },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: {
        pathNot: [
          TESTS,
          '/test/',
          '^ewp/testing/',
          '^server/bench/',
          '^scripts/lib/nodeTests/databases\\.mjs$',
        ],
      },
      to: { path: [TESTS, '^(server|ewp)/test/', '^ewp/testing/'] },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file: delete it, or name it as an entry in knip.json.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          TESTS,
          '/test/',
          '\\.d\\.m?ts$',
          '(^|/)[.a-z-]+\\.config\\.(mjs|ts)$',
          '^e2e/',
          '^server/bench/',
          '^shared-contracts/src/',
          '^shared-build/src/dev/(compileErrors|rendererHook)\\.ts$',
          '^shell/src/offered/',
          '^ewp/examples/',
          '^scripts/lib/tests/jestTogether\\.cjs$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/|^)(dist|coverage|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
