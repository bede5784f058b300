/** The name of an event in a fault. */
export const placeOf = (streamId: string, version: number): string => `${streamId}@${version}`;
