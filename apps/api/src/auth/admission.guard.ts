import type { CanActivate, ExecutionContext, OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forbiddenFailure } from '../http/failure.js';
import { Dependencies } from '#platform';
import { Admit, asksWho, isForPersons, noteCaller, wayOf } from './admission.js';
import { admittedRoutes } from './admitted-routes.js';
import { personOf, RequestAdmission } from './request-admission.js';

/**
 * Guards every route: admits callers as the route declares (`@Admit`), and nobody if it declares
 * nothing. A server with such a route does not even start.
 */
@Dependencies(Reflector, RequestAdmission, DiscoveryService)
export class AdmissionGuard implements CanActivate, OnModuleInit {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: RequestAdmission,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const shut = admittedRoutes(this.discovery)
      .filter(({ kind }) => kind === undefined)
      .map(({ handler }) => handler);
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
    if ('address' in way) await this.callers.admitAddress(request, way.address);
    if (!asksWho(way)) return true;
    const asker = await this.callers.identity.asker(request);
    if ('known' in way) await this.callers.count(request, asker, way);
    if (isForPersons(way)) personOf(asker);
    noteCaller(request, asker);
    return true;
  }
}
