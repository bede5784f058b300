import { expect, it } from 'vitest';
import type { Signer } from '#checkpoints';
import type { RecordedEvent } from '#event-store';
import { GuestCodes } from '../people/guest-codes.js';
import { RescueKeys } from '../people/rescue-keys.js';
import { acceptance } from './acceptance.js';

const here = 'the secret of this server';
const codeIssuedWith = (secret: string): RecordedEvent => {
  const codes = new GuestCodes(secret);
  const codeHash = codes.hashOf('ana', codes.madeBy('register-1', 'ana'));
  return {
    type: 'GuestCodeIssued',
    globalPosition: 7,
    data: { playerId: 'ana', codeHash, issue: 1, devicesFrom: 0 },
    meta: { commandId: 'register-1' },
  } as unknown as RecordedEvent;
};
const answerTo = (event: RecordedEvent) =>
  acceptance({}, [event], {
    codes: new GuestCodes(here),
    rescueKeys: new RescueKeys(here),
    receipts: {} as Signer,
  });

it('shows a registration that is sent again its code', () => {
  expect(answerTo(codeIssuedWith(here)).guestCode).toBe(
    new GuestCodes(here).madeBy('register-1', 'ana'),
  );
});

it('tells no code to one that another server answered, before the event moved here', () => {
  expect(answerTo(codeIssuedWith('of another server'))).toEqual({
    kind: 'accepted',
    position: 7,
    ids: {},
  });
});
