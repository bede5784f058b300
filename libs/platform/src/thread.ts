import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * In a process that runs from sources, the thread must first register TypeScript and the imports of
 * this project.
 */
const fromSource = (file: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;

/**
 * A worker thread that runs a module of this project, both from sources and from the build.
 * `module`: the module's address without its extension; `from`: the address of the caller
 * (`import.meta.url`).
 */
export const startThread = (
  module: string,
  from: string,
  options: Pick<WorkerOptions, 'workerData' | 'transferList' | 'resourceLimits'> = {},
): Worker => {
  const isSource = from.endsWith('.ts');
  const file = new URL(`${module}${isSource ? '.ts' : '.js'}`, from);
  return isSource
    ? new Worker(fromSource(file.href), {
        ...options,
        eval: true,
        execArgv: ['--conditions=source'],
      })
    : new Worker(file, options);
};
