import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { type DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Describe, type Description } from '../http/describe.js';
import { IdPipe } from '../http/id.pipe.js';
import { Admit, type AdmissionKind, ForTokens, type TokenReach } from './admission.js';

/** A route as its handler declares it. */
export interface AdmittedRoute {
  /** `GET`, `POST` ... */
  readonly method: string;
  /** With parameters in braces: `/api/pods/{podId}`. */
  readonly path: string;
  /** The controller and the method that answer it. */
  readonly handler: string;
  /** How callers are admitted; undefined: nobody is. */
  readonly kind: AdmissionKind | undefined;
  readonly tokens: TokenReach;
  /** The failure codes for malformed ids in the path. */
  readonly unknown: readonly string[];
  readonly takesBody: boolean;
  /** Its documentation; undefined if that is derived from something else. */
  readonly described: Description | undefined;
}

/** Nest's metadata about the parameters of a handler, by `<kind>:<index>`. */
type Taken = Readonly<Record<string, { readonly pipes: readonly unknown[] }>>;

type Handler = (...parts: never[]) => unknown;

const scanner = new MetadataScanner();
const reflector = new Reflector();

const pathsIn = (target: object): readonly string[] =>
  [Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined].flat().map(String);

const joinPath = (...parts: readonly string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .map((part) => part.replace(/^:(\w+)$/, '{$1}'))
    .join('/')}`;

/** The routes of a controller, from the decorators that declare them. */
export const routesOfController = (controller: Type): readonly AdmittedRoute[] => {
  const prototype = controller.prototype as Readonly<Record<string, Handler>>;
  return scanner.getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (!handler || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
    const taken = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Taken;
    const facts = {
      method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod],
      handler: `${controller.name}.${name}`,
      kind: reflector.getAllAndOverride(Admit, [handler, controller]),
      tokens: reflector.getAllAndOverride(ForTokens, [handler, controller]) ?? {},
      unknown: Object.values(taken).flatMap(({ pipes }) =>
        pipes.flatMap((pipe) => (pipe instanceof IdPipe ? pipe.code : [])),
      ),
      described: reflector.get(Describe, handler),
      takesBody: Object.keys(taken).some((key) => key.startsWith(`${RouteParamtypes.BODY}:`)),
    };
    return pathsIn(controller).flatMap((base) =>
      pathsIn(handler).map((path) => ({ ...facts, path: joinPath(base, path) })),
    );
  });
};

/** The routes of all controllers of the application. */
export const admittedRoutes = (discovery: DiscoveryService): readonly AdmittedRoute[] =>
  discovery
    .getControllers()
    .flatMap(({ metatype }) => (metatype ? routesOfController(metatype as Type) : []));
