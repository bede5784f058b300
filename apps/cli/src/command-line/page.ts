import { asWritten, NAME } from './run.js';
import { isGroup, type SingleVerb, type Topic, type Verb, verbsBelow } from './verb.js';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const rowOf = (written: string, summary: string): string =>
  `| \`${cell(written)}\` | ${cell(summary)} |`;

const SHAPES = {
  one: (name: string) => name.toUpperCase(),
  optional: (name: string) => `[${name.toUpperCase()}]`,
  several: (name: string) => `[${name.toUpperCase()}...]`,
} as const;

const shownFallback = (fallback: unknown): string =>
  (typeof fallback === 'string' || typeof fallback === 'number') && fallback !== ''
    ? ` (${fallback})`
    : '';

const optionRows = ({ options, result }: SingleVerb): string[] => [
  ...Object.entries(options).map(([name, { placeholder, summary, fallback, isRequired }]) =>
    rowOf(
      `--${asWritten(name)}${placeholder === null ? '' : ` ${placeholder}`}`,
      `${summary}${shownFallback(fallback)}${isRequired ? '; required' : ''}`,
    ),
  ),
  ...(result === undefined ? [] : [rowOf('--json', `one line of JSON: ${result}`)]),
];

const argumentRows = (verb: SingleVerb): string[] =>
  Object.entries(verb.arguments).map(([name, { kind, summary }]) =>
    rowOf(SHAPES[kind](name), summary),
  );

const callOf = (path: string, verb: SingleVerb): string =>
  [
    `npx ${NAME} ${path}`,
    ...Object.entries(verb.arguments).map(([name, { kind }]) => SHAPES[kind](name)),
    ...(Object.keys(verb.options).length > 0 || verb.result !== undefined ? ['[options]'] : []),
  ].join(' ');

const sectionOf = (path: string, verb: SingleVerb): string[] => {
  const rows = [...argumentRows(verb), ...optionRows(verb)];
  return [
    `### ${path}`,
    '',
    `\`${callOf(path, verb)}\`: ${verb.summary}.`,
    ...(verb.details ? ['', verb.details] : []),
    ...(rows.length > 0 ? ['', '| word | |', '| --- | --- |', ...rows] : []),
    ...(verb.examples.length > 0
      ? ['', ...verb.examples.map((each) => `    npx ${NAME} ${each}`)]
      : []),
    '',
    `Ends with 1: ${verb.failure}.`,
    '',
  ];
};

const partsOf = (verb: Verb): string[] => [
  ...(isGroup(verb)
    ? [`### ${verb.name}`, '', `${verb.summary}.`, ...(verb.details ? ['', verb.details] : []), '']
    : sectionOf(verb.name, verb)),
  ...verbsBelow(verb).flatMap((each) =>
    sectionOf(`${verb.name} ${each.name}`, each).map((line) => line.replace(/^### /, '#### ')),
  ),
];

const HEAD = [
  '# Commands',
  '',
  '<!-- Written by `npx conclave commands` from the definitions of the verbs; do not edit by hand. -->',
  '',
  `\`npx ${NAME} VERB\` from the root of a checkout, \`${NAME} VERB\` in a container: there the verbs under "Running a server" and "Events in files".`,
  `\`npx ${NAME} --help\` lists them, \`npx ${NAME} VERB --help\` says how one is called. Exit codes: 0 fine, 1 something was found or it failed, 2 called in a way that`,
  'makes no sense. Server and database are those of `npm start`, unless `DATABASE_URL` and its neighbours name others ([settings](operations.md)).',
  '',
];

const TAIL =
  'Interface description: `/docs` of a running server. Health: `/health`, `/ready`, `/metrics`. Deployment beyond one machine: [operations.md](operations.md).';

/** docs/commands.md, generated from the definitions. */
export const commandsPage = (topics: readonly Topic[]): string =>
  [
    ...HEAD,
    ...topics.flatMap(({ title, verbs }) => [`## ${title}`, '', ...verbs.flatMap(partsOf)]),
    TAIL,
    '',
  ].join('\n');
