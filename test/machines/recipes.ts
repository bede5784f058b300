import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { CLIENT } from '../../tools/client/generate.js';

const run = promisify(execFile);
const place = path.resolve('.cache/recipes');
const installed = path.join(place, 'node_modules/conclave-client');

/** The programs of the package's README, by their names. */
export const recipes: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(path.resolve('tools/client/package/README.md'), 'utf8').matchAll(
      /```ts\n([^]*?)```/g,
    ),
  ].map(([, code = '']) => [/^\/\/ (\S+)\.ts\n/.exec(code)?.[1] ?? '', code]),
);

/** What the compiler says of these files and of everything that they import, by line. */
const compile = (files: readonly string[], options: ts.CompilerOptions): string[] => {
  const program = ts.createProgram([...files], options);
  const faults = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  return faults.map(
    ({ file, start = 0, messageText }) =>
      `${path.basename(file?.fileName ?? '')}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
};

const packageOptions = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(path.join(CLIENT, 'tsconfig.json'), ts.sys.readFile);
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, CLIENT).options,
    outDir: path.join(installed, 'dist'),
  };
};

/**
 * Builds the package as it is published, puts it where a program of somebody else
 * finds it, and the recipes and `others` beside it. Tells what the compiler says.
 */
export const installPackage = (
  others: Readonly<Record<string, string>> = {},
): readonly string[] => {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  const manifest = readFileSync(path.join(CLIENT, 'package.json'), 'utf8');
  writeFileSync(path.join(installed, 'package.json'), manifest);
  const built = compile([path.join(CLIENT, 'src/index.ts')], packageOptions());
  writeFileSync(path.join(place, 'package.json'), '{"type":"module"}');
  const programs = Object.entries({ ...Object.fromEntries(recipes), ...others }).map(
    ([name, code]) => {
      const file = path.join(place, `${name}.ts`);
      writeFileSync(file, code);
      return file;
    },
  );
  return [
    ...built,
    ...compile(programs, {
      target: ts.ScriptTarget.ES2022,
      lib: [
        'lib.es2023.d.ts',
        'lib.dom.d.ts',
        'lib.dom.iterable.d.ts',
        'lib.dom.asynciterable.d.ts',
      ],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [path.resolve('node_modules/@types')],
    }),
  ];
};

type Settings = Readonly<Record<'CONCLAVE' | 'TOKEN' | 'EVENT', string>>;

/** Runs a recipe to its end; what it prints, line by line. */
export const runRecipe = async (
  name: string,
  settings: Settings,
  words: readonly string[] = [],
): Promise<readonly string[]> => {
  const program = path.join(place, `${name}.js`);
  const { stdout } = await run(process.execPath, [program, ...words], {
    env: { ...process.env, ...settings },
  });
  return stdout.trim().split(/\r?\n/);
};

/** Starts a recipe that waits; `act` is done when it prints for the first time. */
export const followRecipe = (
  name: string,
  settings: Settings,
  act: () => Promise<unknown>,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(place, `${name}.js`)], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 60_000,
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (printed === '') act().catch(reject);
      printed += chunk.toString();
    });
    child.on('error', reject).on('exit', (code) => {
      if (code === 0) resolve(printed.trim());
      else reject(new Error(`${name} ended with ${code}, after: ${printed}`));
    });
  });

export const clearPlace = (): void => rmSync(place, { recursive: true, force: true });
