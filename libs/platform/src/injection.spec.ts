import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { describe, expect, it } from 'vitest';
import { Dependencies, provide, token } from './injection.js';

interface Clock {
  now(): string;
}
class Store {
  #events = ['first'];
  all(): readonly string[] {
    return this.#events;
  }
}
const CLOCK = token<Clock>('Clock');
const clock: Clock = { now: () => 'noon' };

@Injectable()
@Dependencies(Store, CLOCK)
class Reader {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  read(): string {
    return `${this.store.all().join()} at ${this.clock.now()}`;
  }
}

describe('typed dependencies', () => {
  it('reach the constructor in their order', async () => {
    @Module({
      providers: [Reader, provide(Store, [], () => new Store()), provide(CLOCK, [], () => clock)],
    })
    class Parts {}
    const app = await NestFactory.createApplicationContext(Parts, { logger: false });
    expect(app.get(Reader).read()).toBe('first at noon');
    await app.close();
  });

  it('do not compile when they are swapped, missing or of another type', () => {
    // @ts-expect-error the order is another than the constructor's
    Dependencies(CLOCK, Store)(Reader);
    // @ts-expect-error one is missing
    Dependencies(Store)(Reader);
    // @ts-expect-error the parts of the function come in the order of the tokens
    provide(Reader, [CLOCK, Store], (store: Store, time: Clock) => new Reader(store, time));
    // @ts-expect-error what is made is not what the token stands for
    provide(CLOCK, [], () => new Store());
  });
});
