import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { createLogger, readConfiguration } from '#platform';
import { AppModule } from '../../apps/api/src/app.module.js';
import { routesOfController } from '../../apps/api/src/auth/admitted-routes.js';
import { openApiOfVersion } from '../../apps/api/src/docs/openapi.js';

type Module = Type | DynamicModule;

const membersOf = <T>(module: Module, key: 'imports' | 'controllers'): readonly T[] => {
  const [type, more] = 'module' in module ? [module.module, module[key] ?? []] : [module, []];
  const declared = (Reflect.getMetadata(MODULE_METADATA[key.toUpperCase() as 'IMPORTS'], type) ??
    []) as T[];
  return [...declared, ...(more as T[])];
};

/** The controllers of a module and of all its imports, each once; nothing is started. */
const controllersOf = (module: Module, seen = new Set<Type>()): readonly Type[] => [
  ...membersOf<Type>(module, 'controllers').filter(
    (controller) => !seen.has(controller) && seen.add(controller),
  ),
  ...membersOf<Module>(module, 'imports').flatMap((each) => controllersOf(each, seen)),
];

/** The content of `/docs/v1/openapi.json`, derived from the sources without a server. */
export const describedVersion = (): Record<string, unknown> => {
  const configuration = readConfiguration({
    DATABASE_URL: 'postgresql://nowhere/none',
    REDIS_URL: 'redis://nowhere',
    CONCLAVE_SECRET: 'described and never started, so it guards nothing',
  });
  const module = AppModule.with(configuration, createLogger('api', configuration));
  const routes = controllersOf(module).flatMap(routesOfController);
  const { servers: _none, ...document } = openApiOfVersion('', routes);
  return document as unknown as Record<string, unknown>;
};
