/** The arrows of CONTRIBUTING.md, checked. */
const pure = '^libs/(rules|cards|formats|match|tournament|draft|chance|games|exchange)/';
const only = (from, allowed) => ({
  name: `${from}-imports-only`,
  severity: 'error',
  from: { path: `^libs/${from}/src`, pathNot: '\\.spec\\.ts$' },
  to: {
    path: '^(libs|apps|test|infra|prisma)/',
    pathNot: [
      `^libs/(${[from, ...allowed].join('|')})/`,
      ...(from === 'event-store' || from === 'read-models' ? ['^prisma/generated/'] : []),
    ],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: { pathNot: '^prisma/generated/' },
      to: { circular: true },
    },
    only('rules', []),
    only('cards', ['rules']),
    only('formats', ['rules', 'cards', 'chance']),
    only('match', ['games', 'formats', 'rules', 'cards', 'event-store']),
    only('chance', ['rules']),
    only('games', ['formats', 'rules', 'cards', 'chance']),
    only('tournament', ['games', 'formats', 'rules', 'cards', 'chance']),
    only('draft', ['formats', 'rules', 'cards', 'chance']),
    only('event-store', []),
    only('read-models', [
      'tournament',
      'games',
      'match',
      'draft',
      'formats',
      'cards',
      'event-store',
      'contracts',
    ]),
    only('application', [
      'games',
      'checkpoints',
      'tournament',
      'match',
      'draft',
      'formats',
      'cards',
      'chance',
      'event-store',
      'read-models',
      'contracts',
      'platform',
    ]),
    only('contracts', []),
    only('exchange', ['contracts']),
    only('platform', []),
    only('checkpoints', ['event-store']),
    only('handover', ['tournament', 'match', 'event-store', 'read-models', 'platform']),
    only('infrastructure', ['application', 'event-store', 'platform']),
    only('accounts', ['event-store', 'platform']),
    only('webhooks', ['tournament', 'match', 'event-store', 'contracts', 'platform']),
    only('push', ['event-store']),
    only('client', ['contracts', 'chance']),
    only('bots', ['client', 'contracts', 'chance', 'draft', 'formats', 'cards']),
    {
      name: 'pure-core',
      comment: 'The pure libraries know no framework, database, clock or environment.',
      severity: 'error',
      from: { path: pure, pathNot: '\\.spec\\.ts$' },
      to: {
        dependencyTypes: [
          'npm',
          'npm-dev',
          'npm-optional',
          'npm-peer',
          'npm-no-pkg',
          'npm-unknown',
          'core',
        ],
        // Pure functions without packages of their own.
        pathNot: '^node_modules/(fastest-levenshtein|papaparse|@types/papaparse|zod)/',
      },
    },
    {
      name: 'web-sees-contracts-only',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: {
        path: '^(libs|apps|prisma)/',
        pathNot: '^(libs/contracts|libs/games/src/xwing/judge|apps/web)/',
      },
    },
    {
      name: 'apps-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'public-doors',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/' },
      to: {
        path: '^libs/([^/]+)/src/(?!index\\.ts|xwing/judge/index\\.ts)',
        pathNot: '^$1/$2/',
      },
    },
    {
      name: 'no-feature-to-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^apps/web/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
