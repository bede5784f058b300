/** The name under which the seed of an event's Sealed boosters is sealed. */
export const poolSeedName = 'pools';
