/** How a fault names a fact. */
export const placeOf = (streamId: string, version: number): string => `${streamId}@${version}`;
