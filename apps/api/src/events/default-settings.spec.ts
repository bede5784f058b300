import { expect, it } from 'vitest';
import { defaultSettings } from '#contracts';
import { plainSettings } from '#tournament';

it('offers for a new event what the tournament takes for granted, but for the cut', () => {
  // Defined twice, because the contracts that a browser loads import nothing, and the tournament
  // imports no contracts.
  expect({ ...defaultSettings, cutSize: plainSettings.cutSize }).toEqual(plainSettings);
});
