import 'reflect-metadata';
import { Controller, Get, Module, Param, type Type } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type Asker, nobody } from '#application';
import { ApiFailure } from '../http/failure.js';
import { IdPipe } from '../http/id.pipe.js';
import { Admit, Caller, CallerAccount } from './admission.js';
import { AdmissionGuard } from './admission.guard.js';
import { RequestAdmission } from './request-admission.js';

@Controller('open')
class OpenController {
  @Get()
  @Admit('open')
  open(): string {
    return 'open';
  }

  @Get(':matchId')
  @Admit('query')
  counted(
    @Param('matchId', new IdPipe('match/not-found')) matchId: string,
    @Caller() { account }: Asker,
  ): string {
    return `${matchId} ${account?.name ?? 'visitor'}`;
  }
}

@Controller('mine')
@Admit('person')
class OwnController {
  @Get()
  mine(@CallerAccount() account: string): string {
    return account;
  }
}

@Controller('forgotten')
class ForgetfulController {
  @Get()
  told(): string {
    return 'told to everybody';
  }
}

let counted: string[];
let app: NestFastifyApplication | null = null;
afterEach(() => app?.close());

const start = async (
  controllers: readonly Type<object>[],
  {
    asker = nobody,
    unchecked = false,
  }: { readonly asker?: Asker; readonly unchecked?: boolean } = {},
): Promise<NestFastifyApplication> => {
  counted = [];
  const callers = {
    identity: { asker: () => Promise.resolve(asker) },
    count: (_request: unknown, _asker: Asker, kinds: { known: string; visitor: string }) => {
      counted.push(asker.account ? kinds.known : kinds.visitor);
      return Promise.resolve();
    },
  };
  class Guard extends AdmissionGuard {
    override onModuleInit(): void {
      if (!unchecked) super.onModuleInit();
    }
  }
  @Module({
    imports: [DiscoveryModule],
    controllers: [...controllers],
    providers: [
      { provide: RequestAdmission, useValue: callers },
      { provide: APP_GUARD, useClass: Guard },
    ],
  })
  class ToyModule {}
  app = await NestFactory.create<NestFastifyApplication>(ToyModule, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  app.useGlobalFilters({
    catch: (error: unknown, host) => {
      const failure = error instanceof ApiFailure ? error : new ApiFailure(500, String(error));
      void host.switchToHttp().getResponse<FastifyReply>().status(400).send(failure.code);
    },
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
};

const get = async (url: string): Promise<string> => (await app?.inject({ url }))?.body ?? '';

const anna: Asker = { account: { id: 'anna-id', name: 'Anna' }, seats: [] };

describe('the guard before every route', () => {
  it('shuts a route that does not say whom it lets in', async () => {
    await start([OpenController, ForgetfulController], { unchecked: true });
    expect(await get('/forgotten')).toBe('policy/forbidden');
    expect(await get('/open')).toBe('open');
  });

  it('stops a server with such a route from starting', async () => {
    await expect(start([OpenController, ForgetfulController])).rejects.toThrow(
      'ForgetfulController.told',
    );
  });

  it('counts the caller by the kind that the route names, and tells the handler who it is', async () => {
    await start([OpenController]);
    expect(await get('/open/match-1')).toBe('match-1 visitor');
    await start([OpenController], { asker: anna });
    expect(await get('/open/match-1')).toBe('match-1 Anna');
    expect(counted).toEqual(['query']);
  });

  it('counts before an id is looked at that cannot be one', async () => {
    await start([OpenController]);
    expect(await get('/open/..%2F')).toBe('match/not-found');
    expect(counted).toEqual(['visitor-query']);
  });

  it('lets in persons alone where a route is for persons', async () => {
    await start([OwnController]);
    expect(await get('/mine')).toBe('auth/required');
    const token = { tokenId: 't', access: 'act', eventId: null, scopes: null } as const;
    await start([OwnController], { asker: { ...anna, token } });
    expect(await get('/mine')).toBe('token/not-by-token');
    await start([OwnController], { asker: anna });
    expect(await get('/mine')).toBe('anna-id');
  });
});
