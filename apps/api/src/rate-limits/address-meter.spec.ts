import { expect, it } from 'vitest';
import { AddressMeter, meterRules } from './address-meter.js';

const { max, seconds } = meterRules['unknown-route'];

it('lets an address do so much in its time, and nobody else wait for it', () => {
  let now = 1_000;
  const meter = new AddressMeter(true, () => now);
  meter.take('unknown-route', 'hall', max);
  expect(() => meter.take('unknown-route', 'hall')).toThrow('request/too-many');
  meter.take('unknown-route', 'elsewhere');
  meter.take('request', 'hall');
  now += seconds * 1_000;
  meter.take('unknown-route', 'hall');
});

it('counts nothing where limits are off', () => {
  const meter = new AddressMeter(false);
  expect(() => meter.take('unknown-route', 'hall', max + 1)).not.toThrow();
});
