/** What a folder's tests set up says nothing about its place among the others, so they are left out; hence a configuration of its own. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Folders of the api and of the application layer depend on each other in one direction.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(libs/application|apps/api)/src/' },
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles-in-rules',
      comment: 'Chapters of the rulebook refer to each other; what stands beside them does not.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^libs/rules/src/[^/]+$' },
      to: { circular: true, viaOnly: { path: '^libs/rules/src/[^/]+$' } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.ts$|^apps/api/test/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
