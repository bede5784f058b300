import type { CanActivate, ExecutionContext, OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbiddenFailure } from '../http/failure.js';
import { Dependencies } from '#platform';
import { Admit, noteCaller, wayOf } from './admission.js';
import { personOf, RequestAdmission } from './request-admission.js';

type Handler = (...parts: never[]) => unknown;

/**
 * Stands before every route: lets callers in as the route says (`@Admit`), and nobody where it says nothing. A server with such a route
 * does not even start.
 */
@Dependencies(Reflector, RequestAdmission, DiscoveryService, MetadataScanner)
export class AdmissionGuard implements CanActivate, OnModuleInit {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: RequestAdmission,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const shut = this.discovery.getControllers().flatMap(({ instance, metatype }) =>
      this.handlersOf(instance as object)
        .filter(
          (handler) =>
            this.reflector.getAllAndOverride(Admit, [handler, metatype ?? handler]) === undefined,
        )
        .map((handler) => `${metatype?.name ?? ''}.${handler.name}`),
    );
    if (shut.length > 0)
      throw new Error(`routes that do not say whom they let in (@Admit): ${shut.join(', ')}`);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const kind = this.reflector.getAllAndOverride(Admit, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (kind === undefined) throw forbiddenFailure();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const way = wayOf(kind);
    if ('open' in way) return true;
    if ('address' in way) await this.callers.admitAddress(request, way.address);
    if ('address' in way && !way.asker) return true;
    const asker = await this.callers.identity.asker(request);
    if ('known' in way) await this.callers.count(request, asker, way);
    if ('known' in way && way.person) personOf(asker);
    noteCaller(request, asker);
    return true;
  }

  private handlersOf(controller: object): readonly Handler[] {
    const prototype = Object.getPrototypeOf(controller) as Readonly<Record<string, Handler>>;
    return this.scanner
      .getAllMethodNames(prototype)
      .flatMap((name) => prototype[name] ?? [])
      .filter((handler) => Reflect.hasMetadata(PATH_METADATA, handler));
  }
}
