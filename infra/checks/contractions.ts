/**
 * Changes of a migration that break the previous version, which still runs during an update, each
 * with the SQL by which it begins.
 */
const CONTRACTIONS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['drops a table', /^drop table (?:if exists )?(?<table>\S+)/],
  ['drops a column', /^alter table (?:only )?(?<table>\S+).*\bdrop column\b/],
  ['drops a function', /^drop (?:function|procedure|trigger|view|type|sequence)\b/],
  ['renames', /^alter (?:table|view|type|sequence|function) (?<table>\S+).*\brename\b/],
  [
    'changes a type',
    /^alter table (?:only )?(?<table>\S+).*\balter (?:column )?\S+ (?:set data )?type\b/,
  ],
  ['asks for a value', /^alter table (?:only )?(?<table>\S+).*\bset not null\b/],
  [
    'asks for a value',
    /^alter table (?:only )?(?<table>\S+).*\badd (?:column )?(?:(?!,|default).)*\bnot null\b(?!.*\bdefault\b)/,
  ],
  [
    'asks for more of rows',
    /^alter table (?:only )?(?<table>\S+).*\badd constraint \S+ (?:primary key|unique|check|exclude)\b/,
  ],
  ['asks for more of rows', /^create unique index .*\bon (?:only )?(?<table>[^\s(]+)/],
];

const splitStatements = (sql: string): readonly string[] =>
  sql
    // The body of a function is replaced by one word.
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').replaceAll('"', '').trim().toLowerCase())
    .filter((statement) => statement !== '');

/**
 * The parts of a migration that the previous version cannot handle; tables that the migration
 * itself creates do not count.
 */
export const listContractions = (sql: string): readonly string[] => {
  const statements = splitStatements(sql);
  const made = new Set(
    statements.flatMap((statement) => {
      const table = /^create table (?:if not exists )?([^\s(]+)/.exec(statement)?.[1];
      return table === undefined ? [] : [table];
    }),
  );
  return statements.flatMap((statement) =>
    CONTRACTIONS.flatMap(([name, pattern]) => {
      const found = pattern.exec(statement);
      return found === null || made.has(found.groups?.['table'] ?? '')
        ? []
        : [`${name}: ${statement}`];
    }),
  );
};

/**
 * The release since which nothing uses what a migration removes, as its line `-- Unused since
 * 0.2.0` states.
 */
export const readUnusedSince = (sql: string): string | null =>
  /^-- Unused since (\d+\.\d+\.\d+)$/m.exec(sql)?.[1] ?? null;
